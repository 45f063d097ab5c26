import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import { type Amount, amountsIn } from "@/lib/compliance/exhibits/amounts-rules";
import type { QuestionReason } from "@/lib/compliance/exhibits/schema";
import { claimLimits, employersLimits, type LimitLabel, limitLabels, limitsByLabel, sizeOfWork } from "@/lib/compliance/exhibits/values";

type Label = { label: LimitLabel; at: number; end: number };
/** An amount with its labels. `isRetention`: it is a deductible, which no limit is. */
export type LabeledAmount = Amount & { labels: readonly LimitLabel[]; isRetention: boolean; isBare: boolean };

/** The labels of limits in a text. */
export function labelsIn(text: string): Label[] {
  let rest = text.replace(asides, (aside) => " ".repeat(aside.length));
  const found: Label[] = [];
  for (const [label, pattern] of limitLabels)
    rest = rest.replace(pattern, (written, ...more) => {
      const at = more.find((one) => typeof one === "number") as number;
      found.push({ label, at, end: at + written.length });
      return " ".repeat(written.length);
    });
  return found.sort((one, other) => one.at - other.at);
}

/** Letters before an amount in which words may say that it counts work. */
const reach = 90;

type Segment = { at: number; end: number; amounts: Amount[]; labels: Label[] };

const parting = /[,;|:()]|\s[–—-]\s|\s\/\s|\/|\band\b|\bwith\b|\bplus\b|\bincluding\b/gi;
const retentionBefore = /\b(?:deductibles?|self[- ]?insured retentions?|SIRs?|retentions?)\b[^,;|]{0,60}$/i;
const retentionAfter = /^\s*(?:per [a-z]+ )?(?:maximum )?(?:deductible|self[- ]?insured retention|SIR|retention)\b/i;
/** What a limit includes or leaves out is no label of its amount: "general aggregate (other than products-completed operations)". */
const asides = /\((?:other than|excluding|except|includ|incl\b|which)[^()]*\)|\b(?:other than|excluding) products?\b[^,;|$]*/gi;
/** No policy has a limit below this. */
const leastLimit = 1_000;

/** The text in parts between its commas, colons and "and", where these are outside of amounts and labels. */
function segmentsOf(text: string, amounts: readonly Amount[], labels: readonly Label[]): Segment[] {
  const isInside = (place: number) => [...amounts, ...labels].some(({ at, end }) => place > at && place < end);
  const cuts = [...text.matchAll(parting)].filter(({ index }) => !isInside(index)).map(({ index }) => index);
  const bounds = [0, ...cuts, text.length];
  return bounds.slice(1).map((end, place) => {
    const at = bounds[place] ?? 0;
    const isIn = (one: { at: number }) => one.at >= at && one.at < end;
    return { at, end, amounts: amounts.filter(isIn), labels: labels.filter(isIn) };
  });
}

/** The amounts of a sentence, or of a table's row, with the labels that are theirs. */
export function labeledAmounts(text: string): LabeledAmount[] {
  const all = pairedAmounts(text, amountsIn(text));
  // They were paired too, so that their labels do not become those of the amounts beside them.
  return all.filter(({ at }) => !sizeOfWork.test(text.slice(Math.max(0, at - reach), at)));
}

function pairedAmounts(text: string, amounts: readonly Amount[]): LabeledAmount[] {
  const found = labelsIn(text);
  // "Both" parts nothing, and is no label by itself.
  const labels = found.filter(({ label }) => label !== "both");
  const inOrder = pairedByOrder(text, amounts, labels);
  if (inOrder) return inOrder;
  const segments = segmentsOf(text, amounts, labels).filter((one) => one.amounts.length + one.labels.length > 0);
  const own = new Map<Amount, LimitLabel[]>(amounts.map((amount) => [amount, []]));
  const give = (amount: Amount | undefined, given: readonly Label[]) => amount && own.get(amount)?.push(...given.map(({ label }) => label));
  for (const segment of segments) pairWithin(segment, give);
  // Labels in a part of their own belong to the amount before them, or, where labels come first, to the one after.
  let waiting: Label[] = [];
  let last: { amount: Amount; isBefore: boolean } | undefined;
  for (const { amounts: here, labels: beside } of segments) {
    const [first] = here;
    if (!first) {
      if (last && !last.isBefore) give(last.amount, beside);
      else waiting.push(...beside);
      continue;
    }
    const isBare = (own.get(first)?.length ?? 0) === 0;
    if (waiting.length > 0 && isBare) give(first, waiting);
    const final = here.at(-1) ?? first;
    last = { amount: final, isBefore: isBare ? waiting.length > 0 : (beside[0]?.at ?? Number.POSITIVE_INFINITY) < first.at };
    waiting = [];
  }
  return amounts.map((amount) => labeled(text, amount, own.get(amount) ?? [], amounts));
}

function labeled(text: string, amount: Amount, labels: readonly LimitLabel[], all: readonly Amount[]): LabeledAmount {
  const begin = Math.max(0, ...all.filter(({ end }) => end <= amount.at).map(({ end }) => end));
  const end = Math.min(text.length, ...all.filter(({ at }) => at >= amount.end).map(({ at }) => at));
  const isRetention = retentionBefore.test(text.slice(begin, amount.at)) || retentionAfter.test(text.slice(amount.end, end));
  const named = labels.filter((label) => label !== "both");
  return { ...amount, labels: named, isRetention, isBare: named.length === 0 };
}

/** Amounts and labels that alternate within a part: the first of them says which come first. */
function pairWithin({ amounts, labels }: Segment, give: (amount: Amount | undefined, labels: readonly Label[]) => void): void {
  if (amounts.length === 1) return void give(amounts[0], labels);
  const [firstAmount, firstLabel] = [amounts[0], labels[0]];
  if (!firstAmount || !firstLabel) return;
  const labelsFirst = firstLabel.at < firstAmount.at;
  amounts.forEach((amount, place) => {
    const [before, after] = [amounts[place - 1]?.end ?? 0, amounts[place + 1]?.at ?? Number.POSITIVE_INFINITY];
    const theirs = labels.filter(({ at }) => (labelsFirst ? at >= before && at < amount.at : at >= amount.end && at < after));
    give(amount, theirs);
  });
}

const slash = /^[\s/,|&]*(?:and\s*)?$/i;

/**
 * "$1M / $2M / $2M (occurrence / general aggregate / products)": as many labels as amounts, each in a row of its own. With fewer labels
 * than amounts in a row, none is certain to be any amount's.
 */
function pairedByOrder(text: string, amounts: readonly Amount[], labels: readonly Label[]): LabeledAmount[] | null {
  const isRun = (parts: readonly { at: number; end: number }[]) =>
    parts.every((part, place) => place === 0 || slash.test(text.slice(parts[place - 1]?.end ?? 0, part.at)));
  if (amounts.length < 2 || labels.length === 0 || labels.length > amounts.length || !isRun(amounts)) return null;
  if (labels.length < amounts.length) return amounts.map((amount) => labeled(text, amount, [], amounts));
  if (!isRun(labels)) return null;
  return amounts.map((amount, place) => labeled(text, amount, labels[place] ? [labels[place].label] : [], amounts));
}

export type StatedLimit = { coverage: CoverageKind; limit: JudgedLimit; values: readonly number[]; question: QuestionReason | null };

/** The limits that an amount states for a coverage; null: no one can tell which. */
export function limitsFor(coverage: CoverageKind, amount: LabeledAmount, all: readonly LabeledAmount[]): StatedLimit[] | null {
  const state = (limits: readonly JudgedLimit[], question: QuestionReason | null = amount.differs) =>
    limits.map((limit): StatedLimit => ({ coverage, limit, values: amount.values, question }));
  if (amount.values.length === 0 || amount.isRetention || amount.values.some((value) => value < leastLimit)) return null;
  const { labels } = amount;
  // Limits for injury and for damage apart are no single limit.
  if (labels.includes("split") && !labels.includes("single") && coverage !== "WORKERS_COMPENSATION") return null;
  // A split limit is no combined single limit.
  const isSplit = all.some((one) => one.labels.includes("person")) && !labels.includes("single");
  if (coverage === "AUTO_LIABILITY" && isSplit) return null;
  const table = limitsByLabel[coverage] ?? claimLimits;
  const named = [...new Set(table.filter(([label]) => labels.includes(label)).map(([, limit]) => limit))];
  if (coverage === "GENERAL_LIABILITY" && named.length > 1) return state(ofGeneral(named, labels));
  if (named.length > 0) return state(named);
  if (coverage === "MOTOR_TRUCK_CARGO" || coverage === "BUILDERS_RISK" || coverage === "CRIME") return state(["eachClaim"]);
  return labels.length > 0 ? null : bare(coverage, amount, all, state);
}

/** "Products and completed operations … in the aggregate" is one limit, "per occurrence and in the aggregate" are two. */
function ofGeneral(named: readonly JudgedLimit[], labels: readonly LimitLabel[]): JudgedLimit[] {
  const isSpecial = (limit: JudgedLimit) => !["eachOccurrence", "generalAggregate"].includes(limit);
  const special = named.filter(isSpecial);
  if (special.length === 0) return [...named];
  return labels.includes("general") ? [...special, "generalAggregate"] : special;
}

/** An amount without a label. */
function bare(
  coverage: CoverageKind,
  amount: LabeledAmount,
  all: readonly LabeledAmount[],
  state: (limits: readonly JudgedLimit[], question?: QuestionReason | null) => StatedLimit[],
): StatedLimit[] | null {
  const others = all.filter(({ isBare, isRetention }) => isBare && !isRetention);
  if (coverage === "WORKERS_COMPENSATION") {
    const same = others.every(({ values }) => String(values) === String(amount.values));
    if (same && (others.length === 1 || others.length === 3)) return state(employersLimits);
    return null;
  }
  if (coverage === "GENERAL_LIABILITY" && others.length === all.length && (others.length === 2 || others.length === 3)) {
    // "$1M/$2M/$2M" is usual for these limits in this order, and says so nowhere.
    const usual = (["eachOccurrence", "generalAggregate", "productsCompOpAggregate"] as const)[others.indexOf(amount)];
    return usual ? state([usual], "unlabeled") : null;
  }
  if (others.length > 1) return null;
  if (coverage === "AUTO_LIABILITY") return state(["combinedSingleLimit"]);
  if (coverage === "UMBRELLA_POLICY") return state(["umbrellaEachOccurrence"]);
  if (coverage === "GENERAL_LIABILITY") return state(["eachOccurrence"], "unlabeled");
  return state(["eachClaim"], "unlabeled");
}
