// How much room the table has, and which of the layouts of frame.css that means. Text set larger leaves less of it.

import { settings, type Settings } from "../lib/settings.svelte";

export type Layout = "desk" | "big" | "ultra" | "tablet" | "phone" | "land";

const SCALES: Record<Settings["size"], number> = { small: 0.9375, normal: 1, large: 1.125, huge: 1.3125 };

const LOW = 1120;

export function layoutOf(width: number, height: number): Layout {
  if (width >= 2200 && height >= 900) return "ultra";
  if (width >= 1800 && height >= 960) return "big";
  if (width >= 1000 && height >= 640) return "desk";
  if (width >= 600 && width < 1000 && height >= 1000) return "tablet";
  if (width >= 740 && width < 1000 && height >= 340 && height <= 480) return "land";
  return "phone";
}

/** Whatever fits no layout (much zoom, very small windows) is that of a phone, as one column that scrolls. */
export function scrollsAt(width: number, height: number): boolean {
  return layoutOf(width, height) === "phone" && (width < 360 || width >= 600 || height < 720);
}

class Room {
  private width = $state(innerWidth);
  private height = $state(innerHeight);
  scale = $derived.by(() => SCALES[settings.size]);
  layout = $derived.by(() => layoutOf(this.width / this.scale, this.height / this.scale));
  high = $derived.by(() => this.height / this.scale);
  /** A tablet with less height than most. */
  low = $derived.by(() => this.layout === "tablet" && this.high < LOW);
  scrolls = $derived.by(() => scrollsAt(this.width / this.scale, this.height / this.scale));
  /** The smallest type, as type.css has it. */
  floor = $derived.by(() => (this.sheets || this.layout === "tablet" ? 11 : ["big", "ultra"].includes(this.layout) ? 13 : 11.5));
  /** Where lens and chronicle have no place of their own and come as sheets. */
  sheets = $derived.by(() => ["phone", "land"].includes(this.layout));

  /** Whether fingers press: what is smaller than one is not pressed by itself. */
  coarse = $state(matchMedia("(pointer: coarse)").matches);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
    matchMedia("(pointer: coarse)").addEventListener("change", (now) => (this.coarse = now.matches));
  }
}

export const room = new Room();
