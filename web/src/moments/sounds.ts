// The sounds of the table, made of tones and noise: no files. Each is at most LONGEST, and those of the moments are 12 dB under the bell
// (tests/web/test_sounds.py measures both): `trim` is what the parts are multiplied by for that.

export const SOUNDS = ["bell", "coin", "thud", "rubble", "page", "wood", "fanfare", "chord", "barred", "clock"] as const;
export type Sound = (typeof SOUNDS)[number];
export const LONGEST = 450; // milliseconds

/** Frequencies in hertz, times in milliseconds; `to`: where the frequency glides to; `low`: what is above is taken away. */
interface Tone {
  wave: OscillatorType;
  from: number;
  to?: number;
  ms: number;
  gain: number;
  at?: number;
  low?: number;
}
interface Noise {
  filter: "lowpass" | "highpass" | "bandpass";
  from: number;
  to?: number;
  ms: number;
  gain: number;
  at?: number;
  brown?: boolean;
}
interface Recipe {
  trim: number;
  tones?: Tone[];
  noises?: Noise[];
}
const ATTACK = 4;
const SILENCE = 0.0001;
const RISE = 1.02; // in pitch, for each of several coins

const RECIPES: Record<Sound, Recipe> = {
  bell: {
    trim: 1,
    tones: [
      { wave: "sine", from: 660, ms: 420, gain: 0.18 },
      { wave: "sine", from: 990, ms: 320, gain: 0.09 },
    ],
  },
  coin: {
    trim: 0.8,
    tones: [
      { wave: "triangle", from: 1320, ms: 70, gain: 0.12 },
      { wave: "triangle", from: 1980, ms: 70, gain: 0.08, at: 30 },
    ],
  },
  thud: {
    trim: 0.194,
    tones: [{ wave: "sine", from: 70, to: 40, ms: 180, gain: 0.5 }],
    noises: [{ filter: "lowpass", from: 400, ms: 30, gain: 0.3 }],
  },
  rubble: {
    trim: 1.09,
    noises: [
      { filter: "bandpass", from: 900, to: 200, ms: 420, gain: 0.3, brown: true },
      { filter: "bandpass", from: 750, to: 200, ms: 330, gain: 0.23, at: 90, brown: true },
      { filter: "bandpass", from: 600, to: 200, ms: 210, gain: 0.16, at: 210, brown: true },
    ],
  },
  page: { trim: 1.24, noises: [{ filter: "highpass", from: 2000, ms: 60, gain: 0.08 }] },
  wood: {
    trim: 0.55,
    tones: [{ wave: "sine", from: 180, to: 120, ms: 60, gain: 0.25 }],
    noises: [{ filter: "lowpass", from: 3000, ms: 4, gain: 0.2 }],
  },
  fanfare: {
    trim: 0.83,
    tones: [
      { wave: "sawtooth", from: 392, ms: 90, gain: 0.1, low: 1200 },
      { wave: "sawtooth", from: 523, ms: 180, gain: 0.1, at: 90, low: 1200 },
    ],
  },
  chord: {
    trim: 0.191,
    tones: [392, 494, 587, 784].map((from, at) => ({ wave: "sine", from, ms: 390, gain: 0.12, at: at * 18 })),
  },
  barred: { trim: 1, tones: [{ wave: "square", from: 140, ms: 50, gain: 0.06, low: 500 }] },
  clock: { trim: 1, tones: [{ wave: "sine", from: 2000, ms: 8, gain: 0.05 }] },
};

/** How long a sound lasts, in milliseconds. */
export function lengthOf(sound: Sound): number {
  const { tones = [], noises = [] } = RECIPES[sound];
  return Math.max(...[...tones, ...noises].map(({ ms, at = 0 }) => ms + at));
}

/** Play a sound into a node, from a moment on; `step`: the how manieth of several, each a little higher. */
export function render(context: BaseAudioContext, out: AudioNode, sound: Sound, begin: number, step = 0): void {
  const { trim, tones = [], noises = [] } = RECIPES[sound];
  for (const one of tones) tone(context, out, one, begin, trim, RISE ** step);
  for (const one of noises) noise(context, out, one, begin, trim);
}

function tone(context: BaseAudioContext, out: AudioNode, one: Tone, begin: number, trim: number, pitch: number): void {
  const start = begin + (one.at ?? 0) / 1000;
  const end = start + one.ms / 1000;
  const source = context.createOscillator();
  source.type = one.wave;
  source.frequency.setValueAtTime(one.from * pitch, start);
  if (one.to) source.frequency.exponentialRampToValueAtTime(one.to * pitch, end);
  const volume = context.createGain();
  volume.gain.setValueAtTime(SILENCE, start);
  volume.gain.exponentialRampToValueAtTime(one.gain * trim, start + Math.min(ATTACK, one.ms / 2) / 1000);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  source.connect(one.low ? filtered(context, "lowpass", one.low, volume) : volume);
  volume.connect(out);
  source.start(start);
  source.stop(end);
}

function noise(context: BaseAudioContext, out: AudioNode, one: Noise, begin: number, trim: number): void {
  const start = begin + (one.at ?? 0) / 1000;
  const end = start + one.ms / 1000;
  const source = context.createBufferSource();
  source.buffer = hiss(context, one.ms, one.brown ?? false);
  const volume = context.createGain();
  volume.gain.setValueAtTime(one.gain * trim, start);
  volume.gain.exponentialRampToValueAtTime(SILENCE, end);
  const filter = filtered(context, one.filter, one.from, volume);
  filter.frequency.setValueAtTime(one.from, start);
  if (one.to) filter.frequency.exponentialRampToValueAtTime(one.to, end);
  source.connect(filter);
  volume.connect(out);
  source.start(start);
  source.stop(end);
}

function filtered(context: BaseAudioContext, type: BiquadFilterType, frequency: number, to: AudioNode): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.connect(to);
  return filter;
}

/** White noise, or brown: each sample near the one before. Drawn from numbers of its own, so that it sounds, and measures, the same each time. */
function hiss(context: BaseAudioContext, ms: number, brown: boolean): AudioBuffer {
  const samples = Math.ceil((context.sampleRate * ms) / 1000);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  let [drawn, last] = [1, 0];
  for (let at = 0; at < samples; at++) {
    drawn = (drawn * 48271) % 2147483647;
    const white = (drawn / 2147483647) * 2 - 1;
    last = (last + 0.02 * white) / 1.02;
    data[at] = brown ? last * 3.5 : white;
  }
  return buffer;
}
