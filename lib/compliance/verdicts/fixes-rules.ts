import { umbrellaAbove } from "@/lib/compliance/coverages/values";
import type { Change, Shortfall } from "@/lib/compliance/papers/proofs-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { keyed, render, renderPart, type Sentence, templateOf } from "@/lib/compliance/requirements/words-rules";
import type { Line } from "@/lib/compliance/verdicts/rules";
import { sentence } from "@/lib/infra/text-rules";
import { inList, messageOf } from "@/messages/say";

/**
 * The smallest sets of changes that make a failing record pass: all of `all`, and one of `oneOf` where it is not empty. Lines
 * that wait for a person are not part of it.
 */
export type SmallestFix = { all: readonly Sentence[]; oneOf: readonly Sentence[] };

const lack = ({ found, required, umbrella }: Shortfall) => required - found - (umbrella ?? 0);
const raise = ({ limit, required }: Shortfall) => keyed("fix_raise", { to: required }, { limit });

/** Finds the smallest fix of a verdict's hard lines; null: nothing fails. */
export function smallestFix(lines: readonly Line[]): SmallestFix | null {
  const failing = lines.filter(
    ({ requirement, result }) => requirement.severity === "hard" && (result === "fail" || result === "cancelled"),
  );
  if (failing.length === 0) return null;
  const changes = failing.flatMap(({ change }) => change ?? []);
  const shortfalls = changes.flatMap(({ shortfall }) => shortfall ?? []);
  const isUmbrella = ({ coverage }: Shortfall) => coverage === "UMBRELLA_POLICY";
  const fixed = shortfalls.filter((one) => one.umbrella === null && !isUmbrella(one));
  const toppable = shortfalls.filter((one) => one.umbrella !== null);
  const all = [...plainChanges(changes), ...fixed.map(raise)];

  const provision = changes.find(({ sentence }) => isUmbrellaProvision(sentence))?.sentence ?? null;
  const isRenewed = provision?.key === "fix_renew" && toppable.length === 0 && !shortfalls.some(isUmbrella);
  if (!isRenewed && (provision !== null || shortfalls.some(isUmbrella))) {
    // The umbrella changes anyway, so it takes care of all limits that it may top up.
    const by = umbrellaNeed(failing, shortfalls);
    const sentence = provision === null ? keyed("fix_raise_umbrella", { by }) : keyed("fix_add_umbrella", { by });
    return { all: unique([...all.filter((one) => !isUmbrellaProvision(one) || by === 0), ...(by > 0 ? [sentence] : [])]), oneOf: [] };
  }
  if (toppable.length === 0) return { all: unique(all), oneOf: [] };
  const by = Math.max(...toppable.map(lack));
  const hasUmbrella = toppable.some(({ umbrella }) => (umbrella ?? 0) > 0);
  const umbrella = keyed(hasUmbrella ? "fix_raise_umbrella" : "fix_add_umbrella", { by });
  const [only, second] = toppable;
  // One change of the umbrella is fewer than two raised limits.
  if (only && !second) return { all: unique(all), oneOf: [umbrella, raise(only)] };
  return { all: unique([...all, umbrella]), oneOf: [] };
}

const plainChanges = (changes: readonly Change[]) => changes.filter(({ shortfall }) => shortfall === null).map(({ sentence }) => sentence);

const isUmbrellaProvision = ({ key, terms }: Sentence) =>
  (key === "fix_provide" || key === "fix_renew") && terms?.coverage === "UMBRELLA_POLICY";

/**
 * What must be added to the umbrella, or what one must be that is missing: by limit, what its own requirement lacks and what it tops up.
 * A dollar is spent once.
 */
function umbrellaNeed(failing: readonly Line[], shortfalls: readonly Shortfall[]): number {
  const own = failing.flatMap(({ requirement, change }) => {
    if (requirement.type !== "limit" || requirement.coverage !== "UMBRELLA_POLICY") return [];
    const { limit, minimum } = requirement as RequirementOf<"limit">;
    const isMissing = change !== null && isUmbrellaProvision(change.sentence);
    return [{ limit, by: isMissing || !change?.shortfall ? minimum : lack(change.shortfall) }];
  });
  const needs = (["umbrellaEachOccurrence", "umbrellaAggregate"] as const).map((name) => {
    const toppedUp = shortfalls.filter(({ limit, umbrella }) => umbrella !== null && umbrellaAbove[limit] === name);
    return Math.max(0, ...own.filter(({ limit }) => limit === name).map(({ by }) => by)) + Math.max(0, ...toppedUp.map(lack));
  });
  return Math.max(...needs);
}

function unique(sentences: readonly Sentence[]): Sentence[] {
  const known = new Map(sentences.map((one) => [JSON.stringify([one.key, one.values, one.terms]), one]));
  return [...known.values()];
}

const pair = (key: "fix_or" | "fix_and" | "fix_next", first: string, second: string) =>
  templateOf(key)
    .replace("{first}", () => first)
    .replace("{second}", () => second);

/** The last part after "and" or "or". */
function joined(key: "fix_or" | "fix_and", parts: readonly string[]): string {
  const [last = "", ...others] = parts.toReversed();
  if (others.length === 0) return last;
  const first = others.reduceRight((before, next) => pair("fix_next", before, next));
  return pair(key, first, last);
}

/** What is said once for several coverages: an agent reads one sentence, not the same one for each. */
const forSeveral = { fix_renew: "fix_renew_all", fix_provide: "fix_provide_all" } as const;

/** The parts of a fix in words. Changes that differ in the coverage alone are one part. */
function partsOf(all: readonly Sentence[]): string[] {
  const alike = Map.groupBy(all, (one) => (one.key in forSeveral ? one.key : JSON.stringify(one)));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    const coverages = same.flatMap(({ terms }) => terms?.coverage ?? []);
    if (!first || same.length === 1 || coverages.length < same.length) return same.map(renderPart);
    const names = inList(coverages.map((name) => messageOf(`server.terms.${name}`)));
    const text = templateOf(forSeveral[first.key as keyof typeof forSeveral]).replace("{coverages}", () => names);
    return text.slice(0, 1).toLowerCase() + text.slice(1);
  });
}

/** The fix in words for the agent: "Raise the umbrella by $1,000,000, or raise the general aggregate to $2,000,000; and send …". */
export function renderFix({ all, oneOf }: SmallestFix): string {
  const choice = joined("fix_or", oneOf.map(renderPart));
  const text = joined("fix_and", [...(choice ? [choice] : []), ...partsOf(all)]);
  return text === "" ? "" : sentence(`${text.slice(0, 1).toUpperCase()}${text.slice(1)}`);
}

/** What to ask for one line alone; "" where nothing is to ask. */
export const renderChange = ({ change }: Pick<Line, "change">): string => (change ? sentence(render(change.sentence)) : "");
