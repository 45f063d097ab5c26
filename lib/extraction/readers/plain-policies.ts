import { coverageWords, liabilityLimits } from "@/lib/extraction/forms/plain";
import { fromPicture } from "@/lib/extraction/readers/cells";
import type { CloserLook, Notes } from "@/lib/extraction/readers/draft";
import { settleNumber } from "@/lib/extraction/readers/numbers";
import { datesIn, dateText, firstValue, surroundingsOf, valueBehind } from "@/lib/extraction/readers/plain-fields";
import type { Piece } from "@/lib/extraction/readers/plain-pieces";
import { cellOf, textIn, wordsOfText } from "@/lib/extraction/readers/plain-words";
import { type Stated, settleAmounts } from "@/lib/extraction/readers/settle-amounts";
import { settleDates } from "@/lib/extraction/readers/settle-dates";
import type { Word } from "@/lib/extraction/readers/words";
import { emptyPolicy, isPlaceholder, isRegularTerm, policyNumberFrom } from "@/lib/extraction/rules";
import type { Box, ReadPolicy } from "@/lib/extraction/schema";

/** A policy of which nothing is known but what coverage a text names. */
export function plainPolicy(text: string): ReadPolicy {
  const coverage = coverageWords.find(({ words }) => words.test(text));
  return emptyPolicy(
    coverage?.type ?? (liabilityLimits.test(text) ? "GENERAL_LIABILITY" : "OTHER"),
    coverage?.typeText ? typeTextIn(text, coverage) : null,
  );
}

/** The page's own words for a coverage without a type of its own. */
export function typeTextIn(text: string, { words, typeText = "" }: (typeof coverageWords)[number]): string {
  const said = words.exec(text)?.[0];
  return said?.includes(" ") ? said : typeText;
}

/** A number of letters alone, which only its label "Policy number" makes one. */
const plainNumber = (text: string) =>
  /^[A-Z0-9-]{5,24}$/.test(text.trim()) && !isPlaceholder(text) && !noNumber.test(text.trim()) ? text.trim() : null;
const noNumber =
  /^(?:prior|previous|renewal|renewed|expiring|named|insured|agency|agent|broker|premium|period|policy|billing|company|carrier|coverages?|insurers?|insurance|limits?|amounts?|dates?|terms?|type|description|remarks)$/i;

/** Text after a policy's number in the same words. */
const behindNumber =
  /[,;]|\((?!\d{1,3}\) ?\d)|\s(?:effective|eff|for|from|issued|prior|renewal|and|with|expir\w*|policy|term|at|is|dated)\b.*$/i;

/** A policy's number from the text after its label; null: none, or a limit. */
export function numberIn(text: string): string | null {
  const own = (text.split(behindNumber)[0] ?? "").trim();
  if (/\d,\d{3}(?!\d)/.test(text)) return null;
  return policyNumberFrom(own) ?? plainNumber(own);
}

/** How many policy numbers follow their labels: of several coverages, the first number's owner is ambiguous. */
export const countNumbers = (pieces: readonly Piece[]) =>
  new Set(
    pieces.flatMap((label) => {
      const value = label.key === "number" ? valueBehind(label, pieces, (text) => text.length < 60 && numberIn(text) !== null) : null;
      return value ? [numberIn(textIn(value))] : [];
    }),
  ).size;

/** Where values of a policy are noted, and what is looked at again for them. */
export type Context = { pointer: string; page: number; notes: Notes; closer?: CloserLook | undefined };

/** The number of the page's policy, after its label or below it. */
export async function readNumber(policy: ReadPolicy, pieces: readonly Piece[], context: Context) {
  const found = firstValue(pieces, "number", (label) => valueBehind(label, pieces, (text) => text.length < 60 && numberIn(text) !== null));
  if (found) await settleSaid(policy, wordsOfText(found, numberIn(textIn(found)) ?? ""), context);
}

/** Reads a number that a label or a sentence calls a policy's: a number of letters alone counts as printed. */
export async function settleSaid(policy: ReadPolicy, words: Word[], { pointer, page, notes, closer }: Context) {
  const letters = policyNumberFrom(textIn(words)) === null && !fromPicture(words);
  if (letters) {
    policy.policyNumber = plainNumber(textIn(words));
    notes.found(`${pointer}/policyNumber`, words);
  } else policy.policyNumber = await settleNumber(cellOf(words), `${pointer}/policyNumber`, page, notes, closer);
}

/** Words between the two dates of a term, and before each of them in a sentence. */
const until = `(?:,? ?(?:to|through|thru|until|till|[–—/-]|(?:and )?expir(?:es|ing)(?: on)?(?: date)?:?|and ending(?: on)?)) ?(?:and including )?`;
const clock = String.raw`(?:,? ?(?:at )?\d{1,2}: ?\d{2} ?[ap]\.?m\.?)?`;
const wholeTerm = new RegExp(`(${dateText})${clock}${until}(${dateText})`, "i");
const begins = new RegExp(
  String.raw`\b(?:began|begins|effective(?: date)?|inception(?: date)?|in force (?:from|since)|from)(?: on)?\W{0,3}(${dateText})`,
  "i",
);
const ends = new RegExp(
  String.raw`\b(?:expires?|expiration(?: date)?|expiry(?: date)?|runs through|ends|ending|valid until|through)(?: on)?\W{0,3}(${dateText})`,
  "i",
);

/** Whether a text states a term: two dates with a "to" between them. */
export const statesTerm = (text: string): boolean => wholeTerm.test(text);

/** Dates of a page beside its policy's two at most: when it was issued, and a retroactive one. */
const furtherDates = 2;

/** Whether a page that states no term for each of its parts states one for all of them: more dates than that are of several policies. */
export function hasOneTerm(text: string): boolean {
  const terms = new Set(
    [...text.matchAll(new RegExp(wholeTerm.source, "gi"))].map(([, from, to]) =>
      datesIn(`${from} ${to}`)
        .map(({ date }) => date)
        .join(),
    ),
  );
  return terms.size === 1 || new Set(datesIn(text).map(({ date }) => date)).size <= 2 + furtherDates;
}

export type Dates = { effective: Word[] | null; expiration: Word[] | null };

/** The term that a text states: two dates with a "to" between them, or each after its own word. */
export function termIn(words: readonly Word[]): Dates {
  const text = textIn(words);
  const dated = (found: string | undefined) => {
    const [one] = datesIn(found ?? "");
    return one ? wordsOfText(words, one.text) : null;
  };
  const whole = wholeTerm.exec(text);
  if (whole) return { effective: dated(whole[1]), expiration: dated(whole[2]) };
  return { effective: dated(begins.exec(text)?.[1]), expiration: dated(ends.exec(text)?.[1]) };
}

/** The term of the page's policy: from a label for both dates, a label for each, or its sentences. */
export async function readTerm(policy: ReadPolicy, pieces: readonly Piece[], words: readonly Word[], context: Context) {
  const labelled = firstValue(pieces, "period", (label) => {
    const around = surroundingsOf(label, pieces);
    const [first, second] = datesIn(textIn(around));
    return first && second ? { effective: wordsOfText(around, first.text), expiration: wordsOfText(around, second.text) } : null;
  });
  const single = (key: "effective" | "expiration") =>
    firstValue(pieces, key, (label) => {
      const found = valueBehind(label, pieces, (text) => datesIn(text).length > 0 && text.length < 90);
      const [one] = found ? datesIn(textIn(found)) : [];
      return found && one ? wordsOfText(found, one.text) : null;
    });
  const apart: Dates = labelled ?? { effective: single("effective"), expiration: single("expiration") };
  // Of a picture with several terms the first belongs to whatever comes first.
  const isOne = !fromPicture(words) || hasOneTerm(textIn(words));
  const said: Dates = apart.effective && apart.expiration ? apart : isOne ? termIn(words) : { effective: null, expiration: null };
  await settleTerm(policy, { effective: apart.effective ?? said.effective, expiration: apart.expiration ?? said.expiration }, context);
  if (said !== apart) refuseUnusual(policy, context);
  if (isOne || labelled) return;
  // Where one label of several was lost, dates after each kind of label may be of two policies.
  const isPair =
    policy.effectiveDate !== null && policy.expirationDate !== null && isRegularTerm(policy.effectiveDate, policy.expirationDate);
  for (const key of ["effectiveDate", "expirationDate"] as const) {
    if (isPair || (policy[key] === null && apart.effective && apart.expiration)) continue;
    policy[key] = null;
    context.notes.unreadable(
      `${context.pointer}/${key}`,
      "This picture shows several policy terms, and we can't tell which policies they belong to.",
    );
  }
}

/** Reads the two dates of a term, each as sure as its page allows. */
export async function settleTerm(policy: ReadPolicy, { effective, expiration }: Dates, { pointer, page, notes, closer }: Context) {
  Object.assign(policy, await settleDates(cellOf(effective), cellOf(expiration), pointer, page, notes, closer));
}

/** A term that sentences alone state, without a label, and that is an unusual one may be a project's or a lease's: a person is asked. */
export function refuseUnusual(policy: ReadPolicy, { pointer, notes }: Pick<Context, "pointer" | "notes">) {
  if (!policy.effectiveDate || !policy.expirationDate || isRegularTerm(policy.effectiveDate, policy.expirationDate)) return;
  for (const key of ["effectiveDate", "expirationDate"] as const) {
    policy[key] = null;
    notes.unreadable(`${pointer}/${key}`, "The only policy term in this text is unusual and may belong to another policy.");
  }
}

/** A policy that its part of the page calls no longer in force covers no one until a person has looked. */
export function noteEnded(policy: ReadPolicy, words: readonly Word[], { pointer, notes }: Pick<Context, "pointer" | "notes">) {
  policy.expirationDate = null;
  notes.unreadable(`${pointer}/expirationDate`, "This says the policy is not in force.", words);
}

/** Limits of the policy, each read as sure as its page allows. */
export async function settleLimits(policy: ReadPolicy, stated: readonly Stated[], { pointer, page, notes, closer }: Context) {
  await settleAmounts(
    policy,
    stated.map((one) => ("key" in one ? { ...one, ...cellOf(one.words), box: cellOf(one.words).box as Box } : one)),
    pointer,
    page,
    notes,
    closer,
  );
  // Employers' liability has three limits wherever it has one.
  const own = ["elEachAccident", "elDiseaseEachEmployee", "elDiseasePolicyLimit"] as const;
  if (policy.type !== "WORKERS_COMPENSATION" || own.every((key) => policy.limits[key] === null)) return;
  for (const key of own)
    if (policy.limits[key] === null && !notes.reasons[`${pointer}/limits/${key}`])
      notes.unreadable(`${pointer}/limits/${key}`, "We could not find this limit with the others.");
}

/** A mark before the word that it ticks. */
const mark = String.raw`(?:\[ ?x ?\]|[☒☑✓✔]|(?<![\w-])x)`;

/** What a note says of the coverage that it begins with: "GL is written on an occurrence basis". */
const ofSubject =
  /(?<=^|[.;:] |\s)((?:[A-Z][\w'’/&-]*|liability|coverage|policy)(?: [\w'’/&-]+){0,3}?) (?:is|are) (?:written |provided )?on an? (?:occurrence|claims[- ]made)\b[^.;]*/g;

/** Whether words name coverages, and none that is the policy's. */
function isOfOther({ type, typeText }: ReadPolicy, text: string): boolean {
  const named = coverageWords.filter(({ words }) => words.test(text));
  return named.length > 0 && named.every((one) => one.type !== type || (one.typeText ?? null) !== (type === "OTHER" ? typeText : null));
}

/**
 * Occurrence or claims-made, and what the aggregate applies to, where the page says so outright. A form that names both without a mark says
 * neither.
 */
export function readBasis(policy: ReadPolicy, words: readonly Word[], { pointer, notes }: Context) {
  // "Retroactive date (claims-made form only)" says nothing of this one.
  const text = textIn(words)
    .replace(/\(claims[- ]made[^)]*\bonly\)/gi, " ")
    .replace(ofSubject, (sentence, subject: string) => (isOfOther(policy, subject) ? " " : sentence));
  const [occurrence, claims] = [/occurrence/, /claims[- ]made(?: and reported)?/].map(({ source }) => {
    const said = [
      String.raw`\bon an? ${source} (?:form|basis|policy)\b`,
      String.raw`\b${source} (?:form|basis|policy)\b`,
      String.raw`\b(?:basis(?: / \w+)?|(?:coverage |policy )?(?:form|trigger|type))[ :]+(?:[^;.:]{0,24}, )?${source}\b`,
      String.raw`\(${source}\)`,
      String.raw`\b${source}, retroactive date\b`,
      String.raw`\bliability(?:, ?| ?[–—-] ?)${source}\b(?!\W*(?:limit|\$|\d))`,
      String.raw`${mark} ?${source}\b`,
      String.raw`\b${source} ?: ?yes\b`,
    ];
    return said.map((pattern) => new RegExp(pattern, "i").exec(text)).find((found) => found !== null) ?? null;
  }) as [RegExpExecArray | null, RegExpExecArray | null];
  const hasBasis = policy.type !== "WORKERS_COMPENSATION" && policy.type !== "AUTO_LIABILITY";
  if (hasBasis && Boolean(occurrence) !== Boolean(claims)) {
    policy.occurrenceOrClaimsMade = occurrence ? "OCCURRENCE" : "CLAIMS_MADE";
    notes.found(`${pointer}/occurrenceOrClaimsMade`, wordsOfText(words, (occurrence ?? claims)?.[0] ?? ""));
  }
  const left =
    /\b(?:officers?|members?|partners?|proprietors?|owners?)\b[^.]{0,50}\b(?:is|are) excluded\b|\bexcluded (?:officers?|members?|partners?|proprietors?|owners?)\b(?!\W*none)/i.exec(
      text,
    );
  if (policy.type === "WORKERS_COMPENSATION" && left) {
    policy.proprietorExcluded = true;
    notes.found(`${pointer}/proprietorExcluded`, wordsOfText(words, left[0]));
  }
  const applies =
    /\baggregate\b(?: limit)?\W{0,3}(?:applies\W{1,2})?(?:separately )?(?:to )?(?:each|per)[ :]{1,3}(policy|project|location)\b(?!\W{0,6}(?:(?:per|each) )?(?:policy|project|loc))/i.exec(
      text,
    );
  const marked = new RegExp(String.raw`\baggregate\b.{0,60}?${mark} ?(?:per )?(policy|project|location)\b`, "i").exec(text);
  // A mark after an option that has no box before it may belong to that option.
  const mayBeBefore = /^[^☐☒]*\b(?:policy|project|loc(?:ation)?)\b[^☐☒]*(?=☒|\[ ?x|x )/i.test(marked?.[0] ?? "");
  const said = applies ?? (mayBeBefore ? null : marked);
  if (policy.type === "GENERAL_LIABILITY" && !applies && marked && mayBeBefore)
    notes.unreadable(`${pointer}/aggregateAppliesPer`, "We can't tell which of these boxes is checked.", wordsOfText(words, marked[0]));
  if (policy.type !== "GENERAL_LIABILITY" || !said) return;
  policy.aggregateAppliesPer = said[1]?.toUpperCase() as ReadPolicy["aggregateAppliesPer"];
  notes.found(`${pointer}/aggregateAppliesPer`, wordsOfText(words, said[0]));
}

/** A policy as a letter's paragraph states it, with the words of its insurer's name. */
export type Told = { policy: ReadPolicy; insurer: Word[] | null; naic?: Word[] | null };
