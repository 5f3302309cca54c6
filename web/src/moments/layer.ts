// The sheet of glass over the table on which moments are drawn. It takes no presses, is not read aloud, and holds nothing that the table
// below does not say. While the reader is asked it lies under stage and strip, so that no question is ever covered.

export const OUT = "cubic-bezier(.2, .7, .2, 1)";
export const IN = "cubic-bezier(.5, 0, .9, .4)";
export const BOTH = "ease-in-out";
export const ARC = "cubic-bezier(.3, .1, .3, 1)";

const WIDE = 1.4; // times as wide as high: a tile, not a card

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Something as it was seen: where, and its picture. `face`: the place of the picture on a tile with words beside it. */
export interface Seen {
  node: Element;
  box: Box;
  face: Box;
  art: SVGElement | null;
}

export function see(node: Element): Seen {
  const box = boxOf(node);
  const art = node.matches("svg") ? node : (node.querySelector("svg.pic") ?? node.querySelector("svg"));
  const face = art && box.width > WIDE * box.height ? boxOf(art) : box;
  return { node, box, face, art: (art?.cloneNode(true) ?? null) as SVGElement | null };
}

function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
}

export const center = ({ left, top, width, height }: Box): [x: number, y: number] => [left + width / 2, top + height / 2];

export class Layer {
  private root: HTMLElement | null = null;
  private readonly animations = new Set<Animation>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly undo: (() => void)[] = [];

  constructor(readonly speed: number) {}

  private get glass(): HTMLElement {
    if (!this.root) {
      this.root = document.createElement("div");
      this.root.className = "moments";
      this.root.ariaHidden = "true";
      document.body.append(this.root);
    }
    return this.root;
  }

  /** While the reader is asked, what moves does so behind the question. */
  under(asked: boolean): void {
    this.glass.classList.toggle("under", asked);
  }

  piece(cls: string, box: Box, art: SVGElement | null = null): HTMLElement {
    const node = document.createElement("div");
    node.className = ["piece", ...cls.split(" ").map((one) => `m-${one}`)].join(" ");
    Object.assign(node.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    if (art) node.append(art.cloneNode(true));
    this.glass.append(node);
    return node;
  }

  /** A piece that is not seen before it moves. */
  unseen(cls: string, box: Box, art: SVGElement | null = null): HTMLElement {
    const node = this.piece(cls, box, art);
    node.style.opacity = "0";
    return node;
  }

  word(text: string, box: Box): HTMLElement {
    const node = document.createElement("div");
    node.className = "piece m-word";
    node.textContent = text;
    const [x, y] = center(box);
    Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
    this.glass.append(node);
    return node;
  }

  /** A movement, `delay` milliseconds from now; what it ends with stays until the moment is over, or a later one of the node begins. */
  go(node: Element, frames: Keyframe[], ms: number, delay = 0, easing = OUT): void {
    const animation = node.animate(frames, { duration: ms * this.speed, delay: delay * this.speed, easing, fill: "forwards" });
    this.animations.add(animation);
  }

  /** The thing itself is not seen until its double has arrived. */
  hide(node: Element, ms: number): void {
    this.animations.add(node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms * this.speed }));
  }

  after(ms: number, act: () => void): void {
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        act();
      },
      Math.max(0, ms * this.speed),
    );
    this.timers.add(timer);
  }

  /** To be done when the moment is over, however it ends. */
  finally(act: () => void): void {
    this.undo.push(act);
  }

  clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const animation of this.animations) animation.cancel();
    for (const act of this.undo.splice(0)) act();
    this.timers.clear();
    this.animations.clear();
    this.root?.remove();
    this.root = null;
  }
}
