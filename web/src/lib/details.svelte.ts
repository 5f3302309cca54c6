// Card details on hover, focus and long press, and why it cannot be used; pressing what is not possible keeps them open.

import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { reasons } from "./reasons.svelte";
import type { Wish } from "./wishes";

export interface Shown {
  game: string;
  id: string; // of the card; "" for a button
  wish: Wish | undefined; // what one cannot do with it now
  x: number;
  y: number;
  above: boolean;
  pinned: boolean;
}
const HOVER = 380;
const PRESS = 450;

class Details {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private opener: HTMLElement | null = null;

  private show(game: Shown["game"], id: string, node: Element, wish: Wish | undefined, pinned = false): void {
    if (wish) reasons.want([wish]);
    if (!id && !wish) return;
    const box = node.getBoundingClientRect();
    const above = box.top > innerHeight / 2;
    this.shown = {
      game,
      id,
      wish,
      x: Math.min(Math.max(box.left + box.width / 2, 160), innerWidth - 160),
      y: above ? box.top - 10 : box.bottom + 10,
      above,
      pinned,
    };
  }

  /** Unless it was opened to stay. A card that is taken off the table loses the focus while the table is being drawn. */
  hide = (): void => {
    clearTimeout(this.timer);
    untrack(() => {
      if (!this.shown?.pinned) this.shown = null;
    });
  };

  close = (): void => {
    clearTimeout(this.timer);
    const back = this.shown?.pinned ? this.opener : null;
    this.shown = null;
    if (back?.isConnected) back.focus();
    this.opener = null;
  };

  /** Somebody pressed what cannot be used: say why, until told otherwise. */
  pin(game: Shown["game"], id: string, event: MouseEvent, wish: Wish | undefined): void {
    clearTimeout(this.timer);
    this.opener = event.currentTarget as HTMLElement;
    this.show(game, id, this.opener, wish, true);
  }

  /** What a card does, for whoever points at it. The wish is asked for only then, so that looking is not disturbed by the game. */
  of(game: Shown["game"], id: string, wish: () => Wish | undefined = () => undefined): Attachment<HTMLElement> {
    return (node) => {
      const later = (wait: number) => {
        if (this.shown?.pinned) return;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.show(game, id, node, wish()), wait);
      };
      let pressed = false;
      const enter = (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER);
      const down = (event: PointerEvent) => {
        this.hide();
        if (event.pointerType === "mouse") return;
        pressed = false;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => {
          pressed = true;
          this.show(game, id, node, wish());
        }, PRESS);
      };
      const up = () => {
        if (!pressed) this.hide();
      };
      const click = (event: MouseEvent) => {
        if (pressed) event.stopImmediatePropagation(); // a long press looks, it does not act
        pressed = false;
      };
      const focus = () => node.matches(":focus-visible") && later(HOVER);
      const menu = (event: Event) => pressed && event.preventDefault();
      const heard = {
        pointerenter: enter,
        pointerleave: this.hide,
        pointerdown: down,
        pointerup: up,
        focus,
        blur: this.hide,
        contextmenu: menu,
      };
      for (const [name, act] of Object.entries(heard)) node.addEventListener(name, act as EventListener);
      node.addEventListener("click", click, true);
      return () => {
        this.hide();
        for (const [name, act] of Object.entries(heard)) node.removeEventListener(name, act as EventListener);
        node.removeEventListener("click", click, true);
      };
    };
  }
}
export const details = new Details();
