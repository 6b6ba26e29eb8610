// Which screen an address stands for. A token lives behind the # only, so it is never sent with a request for a page.
export type Route =
  | { screen: "start"; key: string }
  | { screen: "game"; game: string; token: string }
  | { screen: "rules"; system: string; clause: string }
  | { screen: "figures"; making: boolean; name: string; system: string }
  | { screen: "armies"; making: boolean; name: string; from: string }
  | { screen: "campaigns"; name: string }
  | { screen: "lab"; asked: string }
  | { screen: "learn"; system: string; lesson: string }
  | { screen: "games" }
  | { screen: "help" }
  | { screen: "nowhere" }
  | { screen: "fields"; making: boolean; name: string; from: string };

/** The part of an address behind /figures or /armies that stands for making one; one of that name is written otherwise. */
const MAKING = "new";
const PLAIN_NEW = "%6Eew";

/** A part of an address as it is meant; one that is coded wrongly, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean).map(decoded);
  const behind = decoded(hash.replace(/^#/u, ""));
  if (first === "game" && second) return { screen: "game", game: second, token: behind };
  if (first === "rules") return { screen: "rules", system: second, clause: behind };
  if (first === "figures") {
    const making = path.split("/").filter(Boolean)[1] === MAKING;
    return { screen: "figures", making, name: making ? "" : second, system: behind };
  }
  if (first === "armies") {
    const making = path.split("/").filter(Boolean)[1] === MAKING;
    return { screen: "armies", making, name: making ? "" : second, from: making ? behind : "" };
  }
  if (first === "fields") {
    const making = path.split("/").filter(Boolean)[1] === MAKING;
    return { screen: "fields", making, name: making ? "" : second, from: behind };
  }
  if (first === "lab") return { screen: "lab", asked: hash.replace(/^#/u, "") };
  if (first === "learn") return { screen: "learn", system: second, lesson: third };
  if (first === "games" || first === "help") return { screen: first };
  if (first === "campaigns") return { screen: "campaigns", name: second };
  return first ? { screen: "nowhere" } : { screen: "start", key: behind };
}

export const gamePath = (game: string, token: string): string =>
  `/game/${encodeURIComponent(game)}#${encodeURIComponent(token)}`;

export const FIGURES = "/figures";
export const MAKE_FIGURE = `${FIGURES}/${MAKING}`;
/** The roster of a system, and the page that makes a figure of it; of the first with figures for none. */
export const figuresPath = (system: string): string => FIGURES + (system && `#${system}`);
export const makePath = (system: string): string => MAKE_FIGURE + (system && `#${system}`);
export const figurePath = (name: string): string =>
  `${FIGURES}/${name === MAKING ? PLAIN_NEW : encodeURIComponent(name)}`;
export const ARMIES = "/armies";
/** Building an army: of nothing, or of a ready one at a limit. */
export const buildPath = (ready = "", limit = 0): string => `${ARMIES}/${MAKING}${ready && `#${ready}/${limit}`}`;
export const armyPath = (name: string): string => `${ARMIES}/${name === MAKING ? PLAIN_NEW : encodeURIComponent(name)}`;
/** The first screen with a kept army that is to be played with. */
export const playPath = (army: string): string => `/?${new URLSearchParams({ army })}`;
export const CAMPAIGNS = "/campaigns";
export const campaignPath = (name: string): string => `${CAMPAIGNS}/${encodeURIComponent(name)}`;

export const LAB = "/lab";
/** The laboratory with a question of one of its tools. */
export const labPath = (asked: Record<string, string>): string => `${LAB}#${new URLSearchParams(asked)}`;
export const LEARN = "/learn";
/** A lesson to be read. */
export const lessonPath = (system: string, lesson: string): string =>
  `${LEARN}/${encodeURIComponent(system)}/${encodeURIComponent(lesson)}`;
export const GAMES = "/games";
export const RULES = "/rules";
export const HELP = "/help";
/** The rules of a system, at a clause where one is meant. */
export const bookPath = (system: string, clause = ""): string =>
  `${RULES}/${encodeURIComponent(system)}${clause && `#${clause}`}`;
/** A page of the documents; the players' pages stand there in German too. */
export const docsPath = (page: string, language = "en"): string =>
  `/docs/${language === "en" ? "" : `${language}/`}${page}.html`;
/** The rules of a system in the documents, at a clause where one is meant. */
export const docsClause = (system: string, clause = ""): string =>
  docsPath(`rules/${encodeURIComponent(system)}`) + (clause && `#${clause}`);
export const FIELDS = "/fields";
export const MAKE_FIELD = `${FIELDS}/${MAKING}`;
/** The page that begins a battlefield with a copy of a ready one. */
export const fieldsFrom = (ready: string): string => `${MAKE_FIELD}#${ready}`;
export const fieldPath = (name: string): string =>
  `${FIELDS}/${name === MAKING ? PLAIN_NEW : encodeURIComponent(name)}`;

/** The pages to print: the sheets of figures, of all of a system for none, and the reference cards of a system. */
export const sheetPaper = (names: string[], language: string, system: string): string => {
  const asked = [...names.map((name) => ["name", name]), ...(system ? [["system", system]] : []), ["lang", language]];
  return `/api/roster/paper?${new URLSearchParams(asked)}`;
};
/** The sheet of a kept army by its `name`, or of a `ready` one at a `limit`. */
export const armyPaper = (army: Record<string, string>, language: string): string =>
  `/api/armies/paper?${new URLSearchParams({ ...army, lang: language })}`;
export const cardsPaper = (
  system: string,
  language: string,
  options: [string, string][] = [],
  packs: string[] = [],
): string => {
  const asked = [
    ["lang", language],
    ...options.map(([name, value]) => ["option", `${name}=${value}`]),
    ...packs.map((name) => ["pack", name]),
  ];
  return `/api/systems/${encodeURIComponent(system)}/cards?${new URLSearchParams(asked)}`;
};

export const linkTo = (game: string, token: string): string => location.origin + gamePath(game, token);
