// What the page itself says: `ui("home-title")` is the message web-home-title in the reader's language.

import { isPart, loadTongue, type Part } from "../words/load";
import type { Arguments, Tongue } from "../words/tongue";
import { settings } from "./settings.svelte";

class Speech {
  tongue = $state.raw<Tongue | null>(null);
  parts = $state.raw<Part[]>(["shared"]);
  failed = $state(false);

  /** Games fetch their words when they are first shown. */
  need(part: string): void {
    if (isPart(part) && !this.parts.includes(part)) this.parts = [...this.parts, part];
  }

  /** Whether the words of a part are there, as far as there are any. */
  has(part: string): boolean {
    return !isPart(part) || this.loaded.includes(part);
  }

  loaded = $state.raw<Part[]>([]);

  async load(): Promise<void> {
    const { language, cardNames } = settings;
    const parts = this.parts;
    try {
      const tongue = await loadTongue(language, cardNames || language, parts);
      if (settings.language !== language || settings.cardNames !== cardNames || this.parts !== parts) return; // asked again meanwhile
      this.tongue = tongue;
      this.loaded = parts;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}

export const speech = new Speech();

export function ui(message: string, args: Arguments = {}): string {
  return speech.tongue?.say(`web-${message}`, args) ?? "";
}

export function said(message: string, args: Arguments = {}): string {
  return speech.tongue?.say(message, args) ?? "";
}

/** What a game is called in the reader's language. */
export function gameName(game: string): string {
  return speech.tongue?.has(`game-${game}`) ? said(`game-${game}`) : upper(game);
}

/** A figure as the page's language writes it, with so many digits behind the point: 28.053. */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

export function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);
}

const SOFT_HYPHEN = "\u00ad";
const breaks = $derived.by(() => {
  const listed = speech.tongue?.has("web-hyphens") ? ui("hyphens").split(" ") : [];
  return new Map(listed.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", SOFT_HYPHEN)]));
});

/** A name as it is drawn: long words may break where the catalogue says so. */
export function hyphenated(name: string): string {
  return name.replace(/[^\s\-’]{8,}/g, (word) => breaks.get(word) ?? word);
}
