// Words that must stay whole are set smaller, a pixel at a time, until they fit their place.

import type { Attachment } from "svelte/attachments";
import { onLetters } from "../lib/letters";

/** `high`: the place has a height of its own that must hold them. */
export function fit(least: number, high = true): Attachment<HTMLElement> {
  return (node) => {
    const place = node.parentElement!;
    const leaves = () => node.scrollWidth > node.clientWidth + 1 || (high && place.scrollHeight > place.clientHeight + 1);
    const set = () => {
      if (node.style.fontSize) node.style.fontSize = ""; // nothing is written where nothing changes: each costs the page a layout
      if (!leaves()) return;
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > least && leaves()) {
        size = Math.max(least, size - 1);
        node.style.fontSize = `${size}px`;
      }
    };
    const watch = new ResizeObserver(set);
    const words = new MutationObserver(set);
    watch.observe(place);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    const deaf = onLetters(set);
    set();
    return () => {
      watch.disconnect();
      words.disconnect();
      deaf();
    };
  };
}

/** A text as large as its place allows: smaller and smaller, then with one class after the other that leaves something out. */
export function fitWhole(body: string, least: number, ...classes: string[]): Attachment<HTMLElement> {
  return (node) => {
    const watch = new ResizeObserver(() => set());
    let watched: HTMLElement | null = null;
    const set = () => {
      const text = node.querySelector<HTMLElement>(body);
      if (classes.some((one) => node.classList.contains(one))) node.classList.remove(...classes);
      if (!text) return;
      if (text !== watched) watch.observe((watched = text)); // once: to be observed is to be told
      const leaves = () => [node, text].some((one) => one.scrollHeight > one.clientHeight + 1) || text.scrollWidth > text.clientWidth + 1;
      for (const left of ["", ...classes]) {
        if (left) node.classList.add(left);
        if (text.style.fontSize) text.style.fontSize = "";
        if (!leaves()) return;
        let size = parseFloat(getComputedStyle(text).fontSize);
        while (size > least && leaves()) {
          size = Math.max(least, size - 1);
          text.style.fontSize = `${size}px`;
        }
        if (!leaves()) return;
      }
    };
    const words = new MutationObserver(set);
    watch.observe(node);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    const deaf = onLetters(set);
    set();
    return () => {
      watch.disconnect();
      words.disconnect();
      deaf();
    };
  };
}

/** Where one of the parts leaves its place, all of them do without what the class leaves out. */
export function allWithout(left: string, parts: string): Attachment<HTMLElement> {
  return (node) => {
    const set = () => {
      node.classList.remove(left);
      const leaves = (part: HTMLElement) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
      const isCovered = (part: HTMLElement) => {
        const words = part.querySelector<HTMLElement>(".words");
        return words !== null && words.scrollWidth > words.clientWidth + 1;
      };
      const all = [...node.querySelectorAll<HTMLElement>(parts)];
      if (all.some((part) => leaves(part) || isCovered(part))) node.classList.add(left);
    };
    const resized = new ResizeObserver(set);
    const changed = new MutationObserver(set);
    resized.observe(node);
    changed.observe(node, { childList: true, characterData: true, subtree: true });
    const deaf = onLetters(set);
    set();
    return () => {
      resized.disconnect();
      changed.disconnect();
      deaf();
    };
  };
}

/** Words before pictures: where those of one option do not fit beside its picture, all options are without. */
export const fitFaces = allWithout("faceless", ".option.faced");

/** Signs lie on a picture: they have pictures of their own only where these take no further line. */
export const fitSigns: Attachment<HTMLElement> = (node) => {
  const place = node.parentElement!;
  const set = () => {
    node.classList.add("plain");
    const high = node.offsetHeight;
    node.classList.remove("plain");
    if (node.offsetHeight > high || node.scrollWidth > node.clientWidth + 1) node.classList.add("plain");
  };
  const resized = new ResizeObserver(set);
  const changed = new MutationObserver(set);
  resized.observe(place);
  changed.observe(node, { childList: true, characterData: true, subtree: true });
  const deaf = onLetters(set);
  set();
  return () => {
    resized.disconnect();
    changed.disconnect();
    deaf();
  };
};
