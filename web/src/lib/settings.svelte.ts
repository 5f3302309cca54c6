// What a person chose for this browser. Nothing of it is needed to play.

import { firstKnown, type Language } from "../words/tongue";

export interface Settings {
  language: Language;
  cardNames: Language | "";
  theme: "system" | "light" | "dark";
  sound: boolean;
  volume: number; // of the sounds, 0 to 100
  pace: "" | Pace; // of the bots; "" follows from how many games one has played
  played: number; // games that were seen to their end
  motion: "system" | "none";
  size: "small" | "normal" | "large" | "huge";
  keys: boolean;
  forced: boolean; // what is the only thing to do is done by itself
  name: string;
  bot: string;
}
export type Pace = "calm" | "brisk" | "once";
export const PACES: readonly Pace[] = ["calm", "brisk", "once"];
const KEY = "regalia";
const LEARNED = 3; // after so many games one need not see every act of a bot at leisure
const SIZES = { small: "15px", normal: "16px", large: "18px", huge: "21px" } as const;

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: firstKnown(navigator.languages),
  cardNames: "",
  theme: "system",
  sound: true,
  volume: 40,
  pace: "",
  played: 0,
  motion: "system",
  size: "normal",
  keys: true,
  forced: true,
  name: "",
  bot: "",
  ...stored(),
});

/** Keep the settings and let the page wear them; to be called once, inside an effect root. */
export function wearSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows may refuse: the settings then last as long as the page
    }
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    if (settings.motion === "none") root.dataset["motion"] = "none";
    else delete root.dataset["motion"];
    root.style.setProperty("--text-size", SIZES[settings.size]);
  });
}

export function motionIsOff(): boolean {
  return settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How fast bots are shown to play. */
export function paceNow(): Pace {
  return settings.pace || (settings.played >= LEARNED ? "brisk" : "calm");
}
