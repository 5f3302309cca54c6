// Motion that shows where things went: server state first, then from the old place to the new one, short, one movement per card.

import { motionIsOff } from "./settings.svelte";

type Places = Map<string, DOMRect>;
const MOST = 4; // with more waiting, jump to the end

function places(): Places {
  const found: Places = new Map();
  for (const node of document.querySelectorAll<HTMLElement>("[data-key]")) found.set(node.dataset["key"]!, node.getBoundingClientRect());
  return found;
}

/** From which place a thing came: its own key, or for a district the hand it was built from. */
function origin(key: string, before: Places): DOMRect | undefined {
  const [place, seat, face] = key.split("-");
  if (place === "city") return before.get(`hand-${face}-0`) ?? before.get(`hand-${seat}`);
  return undefined;
}

/** To be called before the new state is drawn; what it returns, after. */
export function watchMotion(): () => void {
  if (motionIsOff() || document.hidden) return () => {};
  const before = places();
  return () => {
    let moved = 0;
    for (const node of document.querySelectorAll<HTMLElement>("[data-key]")) {
      const key = node.dataset["key"]!;
      const from = before.get(key) ?? origin(key, before);
      if (!from || moved >= MOST) continue;
      const to = node.getBoundingClientRect();
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.hypot(x, y) < 4 || !to.width) continue;
      moved += before.has(key) ? 0 : 1;
      node.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 6 },
          { transform: "none", zIndex: 6 },
        ],
        { duration: 260, easing: "cubic-bezier(.2, .7, .2, 1)" },
      );
    }
  };
}
