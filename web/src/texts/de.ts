// The page's own words in German, as files of its parts.
export default import.meta.glob<string>(["./*.de.ftl", "!./armies.*", "!./figures.*", "!./proof.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
