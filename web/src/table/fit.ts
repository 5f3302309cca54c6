// Words that must stay whole are set smaller, a pixel at a time, until they fit their place.

import type { Attachment } from "svelte/attachments";

export function fit(least: number): Attachment<HTMLElement> {
  return (node) => {
    const place = node.parentElement!;
    const leaves = () => node.scrollWidth > node.clientWidth + 1 || place.scrollHeight > place.clientHeight + 1;
    const set = () => {
      node.style.fontSize = "";
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > least && leaves()) node.style.fontSize = `${--size}px`;
    };
    const watch = new ResizeObserver(set);
    const words = new MutationObserver(set);
    watch.observe(place);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    void document.fonts.ready.then(set);
    set();
    return () => {
      watch.disconnect();
      words.disconnect();
    };
  };
}
