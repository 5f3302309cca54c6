// Texts that do not fit into their place are not shown there: the lens has them. Nothing is ever cut.

import type { Attachment } from "svelte/attachments";

/** Says the first of some texts that takes no more lines than it may and fits into the box around it; hides the node if none does. */
export function fits(lines: number, texts: readonly string[], box: string): Attachment<HTMLElement> {
  return (node) => {
    const around = node.closest<HTMLElement>(box)!;
    const isOver = (text: string) => {
      node.textContent = text;
      const style = getComputedStyle(node);
      const line = parseFloat(style.lineHeight) || parseFloat(style.fontSize) * 1.2;
      const at = node.getBoundingClientRect();
      const edge = around.getBoundingClientRect();
      const words = node.parentElement!.parentElement!.getBoundingClientRect();
      return at.height > line * (lines + 0.5) || words.bottom > edge.bottom + 1 || words.top < edge.top - 1;
    };
    const fit = () => {
      node.hidden = false;
      node.hidden = texts.every(isOver);
    };
    const resized = new ResizeObserver(fit);
    resized.observe(around);
    void document.fonts?.ready.then(fit);
    fit();
    return () => resized.disconnect();
  };
}

/** Gives the node the first of some classes with which nothing leaves it; none if all fits as it is. */
export function narrows(...classes: string[]): Attachment<HTMLElement> {
  return (node) => {
    const fit = () => {
      node.classList.remove(...classes);
      for (const one of classes) {
        if (!leaves(node)) return;
        node.classList.add(one);
      }
    };
    const resized = new ResizeObserver(fit);
    const changed = new MutationObserver((records) => records.some((one) => one.target !== node) && fit());
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

function leaves(node: HTMLElement): boolean {
  return [node, ...node.querySelectorAll<HTMLElement>("*")].some(
    (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && !one.closest(".sr"),
  );
}
