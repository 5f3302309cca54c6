// When and how loud the sounds of the table are heard. Nothing is before the first touch or key: browsers forbid it, and so do good manners.

import { render, type Sound } from "../moments/sounds";
import { settings } from "./settings.svelte";

const USUAL = 40; // the volume at which sounds are as loud as their recipes say

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** To be called with every press and key. What cannot be pressed says so. */
export function wake(event?: Event): void {
  if (typeof AudioContext === "undefined") return;
  if (!context) {
    context = new AudioContext();
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  if (event?.type === "pointerdown" && (event.target as Element).closest?.('[aria-disabled="true"]')) sound("barred");
}

/** `step`: the how manieth of several, each a little higher; `after`: milliseconds from now. */
export function sound(name: Sound, step = 0, after = 0): void {
  if (!settings.sound || !settings.volume || context?.state !== "running") return;
  master!.gain.value = settings.volume / USUAL;
  render(context, master!, name, context.currentTime + after / 1000, step);
}
