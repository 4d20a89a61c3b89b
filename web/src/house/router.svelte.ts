/** The router. Links within the client change the page without a reload. */
import type { Navigation } from "../lib/client";
import { parseRoute, type Route } from "./routes";

export class Router implements Navigation {
  route = $state.raw<Route>(parseRoute(location.pathname, location.hash));
  /** Increases with every navigation, to tell two pages of one kind apart. */
  visit = $state(0);

  /** Follows links and the back button until the returned function is called. */
  start(): () => void {
    const arrive = () => this.#arrive();
    const follow = (event: MouseEvent) => this.#follow(event);
    addEventListener("popstate", arrive);
    document.addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", arrive);
      document.removeEventListener("click", follow);
    };
  }

  go(path: string): void {
    if (path !== location.pathname + location.hash) history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  replace(path: string): void {
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
