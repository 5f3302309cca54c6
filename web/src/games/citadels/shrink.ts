// Many things in little room: the largest of some sizes at which all of them fit. Nothing is ever cut.

import type { Attachment } from "svelte/attachments";

/** Sets `--w` on the node to the first size at which its content does not leave it. */
export function shrink(sizes: readonly number[]): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      for (const size of sizes) {
        node.style.setProperty("--w", `${size}px`);
        if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return;
      }
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true });
    fit();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}

const LEAST = 44; // pixels of a picture that are worth while

/** A text that does not fit on its card, or leaves the picture too little, is not shown there: the lens has it. */
export function fitTexts(cards: string, art: string): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      for (const card of node.querySelectorAll<HTMLElement>(cards)) {
        card.classList.remove("textless");
        const over =
          card.scrollHeight > card.clientHeight + 1 || [...card.children].some((part) => part.scrollHeight > part.clientHeight + 1);
        const drawn = card.querySelector<HTMLElement>(art);
        card.classList.toggle("textless", over || (drawn !== null && drawn.clientHeight < LEAST));
      }
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver(fit);
    resized.observe(node);
    changed.observe(node, { childList: true, subtree: true, characterData: true });
    void document.fonts?.ready.then(fit);
    fit();
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  };
}
