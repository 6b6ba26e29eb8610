// The page's own words in English, as files of its parts.
export default import.meta.glob<string>(["./*.en.ftl", "!./armies.*", "!./figures.*", "!./proof.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
