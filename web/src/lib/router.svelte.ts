// Addresses: / home, /new, /t/TABLE#SECRET, /t/TABLE/replay, /rules/…, /balance, /settings. Secrets stay in the fragment or in the browser.

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  query = $state(location.search);

  constructor() {
    const read = () => {
      this.path = location.pathname;
      this.hash = location.hash.slice(1);
      this.query = location.search;
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(to: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"]({}, "", to);
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.query = location.search;
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
