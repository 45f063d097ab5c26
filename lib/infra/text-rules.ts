/*
 * Names appear in emails to strangers. A web address or a handle in one would be an attacker's link in our email, and a line break would
 * begin a sentence of their own.
 */

/** Top-level domains that count after a single letter ("t.co"), where initials ("J.R.Ewing") are more likely. */
const commonDomains = new Set(
  "com net org edu gov biz info name app dev xyz site shop store online page link click live top club space website web cloud tech agency".split(
    " ",
  ),
);

/** How a name is read by programs that look for links: wide and look-alike signs as their plain ones, nothing hidden. */
const asSeen = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? " " : ""))
    .replace(/[\u3002\ufe52\uff61]/g, ".")
    .toLowerCase();

const isTopLevel = (label: string, before: string) =>
  before !== "" &&
  (label.startsWith("xn--") || (/^\p{L}{2,}$/u.test(label) && (before.length > 1 || label.length === 2 || commonDomains.has(label))));

/** Whether a word has a domain in it: "evil-bank.example", and "Acme Inc.Roofing" too, which email programs may take for one. */
function hasDomain(word: string): boolean {
  const labels = word.split(".").map((label) => label.replace(/^-+|-+$/g, ""));
  return labels.some((label, at) => at > 0 && isTopLevel(label, labels[at - 1] ?? ""));
}

/** Whether a dotted word is followed by a slash, as in "evil.c0m/login". */
function hasPath(text: string): boolean {
  return text.split(/\s+/).some((word) => {
    const labels = word.includes("/") ? word.slice(0, word.indexOf("/")).split(".") : [];
    const [before = "", last = ""] = labels.slice(-2);
    return labels.length > 1 && before !== "" && last.length > 1 && /\p{L}/u.test(last);
  });
}

/** Whether an email program could make a link of a part of it: a web or email address, a bare domain, a handle. */
export function holdsLink(name: string): boolean {
  const text = asSeen(name.slice(0, longestName * 2));
  if (text.includes("://") || /(?:^|[^\p{L}\p{N}])(?:www\.|mailto:|javascript:)/u.test(text)) return true;
  if (/@[^\s@]|[^\s@]@/.test(text) || hasPath(text)) return true;
  const words = text.split(/[^\p{L}\p{M}\p{N}.-]+/u);
  return words.some((word) => hasDomain(word) || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(word));
}

/** Names are shorter everywhere; what is older or read from a file is cut here. */
const longestName = 200;

/**
 * A name as an email may hold it, whoever wrote it and whenever: on one line, without hidden signs, cut to a bounded length, and
 * with what could become a link taken apart. Names that may be stored today come out as they are.
 */
export function plainName(name: string): string {
  const line = name
    .slice(0, 4 * longestName)
    .replace(/[^\P{C}\s\u200c\u200d]/gu, "")
    .replace(/[\s\u2028\u2029]+/g, " ")
    .trim();
  const short = line.length > longestName ? `${line.slice(0, longestName - 1).trimEnd()}…` : line;
  if (!holdsLink(short)) return short;
  return short
    .normalize("NFKC")
    .replace(/[\p{Cf}]/gu, "")
    .replace(/[.\u3002\ufe52\uff61](?=\S)/g, " ")
    .replace(/www\./gi, "www ")
    .replace(/[:/\\]+/g, " ")
    .replace(/@/g, " at ")
    .replace(/ {2,}/g, " ")
    .trim();
}

// Marks that turn the direction of writing make "exe.pdf" of "fdp.exe", and invisible marks make two names of one.

/** Soft hyphen, zero-width spaces and joiners, direction marks, overrides and isolates, invisible operators, tags. */
const hidden = /[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** All but NUL, which is refused rather than dropped (lib/http/input). */
const controls = /[^\P{Cc}\0]/gu;
/** Scripts in which a joiner between two letters changes how they are written. */
const joining = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}]/u;

/** The text without invisible marks; a joiner stays between letters that it joins. */
export function withoutHidden(text: string): string {
  return text.replace(hidden, (mark, at: number) => {
    const joins = mark === "\u200c" || mark === "\u200d";
    return joins && joining.test(text[at - 1] ?? "") && joining.test(text[at + 1] ?? "") ? mark : "";
  });
}

/** The text on one line, without control characters and hidden marks; "" when nothing visible is left. */
export function asOneLine(text: string): string {
  const line = withoutHidden(text.replace(/[\u2028\u2029]/g, " "))
    .replace(/\s+/g, " ")
    .replace(controls, "")
    .trim();
  return /[^\s\p{Cf}\u2800]/u.test(line) ? line : "";
}

/**
 * The text with line feeds at its line ends, and without what surrounds it. Spreadsheets know no other line end in a cell, so a text that
 * is stored this way is the same after an export and an import.
 */
export const asLines = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] => text.split(/\r?\n/).map(asOneLine).filter(Boolean);

/** Whether a text ends a sentence, as the name "Acme Inc." does. */
export const isSentence = (text: string): boolean => /[.!?…]["”’']?$/.test(text);

/** The text as a sentence. */
export const sentence = (text: string): string => (isSentence(text) ? text : `${text}.`);

/** A name within a sentence. "E.L." and "AM Best" keep their capitals. */
export const within = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? name.slice(0, 1).toLowerCase() + name.slice(1) : name);
