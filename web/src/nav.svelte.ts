// The address bar and the screen, kept alike.
import { memory } from "./memory";
import { type Route, routeOf } from "./route";

/** The screen of the address; the key of the server, which may stand behind it, is kept and taken out of sight. */
function here(): Route {
  const found = routeOf(location.pathname, location.hash);
  if (found.screen === "start" && found.key) {
    memory.key = found.key;
    history.replaceState(null, "", "/");
  }
  return found;
}

const state = $state<{ route: Route }>({ route: here() });

export const route = (): Route => state.route;

export function go(path: string): void {
  history.pushState(null, "", path);
  state.route = here();
  scrollTo(0, 0);
}

/** Follows the browser's own steps back and forth; returns what ends that. */
export function followHistory(): () => void {
  const moved = (): void => {
    state.route = here();
  };
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
  };
}

/** A link within the page, opened without loading it again; with a key held it is the browser's. */
export function openWithin(event: MouseEvent): void {
  const link = event.currentTarget;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
