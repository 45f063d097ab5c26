import type { Change, Shortfall } from "@/lib/compliance/papers/proofs-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { render, renderPart, type Sentence, say, templateOf } from "@/lib/compliance/requirements/words-rules";
import type { Line } from "@/lib/compliance/verdicts/rules";
import { sentence } from "@/lib/infra/text-rules";

/**
 * The smallest sets of changes that make a failing record pass: all of `all`, and one of `oneOf` where it is not empty. Lines
 * that wait for a person are not part of it.
 */
export type SmallestFix = { all: readonly Sentence[]; oneOf: readonly Sentence[] };

const lack = ({ found, required, umbrella }: Shortfall) => required - found - (umbrella ?? 0);
const raise = ({ limit, required }: Shortfall) => say("fix_raise", { to: required }, { limit });

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

  const missing = missingUmbrella(failing);
  const raises = shortfalls.filter(isUmbrella).map(lack);
  if (missing !== null || raises.length > 0) {
    // The umbrella changes anyway, so it takes care of all limits that it may top up.
    const by = Math.max(
      ...raises,
      ...toppable.map(lack),
      0,
      ...(missing === null ? [] : [missing.least, ...toppable.map((one) => lack(one))]),
    );
    const sentence = missing === null ? say("fix_raise_umbrella", { by }) : say("fix_add_umbrella", { by });
    return { all: unique([...all.filter((one) => !isUmbrellaProvision(one) || by === 0), ...(by > 0 ? [sentence] : [])]), oneOf: [] };
  }
  if (toppable.length === 0) return { all: unique(all), oneOf: [] };
  const by = Math.max(...toppable.map(lack));
  const hasUmbrella = toppable.some(({ umbrella }) => (umbrella ?? 0) > 0);
  const umbrella = say(hasUmbrella ? "fix_raise_umbrella" : "fix_add_umbrella", { by });
  const [only, second] = toppable;
  // One change of the umbrella is fewer than two raised limits.
  if (only && !second) return { all: unique(all), oneOf: [umbrella, raise(only)] };
  return { all: unique([...all, umbrella]), oneOf: [] };
}

const plainChanges = (changes: readonly Change[]) => changes.filter(({ shortfall }) => shortfall === null).map(({ sentence }) => sentence);

const isUmbrellaProvision = ({ key, terms }: Sentence) =>
  (key === "fix_provide" || key === "fix_renew") && terms?.coverage === "UMBRELLA_POLICY";

/** Where a required umbrella is missing or has expired: the least amount that its requirements ask for. */
function missingUmbrella(failing: readonly Line[]): { least: number } | null {
  const lines = failing.filter(({ change }) => change !== null && isUmbrellaProvision(change.sentence));
  if (lines.length === 0) return null;
  const minima = lines.flatMap(({ requirement }) =>
    requirement.type === "limit" ? [(requirement as RequirementOf<"limit">).minimum] : [],
  );
  return { least: Math.max(0, ...minima) };
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

/** The fix in words for the agent: "Raise the umbrella by $1,000,000, or raise the general aggregate to $2,000,000; and send …". */
export function renderFix({ all, oneOf }: SmallestFix): string {
  const choice = joined("fix_or", oneOf.map(renderPart));
  const text = joined("fix_and", [...(choice ? [choice] : []), ...all.map(renderPart)]);
  return text === "" ? "" : sentence(`${text.slice(0, 1).toUpperCase()}${text.slice(1)}`);
}

/** What to ask for one line alone; "" where nothing is to ask. */
export const renderChange = ({ change }: Pick<Line, "change">): string => (change ? sentence(render(change.sentence)) : "");
