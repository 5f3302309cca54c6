// Many things in little room: the largest of some sizes at which all of them fit. Nothing is ever cut.

import type { Attachment } from "svelte/attachments";
import { onLetters } from "../../lib/letters";

/** Sets `--w` on the node to the first size at which its content does not leave it, and says whether there is one. */
export function shrink(sizes: readonly number[], told: (fits: boolean) => void = () => {}): Attachment<HTMLElement> {
  return (node) => {
    const fits = (size: number) => {
      node.style.setProperty("--w", `${size}px`);
      return node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1;
    };
    const fit = () => {
      node.classList.add("shrinking"); // texts come after: they have what room is left on their card
      const found = sizes.some(fits);
      node.classList.remove("shrinking");
      told(found);
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true });
    const deaf = onLetters(fit);
    fit();
    return () => {
      resized.disconnect();
      changed.disconnect();
      deaf();
    };
  };
}

/** As many of the last lines as have room; the chronicle has the others, and whoever listens hears them. */
export const keepLast: Attachment<HTMLElement> = (node) => {
  const fit = () => {
    const lines = [...node.children];
    for (const line of lines) line.classList.remove("earlier");
    for (const line of lines.slice(0, -1)) {
      if (node.scrollHeight <= node.clientHeight + 1) return;
      line.classList.add("earlier");
    }
  };
  const resized = new ResizeObserver(fit);
  const changed = new MutationObserver(fit);
  resized.observe(node);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  const deaf = onLetters(fit);
  fit();
  return () => {
    resized.disconnect();
    changed.disconnect();
    deaf();
  };
};

const LEAST = 44; // pixels of a picture that are worth while

/** A text that does not fit on its card, or leaves the picture too little, is not shown there: the lens has it. */
export function fitTexts(cards: string, art: string): Attachment<HTMLElement> {
  return (node) => {
    // All are looked at before any is changed: one layout, not one for each.
    const fit = () => {
      const all = [...node.querySelectorAll<HTMLElement>(cards)];
      for (const card of all) card.classList.remove("textless");
      const full = all.filter((card) => {
        const drawn = card.querySelector<HTMLElement>(art);
        const parts = [card, ...card.children].filter((part) => !part.matches(`.sr, ${art}`)); // what is only heard is clipped, and so are pictures
        const wide = (part: Element) => part !== card && part.scrollWidth > part.clientWidth + 1; // a tick lies over the edge of its card
        const leaves = (part: Element) => part.scrollHeight > part.clientHeight + 1 || wide(part);
        return parts.some(leaves) || (drawn !== null && drawn.clientHeight < LEAST);
      });
      for (const card of full) card.classList.add("textless");
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true });
    const deaf = onLetters(fit);
    fit();
    return () => {
      resized.disconnect();
      changed.disconnect();
      deaf();
    };
  };
}
