// Addresses: / home, /new, /t/TABLE, /t/TABLE/replay, /t/TABLE/handed#CODE, /learn/GAME, /rules/…, /balance, /settings. A secret comes behind the mark of a link,
// is put where only this page reads it, and goes from the address at once: whoever copies it invites, and gives no seat away.

import { takeSeat } from "./keys";

const SECRET = /^[\w-]{16,}$/;

class Router {
  path = $state(location.pathname);
  hash = $state(""); // the seat the last link named
  query = $state(location.search);

  constructor() {
    this.read();
    const read = () => this.read();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = location.search;
    const hash = location.hash.slice(1);
    const [place, table, part] = this.parts;
    this.hash = place === "t" ? hash : "";
    if (place === "t" && table && part !== "handed" && SECRET.test(hash) && takeSeat(table, hash))
      history.replaceState({}, "", this.path + this.query);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", to);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Links of the page do not load it anew. */
  click = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || link.target) return;
    if (link.origin !== location.origin || link.hasAttribute("download") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}
export const router = new Router();
