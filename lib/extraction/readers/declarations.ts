import { shortWords } from "@/lib/extraction/forms/abbreviations";
import { rows } from "@/lib/extraction/forms/acord-25";
import { ofAnyBlock } from "@/lib/extraction/forms/acord-25-blocks";
import { coverageWords } from "@/lib/extraction/forms/kinds";
import { plainLabels } from "@/lib/extraction/forms/plain";
import { splitParty } from "@/lib/extraction/readers/addresses";
import { Notes } from "@/lib/extraction/readers/draft";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, isPlausibleTerm, lettersOf, parseAmount, parseDate, policyNumberFrom } from "@/lib/extraction/rules";
import type { FormType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";
import { limitKeys } from "@/lib/extraction/values";

const dateText = String.raw`(\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2}|[A-Z][a-z]{2,8}\.? \d{1,2},? \d{4})`;
const period = new RegExp(`polic(?:y|ies) (?:period|term)\\W*(?:from)?:?\\s*${dateText}[^\\d]{1,30}?${dateText}`, "i");
const begins = new RegExp(`(?:begins?(?: on)?|effective(?: date)?(?: from)?|inception(?: date)?|from)\\W{0,3}\\s*${dateText}`, "i");
const ends = new RegExp(`(?:expires?(?: on)?|expiration(?: date)?|expiry(?: date)?|ends?(?: on)?)\\W{0,3}\\s*${dateText}`, "i");
const numberText = /policy\s*(?:number|no\.?|#)\s*[:#]?\s*([A-Z0-9][A-Z0-9 -]{2,24})/i;
const insurerText = /^[A-Z][\w&.,' -]*\b(Insurance|Casualty|Mutual|Indemnity|Assurance|Underwriters)\b[\w&.,' -]*$/;

/**
 * A page in plain lines (declarations, a carrier's own certificate, a letter): number, term, insured and insurer where they are
 * written out beside their words. Values only stand where their label is unmistakable.
 */
export function readPlainPage(page: PageWords, formType: FormType): ReadCertificate {
  const notes = new Notes();
  const lines = linesOf(page.words).map((words) => ({ words, text: textOf(words) }));
  const find = (pattern: RegExp) => {
    for (const line of lines) {
      const match = pattern.exec(line.text);
      if (match) return { match, words: line.words };
    }
    return null;
  };
  const policy = plainPolicy(lines.map(({ text }) => text).join("\n"));
  const number = find(numberText);
  if (number) policy.policyNumber = policyNumberFrom(number.match[1] ?? "") ?? plainNumber(number.match[1]);
  if (number && policy.policyNumber) notes.found("/policies/0/policyNumber", number.words);
  const whole = find(period);
  const [from, to] = whole ? [whole, whole] : [find(begins), find(ends)];
  const effective = from && parseDate(from.match[1] ?? "");
  const expiration = to && parseDate((whole ? to.match[2] : to.match[1]) ?? "");
  if (effective && expiration && !isPlausibleTerm(effective, expiration)) {
    notes.unreadable("/policies/0/effectiveDate", "The dates found do not make a plausible term.", from.words);
    notes.unreadable("/policies/0/expirationDate", "The dates found do not make a plausible term.", to.words);
  } else {
    policy.effectiveDate = effective || null;
    policy.expirationDate = expiration || null;
    if (from && effective) notes.found("/policies/0/effectiveDate", from.words);
    if (to && expiration) notes.found("/policies/0/expirationDate", to.words);
  }
  for (const limit of statedLimits(page)) policy.otherLimits.push(limit);
  limitsByLine(policy, lines, notes);
  const finder = new LabelFinder(page.words);
  const boxed = (wordings: readonly string[], keep: (text: string) => boolean) => boxedValue(finder, page, wordings, keep);
  fillFromBoxes(policy, boxed, notes);
  const below = partyBelow(page, /^(named )?insured:?$/i);
  const named = below.name ? null : boxed(plainLabels.insured, isName);
  const insured = named ? { name: textOf(named), address: null } : below;
  if (named) notes.found("/insured/name", named);
  const agency = boxed(plainLabels.producer, isName);
  if (agency) notes.found("/producer/name", agency);
  const listed = policyLines(lines);
  if (listed.length > 1) noteListed(listed, notes);
  const insurer = lines
    .slice(0, 40)
    .flatMap(({ words }) => runs(words))
    .find(({ text }) => insurerText.test(text) && text.length < 60 && !/\bagency|brokers?\b/i.test(text));
  const labelled = boxed(plainLabels.insurer, (text) => isName(text) && !isHeading(text));
  const carrier = labelled ? { text: textOf(labelled), words: labelled } : insurer;
  if (carrier) notes.found("/insurers/0/name", carrier.words);
  const policies = listed.length > 1 ? listed.map((one) => one.policy) : policy.policyNumber || policy.expirationDate ? [policy] : [];
  if (formType === "NON_ACORD_CERTIFICATE") {
    const reason = "This certificate is built in a way that is not understood.";
    for (const [pointer, isFound] of [
      ["/insured/name", insured.name !== null],
      ["/producer/name", agency !== null],
      ["/certificateHolder", false],
      ["/policies", policies.length > 0 && coveragesNamed(page) <= policies.length],
    ] as const)
      if (!isFound && !notes.reasons[pointer]) notes.unreadable(pointer, reason);
  }
  return {
    page: page.number,
    formType,
    formEdition: null,
    certificateDate: null,
    certificateNumber: null,
    producer: { name: agency ? textOf(agency) : null, address: null, contact: null, phone: null, email: null },
    insured,
    certificateHolder: null,
    insurers: carrier ? [{ letter: null, name: carrier.text, naic: null }] : [],
    policies,
    descriptionOfOperations: null,
    endorsements: [],
    evidence: notes.evidence,
    unreadable: Object.keys(notes.reasons),
    reasons: notes.reasons,
  };
}

/** How many of the usual coverages a page names. */
function coveragesNamed({ words }: PageWords): number {
  const text = textOf(words);
  return coverageWords.filter((coverage) => coverage.words.test(text)).length;
}

type Line = { words: Word[]; text: string };
type Boxed = (wordings: readonly string[], keep: (text: string) => boolean) => Word[] | null;

/** "Name & address" is the rest of a label and nobody's name. */
const labelWords = new Set(["CONTACT", ...ofAnyBlock.split(" ")]);
const isName = (text: string) =>
  /[A-Za-z]{3}/.test(text) &&
  !shortWords(text).every((word) => labelWords.has(word)) &&
  text.length < 70 &&
  !isPlaceholder(text) &&
  !/[:?]$/.test(text) &&
  !parseDate(text);
/** Headings that stand where a value would, on a form that was not filled in. */
const isHeading = (text: string) =>
  /^(policy|named insured|insured|effective|expiration|agency|producer|phone|code|naic|loan|address)\b/i.test(text);

/** The value behind a label on its line, or on the first lines below it, that has the right form. */
function boxedValue(finder: LabelFinder, page: PageWords, wordings: readonly string[], keep: (text: string) => boolean): Word[] | null {
  for (const label of finder.find(wordings, 0.93).filter(({ freeLeft }) => freeLeft)) {
    const [x0, y0, x1, y1] = label.box;
    const beside = runs(wordsIn(page.words, [x1 + 1, y0 - 3, x1 + 260, y1 + 3]))[0]?.words ?? [];
    const below = linesOf(wordsIn(page.words, [x0 - 6, y1, x0 + 230, y1 + 26])).flatMap((line) =>
      runs(line)[0]?.words.length ? [runs(line)[0]?.words ?? []] : [],
    );
    const fits = [beside, ...below].find((line) => line.length > 0 && keep(textOf(line).replace(/^[:\s]+/, "")));
    if (fits) return fits.filter(({ text }) => text !== ":");
  }
  return null;
}

/** Number and term from labelled boxes, where the page's sentences did not say them. */
function fillFromBoxes(policy: ReadPolicy, boxed: Boxed, notes: Notes) {
  const number = policy.policyNumber ? null : boxed(plainLabels.number, (text) => policyNumberFrom(text) !== null && text.length < 30);
  if (number) {
    policy.policyNumber = policyNumberFrom(textOf(number));
    notes.found("/policies/0/policyNumber", number);
  }
  if (notes.reasons["/policies/0/effectiveDate"] || notes.reasons["/policies/0/expirationDate"]) return;
  const isDate = (text: string) => parseDate(text) !== null;
  const from = policy.effectiveDate ? null : boxed(plainLabels.effective, isDate);
  const to = policy.expirationDate ? null : boxed(plainLabels.expiration, isDate);
  const effective = policy.effectiveDate ?? (from && parseDate(textOf(from)));
  const expiration = policy.expirationDate ?? (to && parseDate(textOf(to)));
  if (effective && expiration && !isPlausibleTerm(effective, expiration)) return;
  Object.assign(policy, { effectiveDate: effective, expirationDate: expiration });
  if (from) notes.found("/policies/0/effectiveDate", from);
  if (to) notes.found("/policies/0/expirationDate", to);
}

/** Limits of the policy's own line that are written out: the label first, one amount at the end. */
function limitsByLine(policy: ReadPolicy, lines: readonly Line[], notes: Notes) {
  const form = rows.find(({ type }) => type === policy.type);
  for (const { words, text } of lines) {
    const match = /^(.*?)[\s:.]*\$\s?([\d,]{5,12})(?:\.00)?$/.exec(text);
    const label = lettersOf((match?.[1] ?? "").replace(/\blimit\b/gi, ""));
    const limit = label && form?.limits.find(({ labels }) => labels.some((one) => lettersOf(one) === label));
    const amount = limit && parseAmount(match?.[2] ?? "");
    if (!limit || !amount || !("dollars" in amount) || policy.limits[limit.key]) continue;
    policy.limits[limit.key] = amount.dollars;
    notes.found(`/policies/0/limits/${limit.key}`, words);
  }
}

type Listed = { policy: ReadPolicy; words: Word[] };

/** The lines are the evidence of their policies, in place of what was found for a single one. */
function noteListed(listed: readonly Listed[], notes: Notes) {
  for (const pointer of Object.keys(notes.evidence)) if (pointer.startsWith("/policies/")) delete notes.evidence[pointer];
  for (const pointer of Object.keys(notes.reasons)) if (pointer.startsWith("/policies/")) delete notes.reasons[pointer];
  listed.forEach(({ words }, at) => {
    for (const key of ["policyNumber", "effectiveDate", "expirationDate"]) notes.found(`/policies/${at}/${key}`, words);
  });
}

/** Lines that each state a coverage, its number and its term, as letters and memoranda list them. */
function policyLines(lines: readonly Line[]): Listed[] {
  return lines.flatMap(({ text, words }) => {
    const dates = [...text.matchAll(new RegExp(dateText, "g"))].map(([date]) => date);
    const [effective, expiration] = dates.map((date) => parseDate(date));
    const type = coverageWords.find(({ words }) => words.test(text))?.type;
    if (!type || dates.length !== 2 || !effective || !expiration || !isPlausibleTerm(effective, expiration)) return [];
    const rest = dates.reduce((left, date) => left.replace(date, " "), text);
    const number = rest.split(/\s+/).find((word) => /\d{3}/.test(word) && !/[$,]/.test(word) && policyNumberFrom(word));
    const policyNumber = number ? policyNumberFrom(number) : null;
    return policyNumber
      ? [{ policy: { ...plainPolicy(text), policyNumber, effectiveDate: effective, expirationDate: expiration }, words }]
      : [];
  });
}

/** A number of letters alone, which only its label "Policy number" makes one. */
const plainNumber = (text = "") => (/^[A-Z0-9-]{5,24}$/.test(text.trim()) ? text.trim() : null);

/** A line's pieces between wide gaps. */
function runs(words: Word[]): { text: string; words: Word[] }[] {
  const pieces: Word[][] = [];
  for (const word of words) {
    const before = pieces.at(-1)?.at(-1);
    if (before && word.box[0] - before.box[2] < 2 * (before.box[3] - before.box[1])) pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  return pieces.map((piece) => ({ text: textOf(piece), words: piece }));
}

function partyBelow(page: PageWords, heading: RegExp): { name: string | null; address: string | null } {
  const label = linesOf(page.words)
    .flatMap(runs)
    .find(({ text }) => heading.test(text));
  if (!label) return { name: null, address: null };
  const [x0, , x1, y1] = unionBox(label.words);
  const below = linesOf(wordsIn(page.words, [x0 - 6, y1, Math.max(x1 + 150, x0 + 220), y1 + 70])).slice(0, 3);
  const { name, address } = splitParty(below.flat());
  return { name, address };
}

/** Liability limits written as "$30,000 each person" beside the name of their coverage. */
function statedLimits(page: PageWords): { label: string; amount: number }[] {
  let coverage = "";
  return linesOf(page.words).flatMap((line) => {
    const pieces = runs(line).map(({ text }) => text);
    const [title = ""] = pieces;
    if (/^[A-Z]/.test(title) && !/^Premium/i.test(title)) coverage = title;
    const match = /^\$([\d,]+) (each (?:person|accident|occurrence))$/i.exec(pieces.at(-1) ?? "");
    const kind = /^(bodily injury|property damage)( liability)?$/i.exec(coverage);
    return match && kind ? [{ label: `${kind[1]} ${match[2]}`, amount: Number((match[1] ?? "").replaceAll(",", "")) }] : [];
  });
}

function plainPolicy(text: string): ReadPolicy {
  const type = coverageWords.find(({ words }) => words.test(text))?.type ?? "OTHER";
  return {
    type,
    typeText: null,
    insurerLetter: null,
    policyNumber: null,
    effectiveDate: null,
    expirationDate: null,
    occurrenceOrClaimsMade: null,
    additionalInsured: null,
    waiverOfSubrogation: null,
    aggregateAppliesPer: null,
    limits: Object.fromEntries(limitKeys.map((key) => [key, null])) as ReadPolicy["limits"],
    limitsText: {},
    otherLimits: [],
    proprietorExcluded: null,
    ticked: [],
  };
}
