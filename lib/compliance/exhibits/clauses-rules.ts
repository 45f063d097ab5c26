import type { CoverageKind } from "@/lib/compliance/coverages/values";
import { amountsIn } from "@/lib/compliance/exhibits/amounts-rules";
import { labelsIn } from "@/lib/compliance/exhibits/limits-rules";
import { cellMark, isUnsureIn, markerOf, type Paragraph, quoteOf } from "@/lib/compliance/exhibits/paragraphs-rules";
import type { Quote } from "@/lib/compliance/exhibits/schema";
import { conditions } from "@/lib/compliance/exhibits/values";
import { type Mention, mentionsIn } from "@/lib/compliance/exhibits/words-rules";
import { sentencesOf } from "@/lib/compliance/terms/clauses-rules";

/**
 * The coverages that words are about. `other`: insurance that no requirement can name. `reference`: that of other paragraphs, by numbers that
 * no one can tell.
 */
export type Scope = readonly CoverageKind[] | "all" | "other" | "reference";

/** A sentence or a part of one between semicolons. `context`: what the words above it are about. */
export type Clause = {
  text: string;
  quote: Quote;
  mentions: readonly Mention[];
  context: Scope | null;
  /** `isOfTrade`: a row of a table says for whom the amount counts. */
  isConditional: boolean;
  /** Some of its words were not recognized with confidence. */
  isUnsure: boolean;
  isHeading: boolean;
  /** The place of its paragraph, and the paragraph's number as it is written. */
  paragraph: number;
};

/** A level of the exhibit. `first`: how the paragraph below a colon is numbered; undefined: there was none yet. */
type Level = {
  marker: string | null;
  scope: Scope | null;
  isHeading: boolean;
  isOpen: boolean;
  isConditional: boolean;
  first?: string | null;
};

const modal = /\b(?:shall|must|will|agrees?|is|are|may|waives?|have|has)\b/i;
const longestHeading = 14;

const isHeadingLike = (text: string) =>
  text.split(" ").length <= longestHeading && !/[.;]$/.test(text) && !/\b(?:shall|must|will)\b/i.test(text) && amountsIn(text).length === 0;

/** What mentions come to. */
export function scopeOf(mentions: readonly Mention[]): Scope | null {
  const kinds = mentions.map(({ kind }) => kind);
  if (kinds.includes("all")) return "all";
  const named = [...new Set(kinds.filter((kind): kind is CoverageKind => kind !== "all" && kind !== "other"))];
  if (named.length > 0) return named;
  return kinds.includes("other") ? "other" : null;
}

/** The coverage with which a paragraph begins: in its first words, before any amount. */
function leading(text: string, mentions: readonly Mention[]): Scope | null {
  const [amount] = amountsIn(text);
  const first = mentions.filter(({ at }) => at < (amount?.at ?? Number.POSITIVE_INFINITY));
  const [begin] = first;
  if (!begin || text.slice(0, begin.at).split(" ").length > 8) return null;
  // "General liability, auto and umbrella policies" is about each of them.
  return scopeOf(first);
}

/** The clauses of an exhibit in their order, each with what it is about. */
export function clausesOf(paragraphs: readonly Paragraph[]): Clause[] {
  const clauses: Clause[] = [];
  const levels: Level[] = [];
  let header: readonly string[] | null = null;
  for (const [place, paragraph] of paragraphs.entries()) {
    const { cells } = paragraph;
    const before = paragraphs[place - 1];
    if (cells && !before?.cells) header = amountsIn(paragraph.text).length === 0 ? cells : null;
    const own = { text: paragraph.text, from: markerOf(paragraph.text)?.length ?? 0 };
    const words = own.text.slice(own.from);
    const mentions = mentionsIn(words);
    const isHeading = cells ? cells === header : isHeadingLike(words);
    descend(levels, paragraph, { isHeading, isSentence: modal.test(words) || !statesLimits(words), mentions });
    const scope = leading(words, mentions);
    const context = levels.findLast((level) => level.scope !== null)?.scope ?? null;
    const isConditional = levels.some((level) => level.isConditional) || (cells !== null && isOfTrade(cells, header, scope));
    const named = cells && header && scope === null && isConditional ? namedByHeader(cells, header) : null;
    clauses.push(...clausesIn(paragraph, own.from, { place, scope, context, isHeading, isConditional, named }));
    const isOpen = /:$/.test(words.trim());
    const condition = isOpen && conditions.test(words);
    if (scope !== null || paragraph.marker || isOpen || isHeading)
      levels.push({ marker: cells ? "row" : paragraph.marker, scope, isHeading, isOpen, isConditional: condition });
  }
  return clauses;
}

/** Whether a line goes on with the limits of a coverage above it. */
const statesLimits = (text: string) => amountsIn(text).length + labelsIn(text).length > 0;

/** `isSentence`: it does not go on with the limits above it. */
type Shape = { isHeading: boolean; isSentence: boolean; mentions: readonly Mention[] };

/** Leaves the levels that a paragraph ends. */
function descend(levels: Level[], { marker, cells }: Paragraph, { isHeading, isSentence, mentions }: Shape): void {
  const kind = cells ? "row" : marker;
  const popFrom = (at: number) => at >= 0 && levels.splice(at);
  if (kind === "row") {
    if (mentions.length > 0) popFrom(levels.findIndex((level) => level.marker === "row"));
    return;
  }
  popFrom(levels.findIndex((level) => level.marker === "row"));
  if (kind) popFrom(levels.findIndex((level) => level.marker === kind));
  else if (isHeading && mentions.length > 0) popFrom(levels.findIndex((level) => level.marker === null && !level.isOpen));
  else if (isSentence) popFrom(levels.findIndex((level) => !level.isHeading && !level.isOpen));
  // What a colon opens ends where paragraphs are numbered in another way than the first one below it.
  for (let last = levels.at(-1); last?.isOpen && last.first !== undefined && last.first !== kind; last = levels.at(-1)) levels.pop();
  const open = levels.at(-1);
  if (open?.isOpen && open.first === undefined) open.first = kind;
}

/** A row of a table that says for whom its amount counts: its header names the limit. */
function isOfTrade(cells: readonly string[], header: readonly string[] | null, scope: Scope | null): boolean {
  if (!header || header === cells || scope !== null) return false;
  const text = cells.join(cellMark);
  return amountsIn(text).length > 0 && labelsIn(text).length === 0 && labelsIn(header.join(cellMark)).length > 0;
}

const namedByHeader = (cells: readonly string[], header: readonly string[]) =>
  cells.flatMap((cell, at) => (amountsIn(cell).length > 0 ? [`${header[at] ?? ""} ${cell}`] : [])).join(cellMark);

type Around = {
  place: number;
  scope: Scope | null;
  context: Scope | null;
  isHeading: boolean;
  isConditional: boolean;
  /** A row's amounts with the words of their columns. */
  named: string | null;
};

function clausesIn(paragraph: Paragraph, from: number, around: Around): Clause[] {
  const { place, scope, context, isHeading, isConditional, named } = around;
  const text = paragraph.text.replace(/[•▪●]/g, ";");
  let at = from;
  const isOne = scope !== null && scope !== "all" && scope !== "other" && new Set(mentionsIn(text).map(({ kind }) => kind)).size === 1;
  const clauses: Clause[] = [];
  for (const sentence of sentencesOf(text.slice(from))) {
    const begin = text.indexOf(sentence, at);
    const start = begin < 0 ? at : begin;
    at = start + sentence.length;
    const mentions = mentionsIn(named ?? sentence);
    // Sentences of a paragraph about one coverage go on about it; a row is about the coverage in its first cell.
    const above = (isOne || paragraph.cells) && scope !== null ? scope : (lastOf(clauses) ?? context);
    clauses.push({
      text: named ?? sentence,
      quote: quoteOf(paragraph, start, at),
      mentions,
      context: above,
      isUnsure: isUnsureIn(paragraph, start, at),
      isConditional: isConditional || conditions.test(sentence.replace(harmless, " ")),
      isHeading: isHeading && !modal.test(sentence),
      paragraph: place,
    });
  }
  return clauses;
}

/** Parts of one sentence between semicolons go on about the coverage before them. */
function lastOf(clauses: readonly Clause[]): Scope | null {
  const last = clauses.at(-1);
  if (!last?.text.endsWith(";")) return null;
  const scope = scopeOf(last.mentions);
  return scope === "all" ? null : (scope ?? last.context);
}

/** "The state where the work is performed" is no condition. */
const harmless = /\bstates? (?:where|in which)\b|\bwhere required\b|\bwhen required by\b|\bnot only\b|\bas required by\b/gi;

const inlineNumber = /\(([ivx]{1,4}|[a-z]|\d{1,2})\)\s*/gi;
/** Letters after a number in which the name of its coverage begins. */
const near = 45;
const bareNumber = (text: string) => text.replace(/[().\s]/g, "").toLowerCase() || text;

/** The coverages of numbered paragraphs, rows and items, by their numbers. A number that two coverages share is skipped. */
export function coveragesByNumber(paragraphs: readonly Paragraph[]): ReadonlyMap<string, CoverageKind> {
  const found = new Map<string, CoverageKind | null>();
  const note = (number: string, words: string) => {
    const [first] = mentionsIn(words);
    if (!first || first.at > near || first.kind === "all" || first.kind === "other") return;
    const known = found.get(number);
    found.set(number, known === undefined || known === first.kind ? first.kind : null);
  };
  for (const { text, cells } of paragraphs) {
    const own = markerOf(text);
    if (own) note(numberAt(text, own.length), text.slice(own.length));
    if (cells && /^\d{1,2}\.?$/.test(cells[0] ?? "")) note(bareNumber(cells[0] ?? ""), cells[1] ?? "");
    for (const { index, 0: mark, 1: number = "" } of text.slice(own?.length ?? 0).matchAll(inlineNumber))
      note(number.toLowerCase(), text.slice((own?.length ?? 0) + index + mark.length));
  }
  return new Map([...found].flatMap(([number, kind]) => (kind ? [[number, kind] as const] : [])));
}

const numberAt = (text: string, length: number) => {
  const mark = text.slice(0, length).trim();
  return /^\d+(?:\.\d+)+\.?$/.test(mark) ? mark.replace(/\.$/, "") : bareNumber(mark);
};

const byNumber =
  /\bpolic(?:y|ies) (?:nos?\.? )?((?:\d{1,2}(?:, (?:and )?| and |(?=\W|$)))+)|\b(?:under|in|by|on|of) ((?:(?:items?|clauses?|paragraphs?|sections?) )?\([ivxa-z\d]{1,4}\)(?:(?:, (?:and )?| and )\([ivxa-z\d]{1,4}\))*)(?! (?:above|below) (?:shall|must))|\b(?:described|required|specified|stated) (?:in|by|under) (?:sections? |paragraphs? )?(\d+(?:\.\d+)+)/i;

/** The numbers of other paragraphs to whose coverages a clause refers; null: none. */
export function numbersNamed(text: string): string[] | null {
  const found = byNumber.exec(text);
  const list = found?.slice(1).find((part) => part !== undefined);
  if (!list) return null;
  if (/\d\.\d/.test(list)) return [list];
  return [...list.matchAll(/\(([ivxa-z\d]{1,4})\)|\d{1,2}/gi)].map(([whole, inner]) => (inner ?? whole).toLowerCase());
}
