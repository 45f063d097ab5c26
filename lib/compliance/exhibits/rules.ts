import { type CoverageKind, coverageKinds, limitsOf } from "@/lib/compliance/coverages/values";
import { type Amount, amountsIn, daysIn } from "@/lib/compliance/exhibits/amounts-rules";
import { type Clause, clausesOf, coveragesByNumber, numbersNamed, type Scope, scopeOf } from "@/lib/compliance/exhibits/clauses-rules";
import { coverageRule, holderRule, limitRule } from "@/lib/compliance/exhibits/drafts-rules";
import { type Grant, grantsIn, scopeIn } from "@/lib/compliance/exhibits/grants-rules";
import { holderBelow, holderIn, isAddressLine, isHolderTitle } from "@/lib/compliance/exhibits/holder-rules";
import { labeledAmounts, labelsIn, limitsFor } from "@/lib/compliance/exhibits/limits-rules";
import { type Finding, merged } from "@/lib/compliance/exhibits/merging-rules";
import { type Paragraph, paragraphsOf } from "@/lib/compliance/exhibits/paragraphs-rules";
import type { ExhibitReading, ListedReason, ListedWords, Proposal, QuestionReason } from "@/lib/compliance/exhibits/schema";
import { asks, denials, insteadOfLimits, introduces, keeps, ofBond, ofInsurance, toppedUp } from "@/lib/compliance/exhibits/values";
import type { Mention } from "@/lib/compliance/exhibits/words-rules";
import { coverageOf } from "@/lib/compliance/requirements/rules";
import { formsIn } from "@/lib/extraction/form-numbers-rules";
import type { FileRows } from "@/lib/extraction/schema";

/** What one clause comes to. `grants` need to know which coverages the whole exhibit asks for. */
type Read = { findings: Finding[]; grants: Grant[]; why: ListedReason | null };

const listedAs = (why: ListedReason | null): Read => ({ findings: [], grants: [], why });

/**
 * Reads an insurance exhibit: the requirements that it asks for, each with its words, and the words about insurance that became none. An amount is
 * never guessed: where the exhibit states two for one limit, or states one under a condition, a person decides.
 */
export function readExhibit(file: FileRows): ExhibitReading {
  const paragraphs = paragraphsOf(file);
  const clauses = clausesOf(paragraphs);
  const numbers = coveragesByNumber(paragraphs);
  const holders = holdersBelow(paragraphs);
  const listed: ListedWords[] = [];
  const findings: Finding[] = [];
  const grants: { grant: Grant; clause: Clause }[] = [];
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    const name = holders.get(clause.paragraph);
    if (name !== undefined) {
      if (name !== null && before?.paragraph !== clause.paragraph)
        findings.push(questioned({ rule: holderRule(name), question: null, quote: clause.quote }, clause.isUnsure));
      continue;
    }
    const read = readClause(resolved(clause, numbers), before?.paragraph === clause.paragraph ? before : undefined);
    const { isUnsure } = clause;
    findings.push(...read.findings.map((one) => questioned(one, isUnsure)));
    grants.push(...read.grants.map((grant) => ({ grant: questioned(grant, isUnsure), clause })));
    if (read.why) listed.push({ ...clause.quote, why: read.why });
  }
  const coverages = coveragesOf(findings, grants, clauses);
  const required = new Set(
    [...coverages, ...findings].flatMap(({ rule, question }) =>
      rule.type === "coverage" && question !== "condition" ? [rule.coverage] : [],
    ),
  );
  const given = grants.flatMap(({ grant, clause }) => {
    const rules = spread(grant, required);
    // Of no coverage that the exhibit asks for: the words are not lost.
    if (rules.length === 0 && !listed.some(({ text }) => text === clause.quote.text)) listed.push({ ...clause.quote, why: "unclear" });
    return rules.map((rule): Finding => ({ ...rule, quote: clause.quote }));
  });
  const proposals = merged([...coverages, ...findings, ...given]);
  return { proposals: proposals.toSorted((one, other) => orderOf(one) - orderOf(other)), listed };
}

/** What was not recognized with confidence, as a question. */
const questioned = <Of extends { question: QuestionReason | null }>(one: Of, isUnsure: boolean): Of =>
  isUnsure && one.question === null ? { ...one, question: "scan" } : one;

/** The requirements of a coverage stand together, those about the papers as a whole at the end. */
function orderOf({ options: [rule] }: Proposal): number {
  const coverage = rule ? coverageOf(rule) : null;
  return coverage ? coverageKinds.indexOf(coverage) : coverageKinds.length;
}

/** A grant for each of its coverages. Of "all policies", and of all but some, those that the exhibit asks for. */
function spread({ make, of, may, question }: Grant, required: ReadonlySet<CoverageKind>): Pick<Finding, "rule" | "question">[] {
  const isOfAll = of === "all" || of.length > mostNamed;
  const kinds = coverageKinds.filter((kind) => may(kind) && (of === "all" || of.includes(kind)) && (!isOfAll || required.has(kind)));
  return kinds.map((kind) => ({ rule: make(kind), question }));
}

/** No clause names more coverages than this: such a list is all of them without the excepted ones. */
const mostNamed = 6;

/** A clause about "policies 1 and 2" as one about their coverages. */
function resolved(clause: Clause, numbers: ReadonlyMap<string, CoverageKind>): Clause {
  const named = scopeOf(clause.mentions) === null && !clause.isHeading ? numbersNamed(clause.text) : null;
  if (!named) return clause;
  const kinds = named.map((number) => numbers.get(number));
  return { ...clause, context: kinds.every((kind) => kind !== undefined) ? [...new Set(kinds)] : "reference" };
}

function readClause(clause: Clause, before: Clause | undefined): Read {
  const { text, quote, context } = clause;
  const states = amountsIn(text).length > 0;
  if (!ofInsurance.test(text) && !states && clause.mentions.length === 0 && context === null) return listedAs(null);
  if (denials.test(text)) return listedAs(ofInsurance.test(text) || clause.mentions.length > 0 ? "not-required" : null);
  if (/\bcompleted op\w*/i.test(text) && /\byears?\b/i.test(text) && !states) return listedAs("years");
  if (toppedUp.test(text) && !states) return listedAs("umbrella");
  const limits = limitsIn(clause);
  const grants = grantsIn(clause, before);
  if (context === "reference" && grants.length > 0) return listedAs("reference");
  const holder = holderIn(clause);
  const findings = [...limits.findings, ...(holder ? [{ rule: holderRule(holder), question: null, quote }] : [])];
  if (findings.length + grants.length === 0) findings.push(...coverageAsked(clause, limits.isPart));
  const isRead = findings.length + grants.length > 0;
  return { findings, grants, why: limits.isPart && (isRead || isOpen(clause)) ? "unclear" : !isRead && isOpen(clause) ? "unclear" : null };
}

/** The limits of a clause. `isPart`: some of its amounts belong to none. */
function limitsIn(clause: Clause): { findings: Finding[]; isPart: boolean } {
  const { text, mentions, quote, isConditional } = clause;
  const end = insteadOfLimits.exec(text)?.index ?? text.length;
  // "Liquidated damages of $1,000" below a coverage's title is no limit.
  const isOther = mentions.length === 0 && !ofInsurance.test(text) && labelsIn(text).length === 0 && text.split(" ").length > shortest;
  const all = isOther ? [] : labeledAmounts(text);
  const scope = scopeIn(clause);
  const coverageOfAmount = new Map(all.map((amount) => [amount, coverageAt(text, amount, { all, mentions, scope })]));
  let isPart = all.length > 0 && amountsIn(text).some(({ at }) => ofBond.test(text.slice(0, at)));
  const findings = all.flatMap((amount): Finding[] => {
    const coverage = amount.at < end ? coverageOfAmount.get(amount) : null;
    const same = all.filter((one) => coverageOfAmount.get(one) === coverage);
    const stated = coverage && limitsFor(coverage, amount, same)?.filter(({ limit }) => limitsOf[coverage].includes(limit));
    if (!stated?.length && !amount.isRetention) isPart = true;
    return (stated ?? []).flatMap(({ coverage: kind, limit, values, question }) =>
      values.map((value): Finding => ({ rule: limitRule(kind, limit, value), question: isConditional ? "condition" : question, quote })),
    );
  });
  return { findings, isPart };
}
/** Words of a line that may be an amount with nothing besides. */
const shortest = 6;

const kindOf = ({ kind }: Mention) => (kind === "other" || kind === "all" ? null : kind);

/** The amounts and coverages of a clause, and what the words above it are about. */
type Around = { all: readonly Amount[]; mentions: readonly Mention[]; scope: Scope | null };

/**
 * The coverage that an amount is of: the one in parentheses behind it, the one named last before it, else the one that the words above are about,
 * else the first after it. Null: no one can tell.
 */
function coverageAt(text: string, amount: Amount, { all, mentions, scope }: Around): CoverageKind | null {
  const named = mentions.filter(({ kind }) => kind !== "all");
  const isBehind = (one: Amount, at: number) => at > one.end && /^\s*\(\s*$/.test(text.slice(one.end, at));
  const beside = named.find(({ at }) => isBehind(amount, at));
  if (beside) return kindOf(beside);
  if (named.some(({ at }) => all.some((one) => isBehind(one, at)))) return null;
  const subjects = named.filter(({ at }) => !isAside(text, at));
  const before = subjects.filter(({ at }) => at < amount.at);
  const last = before.at(-1);
  if (last) return before.some((one, place) => kindOf(one) !== kindOf(last) && isJoined(text, before.slice(place))) ? null : kindOf(last);
  if (Array.isArray(scope) && scope.length === 1) return scope[0] as CoverageKind;
  const next = subjects.find(({ at }) => at > amount.at);
  return next ? kindOf(next) : null;
}

/** Whether mentions are a list of coverages, as in "general liability and umbrella policies". */
const isJoined = (text: string, list: readonly Mention[]) =>
  list.every((one, place) => place === 0 || jointWords.test(text.slice(list[place - 1]?.end ?? 0, one.at)));
const jointWords = /^(?:\s|,|&|\/|and\b|or\b|the\b|its\b|commercial\b|business\b|liability\b|insurance\b|coverage\b|polic(?:y|ies)\b)*$/i;

/** Whether a coverage is named beside the subject: in parentheses, or as what an umbrella lies over. */
function isAside(text: string, at: number): boolean {
  const open = text.lastIndexOf("(", at);
  if (open > 0 && !text.slice(open, at).includes(")")) return true;
  const over = lyingOver.exec(text.slice(0, at));
  return over !== null && !/[;.]|\bwith\b|\bshall\b/.test(text.slice(over.index + over[0].length, at));
}
const lyingOver =
  /\b(?:in excess (?:of|over)|excess (?:of|over|to)|over (?:the|and above)|above the|underlying|schedul(?:ed|ing))\b(?!.*\b(?:in excess (?:of|over)|excess (?:of|over|to)|underlying)\b)/i;

/** "Subcontractor shall maintain cyber liability insurance": a coverage without amounts, or with amounts that no limit has. */
function coverageAsked({ text, mentions, quote, isHeading, isConditional, context }: Clause, hasAmounts: boolean): Finding[] {
  const scope = scopeOf(mentions);
  if (isHeading || !Array.isArray(scope) || scope.length !== 1) return [];
  const isAsked = asks.test(text) && keeps.test(text) && !/:$/.test(text) && amountsIn(text).length === 0;
  const isOf = /\binsurance\b|\bcoverage\b|\bpolicy\b/i.test(text) && !/\blaws?\b/i.test(text);
  const isStated = hasAmounts && isOf && (context === null || String(context) === String(scope));
  if (!(isAsked && isOf) && !isStated) return [];
  return [{ rule: coverageRule(scope[0] as CoverageKind), question: isConditional ? "condition" : null, quote }];
}

/** Whether words about insurance are left without a requirement. Titles and sentences that lead to others are not. */
function isOpen({ text, isHeading, mentions }: Clause): boolean {
  const states = amountsIn(text).length + formsIn(text).length + daysIn(text).length > 0;
  const isNamed = mentions.length > 0 || labelsIn(text).length > 0 || (asks.test(text) && keeps.test(text));
  if (!ofInsurance.test(text) && !(states && isNamed)) return false;
  const isTitle = isHeading || text.split(" ").length < fewWords;
  return states || !(isTitle || introduces.test(text));
}
const fewWords = 4;

/** The coverages that must be in force because a limit or grant is required of them. */
function coveragesOf(
  findings: readonly Finding[],
  grants: readonly { grant: Grant; clause: Clause }[],
  clauses: readonly Clause[],
): Finding[] {
  const own = grants.flatMap(({ grant: { make, of, question }, clause: { quote } }): Finding[] => {
    const [kind] = of === "all" ? [] : of;
    return kind ? [{ rule: make(kind), question, quote }] : [];
  });
  return coverageKinds.flatMap((kind): Finding[] => {
    const about = [...findings, ...own].filter(({ rule }) =>
      rule.type === "per-statute" ? kind === "WORKERS_COMPENSATION" : rule.type === "limit" && rule.coverage === kind,
    );
    const certain = about.filter(({ question }) => question !== "condition");
    const [first] = [...certain, ...about];
    if (!first) return [];
    // The words that name the coverage say more than an amount below them.
    const until = clauses.findIndex(({ quote }) => quote === first.quote);
    const named = clauses.slice(0, until + 1).findLast(({ mentions }) => mentions.some((one) => one.kind === kind));
    const quote = named?.quote ?? first.quote;
    const isUnsure = about.every(({ question }) => question === "scan");
    return [{ rule: coverageRule(kind), question: isUnsure ? "scan" : certain.length > 0 ? null : "condition", quote }];
  });
}

/** Names and addresses below a title "Certificate Holder", by the place of their paragraphs; null: a line of the address. */
function holdersBelow(paragraphs: readonly Paragraph[]): Map<number, string | null> {
  const found = new Map<number, string | null>();
  for (const [at, paragraph] of paragraphs.entries()) {
    const below = paragraphs[at + 1];
    const name = below && isHolderTitle(paragraph) ? holderBelow(below) : null;
    if (name === null) continue;
    found.set(at, null).set(at + 1, name);
    for (let more = at + 2; isAddressLine(paragraphs[more]); more += 1) found.set(more, null);
  }
  return found;
}
