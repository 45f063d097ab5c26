import {
  isJoint,
  isMisreadLabel,
  isOfAnyLabel,
  isOfBrackets,
  isOfLabel,
  isOfRetention,
  isQualifier,
  isSign,
  isTurning,
} from "@/lib/extraction/forms/amount-words";
import { abreast } from "@/lib/extraction/readers/amount-lines";
import { keyOf } from "@/lib/extraction/readers/plain-limit-names";
import { refuse, short } from "@/lib/extraction/readers/standing";
import { arePartedBy, centerX, centerY, heightOf, type PageWords, type Word } from "@/lib/extraction/readers/words";
import { isTick, parseAmount } from "@/lib/extraction/rules";
import type { LimitKey, PolicyType, ReadCertificate, ReadPolicy } from "@/lib/extraction/schema";

/*
 * An amount is a limit only where nothing beside it makes it another thing: "2,000,000 MXN", "2,000,000 (pending)", "less than 2,000,000".
 */

type Source = ReadCertificate["evidence"][string];

/** Leaves a limit to a person if the words beside its amount are none that a plain amount has. */
export function doubtBeside(certificate: ReadCertificate, page: Pick<PageWords, "number" | "words" | "uprights">): void {
  const sources = Object.entries(certificate.evidence).filter(([, source]) => source.page === page.number);
  const policies = sources.filter(([pointer]) => pointer.startsWith("/policies/"));
  for (const [pointer, source] of policies) {
    const [, at, list, key = ""] = /^\/policies\/(\d+)\/(limits|otherLimits)\/(\w+)$/.exec(pointer) ?? [];
    const policy = certificate.policies[Number(at)];
    if (!policy || certificate.reasons[pointer] || certificate.unreadable.includes(pointer)) continue;
    const others = policies.filter(([other]) => other !== pointer).map(([, other]) => other);
    const said = saidBeside(source, others, page, limitAt(policy, list === "limits", key));
    if (!said) continue;
    const reason = `Beside the amount the certificate says "${short(said)}".`;
    if (list === "limits") refuse(certificate, pointer, reason);
    else doubt(certificate, pointer, reason);
  }
}

function limitAt({ type, limits, otherLimits }: ReadPolicy, isKeyed: boolean, key: string): Limit {
  if (isKeyed) return { type, key, label: "", dollars: limits[key as LimitKey] };
  const { label = "", amount = null } = otherLimits[Number(key)] ?? {};
  return { type, key: null, label, dollars: amount };
}

/** A limit without a key stays in its list, and in doubt. */
function doubt(certificate: ReadCertificate, pointer: string, reason: string) {
  certificate.reasons[pointer] = reason;
  certificate.unreadable.push(pointer);
}

/** Words beside an amount that are neither its label nor usual beside amounts; null: there are none. */
function saidBeside(
  source: Source,
  others: readonly Source[],
  { words, uprights = [] }: Pick<PageWords, "words" | "uprights">,
  limit: Limit,
): string | null {
  const own = words.filter((word) => isAt(word, source));
  if (own.length === 0) return null;
  const isOthers = (word: Word) =>
    others.some((other) => isAt(word, other) && (word.reader === "ocr" || isPart(bare(word.text), bare(other.text))));
  const reach = (way: 1 | -1) => chainOf(source, own, way, words, uprights, isOthers);
  const [left, right] = [reach(-1).reverse(), reach(1)];
  const [before, behind] = partsAround(own, source);
  const ahead = [...left.filter(isClear).flatMap(textsOf), before].filter(Boolean);
  const after = [behind, ...right.filter(isClear).flatMap(textsOf)].filter(Boolean);
  const isProse = [...ahead, ...after].filter((text) => /^[a-z]+[,;.]?$/.test(text)).length >= leastProse;
  const odd = [...oddAhead(ahead, limit), ...oddBehind(after, limit, isProse)];
  return odd.length > 0 ? odd.join(" ") : null;
}

/** Words of small letters around an amount from which on they are a sentence. */
const leastProse = 5;

const bare = (text: string) => text.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$|[\s$]/g, "");
const isPart = (one: string, other: string) => one.length > 0 && other.length > 0 && (one.includes(other) || other.includes(one));

/** Confidence from which on a picture's word counts as one, and its letters at least: borders and specks are taken for short ones. */
const clear = 0.9;
const clearWord = /^\W?[A-Za-z]{3,}\W?$/;

/** Whether a word is certainly there. Less clear ink on a picture may be a border, or a misread label. */
const isClear = ({ reader, confidence, text }: Word) =>
  reader !== "ocr" || (confidence >= clear && clearWord.test(text) && !isMisreadLabel(text));

/** A word's text, split in two where the end of an item is inside it: "accident;$1,000,000". */
const textsOf = ({ text }: Word) => text.split(/(?<=[A-Za-z)][,;/])(?=\S)/);

const isAt = (word: Word, { box: [x0, y0, x1, y1] }: Source) =>
  centerX(word) > x0 - 1 && centerX(word) < x1 + 1 && centerY(word) > y0 - 1 && centerY(word) < y1 + 1;

/** What the words of an amount hold besides the text that was read from them. */
function partsAround(own: readonly Word[], { text, reader }: Source): [string, string] {
  const tight = (one: string) => one.replace(/[\s$]/g, "");
  const [whole, read] = [tight(own.map((word) => word.text).join("")), tight(text)];
  const at = reader === "ocr" ? -1 : whole.indexOf(read);
  return at < 0 ? ["", ""] : [whole.slice(0, at), whole.slice(at + read.length)];
}

/** Points between two words of one text at most, and how far apart the left edges of one column's texts are. */
const [blank, sameEdge] = [6, 1.5];

/** Whether a word is below a text that begins at its left edge, with nothing close before it: the header of another column. */
const beginsColumn = (word: Word, words: readonly Word[]): boolean =>
  words.some(
    (head) =>
      Math.abs(head.box[0] - word.box[0]) < sameEdge &&
      head.box[3] < word.box[1] &&
      !words.some(
        (one) =>
          one.box[2] < head.box[0] + 1 && head.box[0] - one.box[2] < abreast && Math.abs(centerY(one) - centerY(head)) < heightOf(head) / 2,
      ),
  );

/** The words on one side of an amount, each close to the one before it, up to a border or another value. */
function chainOf(
  source: Source,
  own: readonly Word[],
  way: 1 | -1,
  words: readonly Word[],
  uprights: NonNullable<PageWords["uprights"]>,
  isOthers: (word: Word) => boolean,
): Word[] {
  const chain: Word[] = [];
  const edge = (word: { box: Source["box"] }, side: 1 | -1) => word.box[side > 0 ? 2 : 0];
  let last: Word = { ...(own[0] as Word), box: source.box };
  for (;;) {
    const from = last;
    const gapTo = (word: Word) => way * (edge(word, way > 0 ? -1 : 1) - edge(from, way));
    const near = words.filter(
      (word) =>
        !own.includes(word) &&
        !chain.includes(word) &&
        way * (centerX(word) - centerX(from)) > 0 &&
        gapTo(word) < abreast &&
        gapTo(word) > -heightOf(word) / 2 &&
        Math.abs(centerY(word) - centerY(from)) < Math.min(heightOf(word), heightOf(from)) / 2,
    );
    const [next] = near.sort((one, other) => gapTo(one) - gapTo(other));
    if (
      !next ||
      isOthers(next) ||
      (gapTo(next) > blank && beginsColumn(next, words)) ||
      (way > 0 ? arePartedBy(uprights, from, next) : arePartedBy(uprights, next, from))
    )
      return chain;
    chain.push(next);
    last = next;
  }
}

/** A limit as its amount is looked at: the key or the label that it has, and its amount. */
type Limit = { type: PolicyType; key: string | null; label: string; dollars: number | null };

function isPlain(text: string, { type, key, label, dollars }: Limit): boolean {
  if (isSign(text) || isTick(text) || isQualifier(text) || (key !== null && isOfLabel(type, key, text))) return true;
  const ofLabel = key === null ? label.toUpperCase().split(/[^A-Z]+/) : [];
  if (ofLabel.includes(bare(text).toUpperCase())) return true;
  // "$500,000 / $500,000": the same amount again.
  const amount = parseAmount(bare(text));
  return amount !== null && "dollars" in amount && amount.dollars === dollars;
}

/** Whether words are the label of one of a coverage's limits. A retention or deductible is not a limit. */
function nameLimit({ type, key }: Limit, words: readonly string[]): boolean {
  const text = words.join(" ");
  // "(pending)" is of no label, "(other than products)" is.
  const inBrackets = [...text.matchAll(/\([^)]*\)?/g)].flatMap(([part]) => part.split(/[\s/-]+/)).filter((word) => /\w/.test(word));
  if (!inBrackets.every((word) => isOfBrackets(type, word))) return false;
  const named = keyOf(type, [text]);
  return named !== null && (named === key || (named !== "retention" && named !== "deductible"));
}

/** Unusual words before an amount. */
function oddAhead(words: readonly string[], limit: Limit): string[] {
  const odd: string[] = [];
  if (limit.key === null) return odd;
  for (let at = words.length - 1; at >= 0; at--) {
    const text = words[at] as string;
    // What ends an item or a sentence is of the amount before it.
    if (/[A-Za-z)][,;.]$/.test(text)) return odd;
    const before = words[at - 1] ?? "";
    if (/^of$/i.test(text) && isShare.test(before)) return [before, text, ...odd];
    const rest = words.slice(0, at + 1);
    const isLabel = isOfLabel(limit.type, limit.key, text) || isOfAnyLabel(limit.type, text);
    // "Up to 2,000,000", "reduced by 500,000", but "damage to".
    const isTurned = isTurning(text) && !isOfAnyLabel(limit.type, words[at - 1] ?? "");
    if (isTurned) odd.unshift(text);
    else if (isLabel || isJoint(text) || rest.some((_, from) => nameLimit(limit, rest.slice(from)))) return odd;
    else if (!isPlain(text, limit)) odd.unshift(text);
  }
  return odd;
}

/** Unusual words after an amount, up to the next limit. */
function oddBehind(words: readonly string[], limit: Limit, isProse: boolean): string[] {
  let isNext = false;
  const isNamed = (from: number, at: number) => words.slice(at).some((_, to) => nameLimit(limit, words.slice(from, at + to + 1)));
  for (const [at, text] of words.entries()) {
    const next = words[at + 1] ?? "";
    // "2,000,000 or 1,000,000" is ambiguous. "Combined" belongs to a single limit.
    if (/^or$/i.test(text) && (next === "" || isStated(next))) return [text, ...(next ? [next] : [])];
    if (/^combined$/i.test(text) && next === "" && limit.type !== "AUTO_LIABILITY") return [text];
    if (!isPlain(text, limit)) {
      // What follows the next limit's label is its own.
      const isLeft = isStated(text) && isOfRetention(words[at + 1] ?? "");
      if (isLeft || (isProse && isJoint(text)) || ((isNext || limit.key === null) && isStated(text))) return [];
      isNext = isOfAnyLabel(limit.type, text);
      if (!isNext) return isNamed(0, at) || isNamed(at, at) ? [] : words.slice(at);
    }
    if (/[;]$|[A-Za-z)][.]$/.test(text) || (isProse && /[A-Za-z)],$/.test(text))) return [];
  }
  return [];
}

/** A part of an amount: "50% of", "half of". */
const isShare = /%|^(?:half|third|quarter|part|share|portion|percent)$/i;

/** Whether a text is in the place of an amount. */
const isStated = (text: string) => /\d{3}|^N\/?A$/i.test(text);
