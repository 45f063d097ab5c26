import { effectsOf, findForm, isOrdinaryForm } from "@/lib/extraction/endorsements-rules";
import { formsIn, lineOfForm } from "@/lib/extraction/form-numbers-rules";
import {
  begins,
  expires,
  insuredNamed,
  isOfOnePlace,
  nextLabel,
  notInForce,
  period,
  placeNamed,
  policyNamed,
} from "@/lib/extraction/forms/endorsement-pages";
import { inReadingOrder, isUnclear } from "@/lib/extraction/readers/description";
import { LabelFinder } from "@/lib/extraction/readers/labels";
import { partsOfLine } from "@/lib/extraction/readers/plain-pieces";
import { linesOf, type PageWords, runsOf, textOf, unionBox, wordsIn } from "@/lib/extraction/readers/words";
import { isPlaceholder, lettersOf, likeness, parseDate, policyNumberFrom } from "@/lib/extraction/rules";
import type { ReadCertificate, ReadEndorsement } from "@/lib/extraction/schema";

type Named = Pick<ReadEndorsement, "form" | "edition" | "line" | "gives">;

/** Form numbers in a text: "CG 20 10 04 13", "CG2010 (04/13)", "WC 00 03 13", "CG 20 10 & 20 37", "U-GL-1175-F CW". */
export function formNumbersIn(text: string): (Named & { at: number })[] {
  const found = formsIn(text)
    .filter(({ isNamed }) => !isNamed)
    .map(({ form, edition, at }) => ({ ...named(form, edition), at }));
  return found.filter((one, at) => found.findIndex((other) => other.form === one.form && other.edition === one.edition) === at);
}

function named(form: string, edition: string | null): Named {
  const known = findForm(form);
  return { form, edition, line: lineOfForm(form), gives: known ? [...effectsOf(known, edition)] : [] };
}

/** Endorsements that the description of operations names: weaker evidence than their pages, and void where the sentence denies them. */
export function endorsementsNamed(description: string | null, page: number): ReadEndorsement[] {
  return (description ? description.split(/(?<=[.;])\s+/) : []).flatMap((sentence) =>
    formNumbersIn(sentence).map(({ at: _, ...form }) => ({
      ...form,
      source: "description" as const,
      granted: /\b(not|no|never|without|excluded|neither|nor|none|deleted|removed)\b/i.test(sentence)
        ? false
        : /\b(only if|only when|if required|where required|when required|unless)\b/i.test(sentence)
          ? null
          : true,
      persons: [],
      policyNumber: null,
      effectiveDate: null,
      page,
      text: sentence,
    })),
  );
}

/** What the title of an endorsement speaks of. */
const titleWords = /additional insured|waiver|primary|cancel|aggregate|transfer of rights|exclu(?:sion|ded)|limitation/i;
/** The title of a form that takes coverage away. */
const takingTitle = /\bexclu(?:sions?|ded)\b|\blimit(?:ation|ed)\b|\bexcepts?\b/i;
/** Letters of a title at most. */
const longestTitle = 75;

/**
 * Whether a page goes on with a form of the policy that began on another page, by the form's number and the page's in its last lines:
 * "CG 20 10 04 13 … Page 2 of 2".
 */
export function continuesForm(lines: readonly string[]): boolean {
  const footer = lines.slice(-5).join("\n");
  return /\bpage (?:[2-9]|\d{2}) of \d+\b/i.test(footer) && formNumbersIn(footer).some(({ edition }) => edition !== null);
}

/** The endorsements on a file's pages: one that goes on over several counts once. */
export function readEndorsements(pages: readonly PageWords[]): ReadEndorsement[] {
  const read: ReadEndorsement[] = [];
  for (const page of pages) {
    const one = readEndorsement(page);
    const isBegun = read.some(({ form }) => form !== null && form === one.form);
    if (!isBegun || !continuesForm(linesOf(page.words).map((words) => textOf(words)))) read.push(one);
  }
  return read;
}

/** The heading above a policy's forms. */
const listHeading =
  /^\W*(?:(?:policy|commercial|coverage|applicable) )?(?:(?:schedule|list(?:ing)?|index) of (?:(?:policy|applicable|attached) )?(?:forms|endorsements)|(?:policy )?forms? (?:and|&|,) endorsements?|forms (?:schedule|list)|endorsement schedule)\b/i;
const longestHeading = 90;

/**
 * The forms of a list on a page that take coverage away, by their numbers or titles, or that no table knows. A list proves no grant: it
 * does not say whom a form reaches.
 */
export function formsListed(page: PageWords): ReadEndorsement[] {
  const lines = linesOf(page.words).map((words) => textOf(words));
  const heading = lines.findIndex((line) => line.length < longestHeading && listHeading.test(line));
  if (heading < 0) return [];
  const text = lines.join("\n");
  const number = policyNamed.exec(text)?.[1];
  const listed = lines
    .slice(heading)
    .flatMap((line) => formNumbersIn(line).map(({ at: _, ...form }) => ({ ...form, line, of: form.line })));
  return listed.flatMap(({ line, of, ...form }): ReadEndorsement[] => {
    const isKnown = isOrdinaryForm(form.form);
    const gives = !isKnown && takingTitle.test(line) ? ["EXCLUSION" as const] : form.gives;
    if (isKnown && !gives.includes("EXCLUSION")) return [];
    return [
      {
        ...{ ...form, line: of, gives, source: "list" as const, granted: null, persons: [], effectiveDate: null },
        ...{ policyNumber: number ? policyNumberFrom(number) : null, page: page.number, text: line },
      },
    ];
  });
}

/** A sentence may speak of other forms than the form it is on. */
const isSentence = (line: string) => (line.match(/\b[a-z]{2,}\b/g) ?? []).length > 3 && !/\bpage \d+ of \d+\b|copyright|©/i.test(line);

/** The form that a page is, by its last lines or its first ones. Not sure where these name another one, or only a sentence names it. */
function formOf(lines: readonly string[]): { named: Named; isSure: boolean } {
  const inLines = (some: readonly string[]) => formNumbersIn(some.filter((line) => !isSentence(line)).join("\n"));
  const [foot, head] = [inLines(lines.slice(-6)), inLines(lines.slice(0, 8))];
  const own = foot.at(-1) ?? head[0];
  const any = own ?? formNumbersIn(lines.join("\n"))[0];
  const { at: _, ...page } = any ?? { ...named("", null), at: 0, form: null };
  const isSure = [...foot, ...head].every(
    ({ form, edition }) => form === page.form && (!edition || !page.edition || edition === page.edition),
  );
  return { named: page, isSure: isSure && (own !== undefined || any === undefined) };
}

/** One endorsement page: its form number as the page prints it, the policy and day it belongs to, and who its schedule names. */
function readEndorsement(page: PageWords): ReadEndorsement {
  const lines = linesOf(page.words).map((words) => textOf(words));
  const text = lines.join("\n");
  const { named: form, isSure } = formOf(lines);
  const number = policyNamed.exec(text)?.[1];
  const [, from, until] = period.exec(text) ?? [];
  const title =
    lines.slice(0, 12).find((line) => titleWords.test(line)) ??
    lines.find((line) => line.length < longestTitle && /\bendorsement$/i.test(line)) ??
    lines[0] ??
    "";
  const isTaking = form.gives.length === 0 && !findForm(form.form) && title.length < longestTitle && takingTitle.test(title);
  const [day, end] = [begins.exec(text)?.[1] ?? from, expires.exec(text)?.[1] ?? until];
  return {
    ...form,
    ...(isTaking && { gives: ["EXCLUSION"] }),
    source: "page",
    granted: !isSure || notInForce.test(text) || placesOn(page, lines).some(isOfOnePlace) ? null : true,
    persons: scheduled(page),
    policyNumber: number ? policyNumberFrom(number) : null,
    effectiveDate: day ? parseDate(day) : null,
    expirationDate: end ? parseDate(end) : null,
    insured: insuredOn(lines),
    page: page.number,
    text: title,
  };
}

/** The insured that a page names, on the line of the label or below it. */
function insuredOn(lines: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const found = insuredNamed.exec(line);
    const name = (found?.[1] ?? (found ? lines[at + 1] : ""))?.replace(nextLabel, "").trim();
    if (name) return name;
  }
  return null;
}

const placeHeadings = ["Location(s) Of Covered Operations", "Location And Description Of Completed Operations"];

/** The places that a page's schedule or a line of it names. */
function placesOn(page: PageWords, lines: readonly string[]): string[] {
  const [heading] = new LabelFinder(page.words).find(placeHeadings);
  const ofLines = lines.flatMap((line) => placeNamed.exec(line)?.[1] ?? []);
  if (!heading) return ofLines;
  const [x0, , , y1] = unionBox(heading.words);
  const below = linesOf(wordsIn(page.words, [x0 - 12, y1 + 1, page.width, y1 + 60])).map((words) => textOf(words));
  const end = below.findIndex((line) => isFormsOwn.test(line));
  return [...ofLines, ...(end < 0 ? below : below.slice(0, end)).slice(0, 1)];
}

/** How the form's own text goes on below its schedule. */
const isFormsOwn =
  /information required|^section|^[A-Z]\. |^with respect|^who is an insured|^schedule|^paragraph|^location|^the person|named above/i;

const scheduleHeadings = [
  "Name Of Additional Insured Person(s) Or Organization(s)",
  "Name Of Additional Insured Person(s) Or Organization(s):",
  "Name Of Person Or Organization",
  "Name Of Person(s) Or Organization(s)",
  "Name of Person or Organization:",
  "Person or Organization",
];

/** Maximum distance of a name's end after the schedule's heading, in points, and the gap in line heights that separates another column. */
const [farBeside, columnGap] = [220, 3];

/** The lines below the schedule's heading, in its column, up to the form's own text. */
function scheduled(page: PageWords): string[] {
  const finder = new LabelFinder(page.words);
  // Its words may be in a sentence: "such person or organization is an additional insured".
  const heading = finder
    .find(scheduleHeadings)
    .find(({ words, freeLeft, freeRight }) => freeLeft && (freeRight || words.at(-1)?.text.endsWith(":")));
  if (!heading) return [];
  const [x0, , x1, y1] = unionBox(heading.words);
  const right = finder.find(["Location(s) Of Covered Operations", "Location And Description Of Completed Operations", "Location"]);
  const limit = right.find(({ box }) => Math.abs(box[1] - heading.box[1]) < 14 && box[0] > x1)?.box[0] ?? page.width;
  const beside = linesOf(wordsIn(page.words, [x1 + 1, heading.box[1] - 3, Math.min(limit - 2, x1 + farBeside), heading.box[3] + 3]));
  const below = linesOf(wordsIn(page.words, [x0 - 12, y1 + 1, limit - 2, y1 + 120]));
  const persons: string[] = [];
  for (const line of [...beside, ...below]) {
    // Text far right of a line is of another column.
    const [own = []] = partsOfLine(line, columnGap);
    const text = textOf(own).replace(/^[:\s]+/, "");
    if (isFormsOwn.test(text)) break;
    if (/[A-Za-z]{2}/.test(text) && !isPlaceholder(text)) persons.push(text);
  }
  return persons;
}

/** What continues another page's description of operations; `isClear`: each of its words can be read. `insured`: whom its head names. */
export type Remarks = { text: string; isClear: boolean; insured: string | null };

/** Whether a page continues another's description of operations (ACORD 101), and with which text. */
export function remarksOf(page: PageWords): Remarks | null {
  // A picture that lies askew has the end of one line as high as the beginning of another.
  const isSeen = page.words.some(({ reader }) => reader === "ocr");
  const lines = (isSeen ? inReadingOrder(runsOf(page.words)) : linesOf(page.words))
    .map((words) => ({ line: textOf(words), words }))
    .filter(({ line }) => !/^(?:form )?(?:title:? )?certificate of (?:liability )?insurance$/i.test(line));
  const title = lines.findIndex(({ line }) => line.length < 70 && /ADDITIONAL REMARKS( SCHEDULE)?/i.test(line));
  if (title < 0) return null;
  const start = lines.findLastIndex(({ line }) => /FORM (NUMBER|TITLE)|THIS ADDITIONAL REMARKS FORM|^ADDITIONAL REMARKS$/i.test(line));
  const rest = lines.slice(Math.max(title, start) + 1);
  // The form's footer, and the clause on cancellation that some print there, say nothing of this certificate.
  const end = rest.findIndex(({ line }) =>
    /ACORD \d{2,3} ?\(|ACORD CORPORATION|ACORD name and logo|SHOULD ANY OF THE (ABOVE )?(DESCRIBED )?POLICIES/i.test(line),
  );
  const own = (end < 0 ? rest : rest.slice(0, end)).filter(({ line }) => /[A-Za-z0-9]{2}/.test(line));
  const text = own.map(({ line }) => line).join(" ");
  const insured = lines.slice(0, start + 1).flatMap(({ line }) => /\bnamed insured\s*:\s*(\S.{0,100})$/i.exec(line)?.[1] ?? [])[0] ?? null;
  return text ? { text, insured, isClear: !isUnclear(own.flatMap(({ words }) => words)) } : null;
}

/** Whether remarks name an insured that is not the certificate's. */
function isOfOther({ insured }: Remarks, { insured: { name } }: ReadCertificate): boolean {
  if (insured === null || name === null) return false;
  const [one, other] = [lettersOf(insured), lettersOf(name)];
  return !one.includes(other) && !other.includes(one) && likeness(one, other) < leastLike;
}
const leastLike = 0.8;

/** Adds a file's endorsement pages and remarks to the certificate before them. */
export function attach(
  certificate: ReadCertificate,
  endorsements: readonly ReadEndorsement[],
  remarks: readonly Remarks[],
): ReadCertificate {
  const described = [certificate.descriptionOfOperations, ...remarks.map(({ text }) => text)].filter(Boolean).join(" ") || null;
  const pointer = "/descriptionOfOperations";
  const isOther = remarks.some((one) => isOfOther(one, certificate));
  const isLost = isOther || remarks.some(({ isClear }) => !isClear);
  const lost = isOther ? "The remarks on another page name another insured." : "The remarks on another page are not clear enough to read.";
  const reasons = isLost ? { ...certificate.reasons, [pointer]: lost } : certificate.reasons;
  return {
    ...certificate,
    reasons,
    unreadable: Object.keys(reasons),
    descriptionOfOperations: isLost ? null : described,
    endorsements: [...endorsementsNamed(isLost ? certificate.descriptionOfOperations : described, certificate.page), ...endorsements],
  };
}
