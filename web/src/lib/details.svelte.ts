// Card details on hover, focus and long press.

import type { Attachment } from "svelte/attachments";

export interface Shown {
  game: "citadels" | "dominion";
  id: string;
  x: number;
  y: number;
  above: boolean;
}
const HOVER = 380;
const PRESS = 450;

class Details {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  private show(game: Shown["game"], id: string, node: Element): void {
    const box = node.getBoundingClientRect();
    const above = box.top > innerHeight / 2;
    this.shown = { game, id, x: Math.min(Math.max(box.left + box.width / 2, 160), innerWidth - 160), y: above ? box.top - 10 : box.bottom + 10, above };
  }

  hide = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };

  /** What a card does, for whoever points at it. */
  of(game: Shown["game"], id: string): Attachment<HTMLElement> {
    return (node) => {
      if (!id) return;
      const later = (wait: number) => {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.show(game, id, node), wait);
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
          this.show(game, id, node);
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
      node.addEventListener("pointerenter", enter);
      node.addEventListener("pointerleave", this.hide);
      node.addEventListener("pointerdown", down);
      node.addEventListener("pointerup", up);
      node.addEventListener("click", click, true);
      node.addEventListener("focus", focus);
      node.addEventListener("blur", this.hide);
      const menu = (event: Event) => pressed && event.preventDefault();
      node.addEventListener("contextmenu", menu);
      return () => {
        this.hide();
        for (const [name, act] of Object.entries({ pointerenter: enter, pointerleave: this.hide, pointerdown: down, pointerup: up, focus, blur: this.hide, contextmenu: menu }))
          node.removeEventListener(name, act as EventListener);
        node.removeEventListener("click", click, true);
      };
    };
  }
}
export const details = new Details();
