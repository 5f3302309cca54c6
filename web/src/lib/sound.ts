// One sound: it is your turn. Made here, so that nothing is downloaded.

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return; // nobody has touched the page yet
    const now = context.currentTime;
    for (const [at, pitch] of [
      [0, 587.33],
      [0.12, 880],
    ] as const) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.frequency.value = pitch;
      tone.type = "sine";
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.09, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
      tone.connect(volume).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.6);
    }
  } catch {
    // a browser without sound still shows the turn
  }
}

/** Browsers allow sound once the page was touched. */
export function wake(): void {
  if (context?.state === "suspended") void context.resume();
  else context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
}
