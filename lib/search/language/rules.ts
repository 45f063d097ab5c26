import { type Comparison, rangeOfValue } from "@/lib/search/language/days-rules";
import type { Filter, Parsed, Problem, ProblemReason } from "@/lib/search/language/schema";
import {
  type CoverageWord,
  coverageWords,
  datedCoverages,
  enrolledWords,
  gateWords,
  longestQuestion,
  mostFilters,
  namedFields,
  otherCoverages,
  otherFields,
  otherStatuses,
  projectsWords,
  type RulePart,
  type RuleSubject,
  resultWords,
  ruleParts,
  statusWords,
} from "@/lib/search/language/values";

/** A piece of a text, and whether it was in quotation marks. */
export type Piece = { text: string; isQuoted: boolean };

const openers: Readonly<Record<string, string>> = { '"': '"', "“": "”", "«": "»" };

const failed = (reason: ProblemReason, words = ""): { problem: Problem } => ({ problem: { reason, words } });

/** The text cut at spaces outside of quotation marks; null: a quotation does not end. The quoted part ends its piece. */
export function cut(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  let piece = "";
  let closer: string | null = null;
  const end = (isQuoted: boolean) => {
    if (piece !== "" || isQuoted) pieces.push({ text: piece, isQuoted });
    piece = "";
  };
  for (const sign of text) {
    if (closer !== null) {
      if (sign === closer) {
        end(true);
        closer = null;
      } else piece += sign;
    } else if (openers[sign] !== undefined && (piece === "" || isField(piece))) {
      closer = openers[sign];
      // The field before a quoted value is a piece of its own.
      if (piece !== "") end(false);
    } else if (/\s/u.test(sign)) end(false);
    else piece += sign;
  }
  if (closer !== null) return null;
  end(false);
  return pieces;
}

const fieldPattern = /^([a-z_-]{2,20})(:|<=|>=|<|>)/i;
const isField = (text: string) => /^[a-z_-]{2,20}(?::|<=|>=|<|>)$/i.test(text);

/** Whether a text is written in the query language, at least in part. */
export const isQuery = (text: string): boolean => (cut(text) ?? []).some((piece) => !piece.isQuoted && fieldPattern.test(piece.text));

/** Reads a text of the query language. A word that is not a condition is never skipped. */
export function readQuery(text: string, today: string): Parsed {
  if (text.length > longestQuestion) return failed("tooLong");
  const pieces = cut(text);
  if (!pieces) return failed("openQuote");
  const filters: Filter[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const { text: word, isQuoted } = pieces[at] ?? { text: "", isQuoted: false };
    const found = isQuoted ? null : fieldPattern.exec(word);
    if (!found) return failed("unknownWord", word);
    const [whole, field = "", sign = ":"] = found;
    let value = word.slice(whole.length);
    let isName = false;
    const next = pieces[at + 1];
    if (value === "" && next?.isQuoted) {
      value = next.text;
      isName = true;
      at += 1;
    }
    const filter = filterOf(field.toLowerCase(), sign as Comparison, isName ? value : value.normalize("NFKC"), today);
    if ("problem" in filter) return filter;
    filters.push(filter);
  }
  return checked(filters);
}

/** Conditions that contradict each other, or are invalid, are refused. */
export function checked(filters: Filter[]): Parsed {
  if (filters.length === 0) return failed("noFilter");
  if (filters.length > mostFilters) return failed("tooLong");
  const once = filters.map(({ field }) => field).filter((field) => field !== "coverage" && field !== "without" && field !== "expired");
  const twice = once.find((field, at) => once.indexOf(field) !== at);
  if (twice) return failed("twice", twice === "place" ? "in" : twice);
  const isDated = once.includes("expires");
  const coverages = filters.filter(({ field }) => field === "coverage");
  if (isDated && coverages.length > 1) return failed("severalCoverages");
  const passes = filters.some((filter) => filter.field === "result" && filter.values.includes("pass"));
  if (passes && !once.includes("rule")) return failed("passAlone");
  return { filters };
}

function filterOf(name: string, sign: Comparison, value: string, today: string): Filter | { problem: Problem } {
  const field = otherFields[name] ?? name;
  if (field === "expires") {
    const range = rangeOfValue(sign, value.toLowerCase(), today);
    if (range === "past") return failed("pastDate", value);
    return range ? { field, range } : failed("unknownValue", `${name}${sign}${value}`);
  }
  const written = `${name}${sign}${value}`;
  const named = namedFields.find((one) => one === field);
  if (sign !== ":") return failed(isKnownField(field) ? "unknownValue" : "unknownField", written);
  if (value.trim() === "") return failed(isKnownField(field) ? "unknownValue" : "unknownField", written);
  if (named) return { field: named, text: value.trim() };
  return listedFilter(field, value.toLowerCase().split(","), written);
}

const listFields = [
  "trade",
  "status",
  "work",
  "pay",
  "coverage",
  "without",
  "expired",
  "rule",
  "result",
  "projects",
  "enrolled",
  "documents",
  "active",
] as const;
const isKnownField = (field: string) =>
  field === "expires" || listFields.some((one) => one === field) || namedFields.some((one) => one === field);

type Read = (values: string[]) => Filter | { problem: Problem } | null;

const onlyOne = <Word extends string>(values: readonly string[], words: readonly Word[]): Word | null =>
  values.length === 1 ? (words.find((word) => word === values[0]) ?? null) : null;
const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, word: string): Key | null =>
  Object.hasOwn(table, word) ? (word as Key) : null;

const chosenFilter = <Word extends string>(values: readonly string[], words: readonly Word[], filter: (all: Word[]) => Filter) =>
  wordsOf(values, (word) => words.find((one) => one === word) ?? null, filter);

/** How the values of each field are read; null: one of them is unknown. */
const listReaders: Readonly<Record<(typeof listFields)[number], Read>> = {
  trade: (values) => (values.every((word) => word.trim() !== "") ? { field: "trade", words: values.map((word) => word.trim()) } : null),
  status: (values) =>
    wordsOf(
      values,
      (word) => otherStatuses[word] ?? keyOf(statusWords, word),
      (all) => ({ field: "status", values: all }),
    ),
  work: (values) => chosenFilter(values, gateWords, (all) => ({ field: "work", values: all })),
  pay: (values) => chosenFilter(values, gateWords, (all) => ({ field: "pay", values: all })),
  coverage: (values) => coverageFilter("coverage", values),
  without: (values) => coverageFilter("without", values),
  expired: (values) => coverageFilter("expired", values),
  result: (values) =>
    wordsOf(
      values,
      (word) => keyOf(resultWords, word),
      (all) => ({ field: "result", values: all }),
    ),
  rule: ([first = "", ...more]) => {
    const subject = more.length === 0 ? ruleOf(first) : null;
    return subject && { field: "rule", subject };
  },
  projects: (values) => chosenFilter(values, projectsWords, (all) => ({ field: "projects", values: all })),
  enrolled: (values) => chosenFilter(values, enrolledWords, (all) => ({ field: "enrolled", values: all })),
  documents: (values) => {
    const value = onlyOne(values, ["none", "some"]);
    return value && { field: "documents", value };
  },
  active: (values) => {
    const value = onlyOne(values, ["yes", "no"]);
    return value && { field: "active", value };
  },
};

function listedFilter(name: string, values: string[], written: string): Filter | { problem: Problem } {
  const field = listFields.find((one) => one === name);
  if (!field) return failed("unknownField", written);
  return listReaders[field](values) ?? failed("unknownValue", written);
}

/** The filter of these values when all of them are known, and none appears twice. */
function wordsOf<Word>(values: readonly string[], known: (word: string) => Word | null, filter: (all: Word[]) => Filter): Filter | null {
  const words = values.map(known);
  const all = words.filter((word) => word !== null);
  return all.length === values.length && new Set(all).size === all.length ? filter(all) : null;
}

const coverageOf = (word: string): CoverageWord | null =>
  Object.hasOwn(coverageWords, word) ? (word as CoverageWord) : (otherCoverages[word] ?? null);

function coverageFilter(field: "coverage" | "without" | "expired", values: readonly string[]): Filter | { problem: Problem } | null {
  const filter = wordsOf(values, coverageOf, (all) => ({ field, values: all }));
  const dateless = filter && "values" in filter ? filter.values.find((one) => !datedCoverages.some((dated) => dated === one)) : undefined;
  return dateless ? failed("datelessCoverage", dateless) : filter;
}

/** What `gl.aggregate`, `waiver` or `wc` is about; null: nothing that is known. */
export function ruleOf(text: string): RuleSubject | null {
  const parts = text.split(".");
  const last = parts.at(-1) ?? "";
  const part = Object.hasOwn(ruleParts, last) ? (last as RulePart) : null;
  if (parts.length === 1) {
    const coverage = coverageOf(text);
    return part ? { part } : coverage && { coverage };
  }
  const coverage = coverageOf(parts[0] ?? "");
  return parts.length === 2 && coverage && part ? { coverage, part } : null;
}

const nameWritten = (text: string) => `"${text.replace(/["“”]/g, "")}"`;

function filterWritten(filter: Filter): string {
  switch (filter.field) {
    case "expires":
      return `expires${filter.range.written}`;
    case "trade": {
      const words = filter.words.join(",");
      return `trade:${/^[\p{L}\p{N},-]+$/u.test(words) ? words : nameWritten(words)}`;
    }
    case "rule":
      return `rule:${[filter.subject.coverage, filter.subject.part].filter(Boolean).join(".")}`;
    case "documents":
    case "active":
      return `${filter.field}:${filter.value}`;
    case "place":
      return `in:${nameWritten(filter.text)}`;
    default:
      return "text" in filter ? `${filter.field}:${nameWritten(filter.text)}` : `${filter.field}:${filter.values.join(",")}`;
  }
}

/** The conditions in the query language: read again, they are the same. */
export const writeQuery = (filters: readonly Filter[]): string => filters.map(filterWritten).join(" ");
