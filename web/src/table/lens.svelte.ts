// The one place that shows what is pointed at, focused or was last pressed: large, with its text, its state and why (not).

import type { Attachment } from "svelte/attachments";
import type { Wish } from "../lib/wishes";
import type { Price } from "./cost";
import { room } from "./room.svelte";

/** A line with a picture of what it speaks of. */
export interface Mark {
  picture: string; // "" for none
  text: string;
}

export interface Item {
  game: string;
  id: string;
  picture: string; // of the kit; "" for none
  name: string;
  kind?: string; // the tincture it wears
  line?: string; // "District · Trade · costs 4"
  cost?: Price | null;
  text?: string; // what it does; by itself the text of the card with this id
  full?: string;
  state?: string; // "You may build it"
  wish?: Wish | undefined; // what cannot be done with it now
  facts?: string[]; // more lines: what lies on it, who has it
  marks?: Mark[]; // and of tokens and mats
}
const HOLD = 450; // milliseconds until a press looks instead of acting

class Lens {
  item = $state.raw<Item | null>(null);
  open = $state(false); // as a sheet, where it has no place of its own or too small a one
  private node = $state.raw<Element | null>(null); // what the item is read from, as long as it is on the table
  private opener: HTMLElement | null = null;

  /** Something that is not on the table, or no longer. */
  show = (item: Item): void => {
    this.node = null;
    this.item = item;
  };

  /** Pressed for nothing but looking: where the lens is a sheet, it comes up. */
  press(item: Item, from: Element | null = null): void {
    this.node = from;
    this.item = item;
    this.opener = from as HTMLElement | null;
    if (room.sheets) this.open = true;
  }

  /** The place of the lens is too small for the whole text: a sheet has it. */
  enlarge(from: HTMLElement): void {
    this.opener = from;
    this.open = true;
  }

  close = (): void => {
    const back = this.open ? this.opener : null;
    this.open = false;
    if (back?.isConnected) back.focus();
    this.opener = null;
  };

  forget(): void {
    this.node = null;
    this.item = null;
    this.open = false;
  }

  /** For anything that can be looked at. What is shown follows the game for as long as the thing is there. */
  of(item: () => Item | null): Attachment<HTMLElement> {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let held = false;
      const look = () => {
        const found = item();
        if (found) {
          this.node = node;
          this.item = found;
        }
      };
      const enter = (event: PointerEvent) => event.pointerType === "mouse" && !this.open && look();
      const focus = () => node.matches(":focus-visible") && !this.open && look();
      const down = (event: PointerEvent) => {
        held = false;
        if (event.pointerType === "mouse") return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          held = true;
          const found = item();
          if (found) this.press(found, node);
        }, HOLD);
      };
      const up = () => clearTimeout(timer);
      const click = (event: MouseEvent) => {
        if (held)
          event.stopImmediatePropagation(); // a long press looks, it does not act
        else if (!room.sheets) look();
        held = false;
      };
      const menu = (event: Event) => held && event.preventDefault();
      const heard = {
        pointerenter: enter,
        pointerdown: down,
        pointerup: up,
        pointercancel: up,
        pointerleave: up,
        focus,
        contextmenu: menu,
      };
      for (const [name, act] of Object.entries(heard)) node.addEventListener(name, act as EventListener);
      node.addEventListener("click", click, true);
      $effect(() => {
        if (this.node === node) this.item = item() ?? this.item;
      });
      return () => {
        clearTimeout(timer);
        for (const [name, act] of Object.entries(heard)) node.removeEventListener(name, act as EventListener);
        node.removeEventListener("click", click, true);
        if (this.node !== node) return;
        this.node = null; // it has left: what it was stays to be read, what one may do with it does not
        if (this.item) this.item = { ...this.item, state: "", wish: undefined };
      };
    };
  }
}

export const lens = new Lens();
