import { coverageWords } from "@/lib/extraction/forms/kinds";
import { splitParty } from "@/lib/extraction/readers/addresses";
import { Notes } from "@/lib/extraction/readers/draft";
import { linesOf, type PageWords, textOf, unionBox, type Word, wordsIn } from "@/lib/extraction/readers/words";
import { isPlausibleTerm, parseDate, policyNumberFrom } from "@/lib/extraction/rules";
import { type FormType, limitKeys, type ReadCertificate, type ReadPolicy } from "@/lib/extraction/schema";

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
  const insured = partyBelow(page, /^(named )?insured:?$/i);
  const insurer = lines
    .slice(0, 40)
    .flatMap(({ words }) => runs(words))
    .find(({ text }) => insurerText.test(text) && text.length < 60);
  if (insurer) notes.found("/insurers/0/name", insurer.words);
  return {
    page: page.number,
    formType,
    formEdition: null,
    certificateDate: null,
    certificateNumber: null,
    producer: { name: null, address: null, contact: null, phone: null, email: null },
    insured,
    certificateHolder: null,
    insurers: insurer ? [{ letter: null, name: insurer.text, naic: null }] : [],
    policies: policy.policyNumber || policy.expirationDate ? [policy] : [],
    descriptionOfOperations: null,
    endorsements: [],
    evidence: notes.evidence,
    unreadable: Object.keys(notes.reasons),
    reasons: notes.reasons,
  };
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
