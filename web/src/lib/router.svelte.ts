/** Where we are. Links within the house change the page without loading it anew. */
import { parseRoute, type Route } from "./routes";

class Router {
  route = $state.raw<Route>(parseRoute(location.pathname, location.hash));
  /** Grows with every change, so that a page can be told from the next one of the same kind. */
  visit = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  /** Changes the address without leaving the page. */
  rename(path: string): void {
    history.replaceState(null, "", path);
  }

  #arrive(): void {
    this.route = parseRoute(location.pathname, location.hash);
    this.visit += 1;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const href = link?.getAttribute("href");
    if (!link || !href?.startsWith("/") || href.startsWith("/api/") || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();
