// Which screen an address stands for. A token lives behind the # only, so it is never sent with a request for a page.
export type Route =
  | { screen: "start"; key: string }
  | { screen: "game"; game: string; token: string }
  | { screen: "rules"; system: string; clause: string }
  | { screen: "campaigns"; name: string };

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const behind = decodeURIComponent(hash.replace(/^#/u, ""));
  if (first === "game" && second) return { screen: "game", game: second, token: behind };
  if (first === "rules") return { screen: "rules", system: second, clause: behind };
  if (first === "campaigns") return { screen: "campaigns", name: second };
  return { screen: "start", key: behind };
}

export const gamePath = (game: string, token: string): string =>
  `/game/${encodeURIComponent(game)}#${encodeURIComponent(token)}`;

export const campaignPath = (name: string): string => `/campaigns/${encodeURIComponent(name)}`;

export const linkTo = (game: string, token: string): string => location.origin + gamePath(game, token);
