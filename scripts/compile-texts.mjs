import compile from "icu-minify/compile";

const compiled = (message) =>
  typeof message === "string"
    ? compile(message)
    : Object.fromEntries(Object.entries(message).map(([key, below]) => [key, compiled(below)]));

/** A loader of the build: the texts of a browser come compiled, so that no page has to load a parser for them (decision 118). */
export default (texts) => JSON.stringify(compiled(JSON.parse(texts)));
