// The clauses that a search finds, above the pages that it finds: every word of the search stands in each, in English or, where
// the program has a German word for it, in German. The books of the rules are read once a page, and nothing else is needed.
const place = document.querySelector("#search-results");
const asked = new URLSearchParams(location.search).get("q") ?? "";
const root = document.documentElement.dataset.content_root ?? "./";
const german = document.documentElement.lang === "de";
const rules = german ? `${root}../rules/` : `${root}rules/`;
const MOST = 8;
const said = german
  ? {
      title: "Regeln",
      about: "Die Regeltexte sind englisch.",
      none: "Keine Regel hat diese Wörter.",
      more: (count) => `${count} weitere`,
    }
  : {
      title: "Rules",
      about: "",
      none: "No clause has these words.",
      more: (count) => `${count} more`,
    };

/** What a word may stand as in a clause: itself, and what the program calls it in English. */
function forms(word, words) {
  const own = Object.keys(words).filter(
    (one) => one === word || (word.length > 3 && one.startsWith(word)),
  );
  return [word, ...own.flatMap((one) => words[one])];
}

/** A pattern for what begins so within a text. */
const begins = (form) =>
  new RegExp(
    `(?<![\\p{L}\\d])${form.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&")}`,
    "gu",
  );

/** The clauses of a book with all of the words, those first that have them in their heading or most often. */
function clausesWith(page, wanted) {
  const found = [];
  for (const section of page.querySelectorAll("section[id]")) {
    const heading = section.querySelector(":scope > h3");
    if (!heading?.textContent.startsWith(section.id)) continue;
    heading.querySelector(".headerlink")?.remove();
    const [head, text] = [heading.textContent, section.textContent].map(
      (part) => part.toLowerCase(),
    );
    const counts = wanted.map((forms) =>
      Math.max(...forms.map((form) => text.match(begins(form))?.length ?? 0)),
    );
    if (!counts.every((count) => count)) continue;
    const inHead = wanted.filter((forms) =>
      forms.some((form) => begins(form).test(head)),
    ).length;
    found.push({
      id: section.id,
      head: heading.textContent,
      rank: 1000 * inHead + Math.min(...counts),
    });
  }
  return found.sort((one, other) => other.rank - one.rank);
}

function listOf(clauses, book) {
  const list = document.createElement("ul");
  for (const clause of clauses) {
    const link = document.createElement("a");
    link.href = `${rules}${book}.html#${clause.id}`;
    link.textContent = clause.head;
    list.appendChild(document.createElement("li")).appendChild(link);
  }
  return list;
}

async function show() {
  const { books, words } = await (
    await fetch(`${root}_static/words.json`)
  ).json();
  const wanted = asked
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => forms(word, words));
  const section = document.createElement("section");
  section.id = "clause-results";
  section.appendChild(document.createElement("h2")).textContent = said.title;
  const about = section.appendChild(document.createElement("p"));
  about.textContent = said.about;
  for (const book of books) {
    const page = new DOMParser().parseFromString(
      await (await fetch(`${rules}${book}.html`)).text(),
      "text/html",
    );
    const found = clausesWith(page, wanted);
    if (!found.length) continue;
    section.appendChild(document.createElement("h3")).textContent =
      page.querySelector("h1").firstChild.textContent;
    section.appendChild(listOf(found.slice(0, MOST), book));
    if (found.length <= MOST) continue;
    const rest = section.appendChild(document.createElement("details"));
    rest.appendChild(document.createElement("summary")).textContent = said.more(
      found.length - MOST,
    );
    rest.appendChild(listOf(found.slice(MOST), book));
  }
  if (!section.querySelector("ul")) about.textContent = said.none;
  place.before(section);
}

if (place && asked.trim()) void show();
