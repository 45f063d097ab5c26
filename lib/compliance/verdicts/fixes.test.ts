import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { CoverageKind, JudgedLimit } from "@/lib/compliance/coverages/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { render, type Sentence } from "@/lib/compliance/requirements/words-rules";
import { renderChange, renderFix, smallestFix } from "@/lib/compliance/verdicts/fixes-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, endorsement, inputOf, limitsRead, paper, read, setOf } from "@/lib/testing/papers";

const M = 1_000_000;
const limit = (kind: CoverageKind, name: JudgedLimit, minimum: number, umbrella: boolean): Requirement => ({
  ...{ key: `${kind}-${name}`, type: "limit", severity: "hard", coverage: kind, limit: name, minimum, umbrella },
});
const completed: Requirement = {
  ...{ key: "completed", type: "additional-insured", severity: "hard", coverage: "GENERAL_LIABILITY", operations: "completed" },
  ...{ rung: "endorsement", forms: null, blanket: true },
};
const rows = (general: [number, number], auto: number, umbrella: number | null): JudgedCoverage[] => [
  coverage("GENERAL_LIABILITY", { limits: limitsRead({ eachOccurrence: general[0], generalAggregate: general[1] }) }),
  coverage("AUTO_LIABILITY", { limits: limitsRead({ combinedSingleLimit: auto }) }),
  ...(umbrella === null
    ? []
    : [coverage("UMBRELLA_POLICY", { limits: limitsRead({ umbrellaEachOccurrence: umbrella, umbrellaAggregate: umbrella }) })]),
];

describe("the smallest fix", () => {
  it("offers the umbrella or the limit, and asks for what is needed anyway", () => {
    const set = setOf([limit("GENERAL_LIABILITY", "generalAggregate", 4 * M, true), completed]);
    const { lines } = judge(inputOf([paper({ coverages: rows([M, 2 * M], M, M) })], set));
    const fix = smallestFix(lines);
    expect(fix && renderFix(fix)).toBe(
      "Raise the umbrella by $1,000,000, or raise the general aggregate to $4,000,000; and send endorsement CG 20 37.",
    );
    expect(lines.map(renderChange)).toEqual(["Raise the general aggregate to $4,000,000.", "Send endorsement CG 20 37."]);
  });

  it("is never cut, and asks for coverage and forms, not for wording on a certificate", () => {
    const primary: Requirement = {
      key: "p",
      type: "primary",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      rung: "description",
      forms: null,
      blanket: true,
    };
    const holder: Requirement = { key: "h", type: "certificate-holder", severity: "hard", names: [], address: false };
    const basis: Requirement = {
      key: "b",
      type: "occurrence-basis",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      claimsMade: "refused",
    };
    const general = coverage("GENERAL_LIABILITY", { basis: read("CLAIMS_MADE") });
    const set = setOf([primary, holder, basis, completed, limit("AUTO_LIABILITY", "combinedSingleLimit", M, false)]);
    const fix = smallestFix(judge(inputOf([paper({ holder: read("Foreign Owner LLC"), coverages: [general] })], set)).lines);
    expect(fix && renderFix(fix)).toBe(
      "Add primary and noncontributory coverage to the general liability, and send a certificate or endorsement that shows it; " +
        "send a certificate made out to Example Builders Inc; provide general liability on an occurrence basis; " +
        "send endorsement CG 20 37; and send a certificate that shows auto liability in force.",
    );
  });

  it("ends with one period when the name of the required holder ends with a period", () => {
    const holder: Requirement = { key: "h", type: "certificate-holder", severity: "hard", names: [], address: false };
    const holders = [{ name: "Harrow Builders, Inc.", address: null }];
    const foreign = paper({ holder: read("Foreign Owner, Inc."), coverages: rows([M, 2 * M], M, M) });
    const input = inputOf([foreign], setOf([holder]), { holders });
    const { lines } = judge(input);
    const fix = smallestFix(lines);
    expect([fix && renderFix(fix), ...lines.map(renderChange), ...lines.map(({ reason }) => render(reason))]).toEqual([
      "Send a certificate made out to Harrow Builders, Inc.",
      "Send a certificate made out to Harrow Builders, Inc.",
      'The certificate holder is "Foreign Owner, Inc.", but Harrow Builders, Inc. is required.',
    ]);
  });

  it("raises the umbrella once in place of several limits", () => {
    const set = setOf([
      limit("GENERAL_LIABILITY", "generalAggregate", 4 * M, true),
      limit("AUTO_LIABILITY", "combinedSingleLimit", 3 * M, true),
    ]);
    const fix = smallestFix(judge(inputOf([paper({ coverages: rows([M, 2 * M], M, M) })], set)).lines);
    expect(fix && renderFix(fix)).toBe("Raise the umbrella by $1,000,000.");
  });

  it("asks for a missing coverage once, however many requirements it fails", () => {
    const set = setOf([
      limit("WORKERS_COMPENSATION", "elEachAccident", M, false),
      limit("WORKERS_COMPENSATION", "elDiseasePolicyLimit", M, false),
    ]);
    const fix = smallestFix(judge(inputOf([paper({ coverages: rows([M, M], M, null) })], set)).lines);
    expect(fix && renderFix(fix)).toBe("Send a certificate that shows workers compensation in force.");
  });

  it("asks only for renewals when nothing but the dates failed, and for a higher umbrella when the umbrella was too low", () => {
    const over = { effective: read("2025-01-01"), expiration: read("2026-01-01") };
    const expired = (umbrella: number) => rows([M, 2 * M], M, umbrella).map((row) => ({ ...row, ...over }));
    const set = setOf([
      ...[limit("GENERAL_LIABILITY", "generalAggregate", 2 * M, true), limit("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M, false)],
      { key: "h", type: "certificate-holder", severity: "hard", names: [], address: false },
      { key: "i", type: "named-insured", severity: "hard" },
    ]);
    const told = (document: Partial<JudgedDocument>) => {
      const fix = smallestFix(judge(inputOf([paper(document)], set)).lines);
      return fix && renderFix(fix);
    };
    const renewals = "Renew these coverages and send the new certificate: general liability and umbrella coverage.";
    expect(told({ coverages: expired(5 * M) })).toBe(renewals);
    expect(told({ coverages: expired(4 * M) })).toContain("add an umbrella of $5,000,000");
    expect(told({ coverages: expired(5 * M), holder: read("Foreign Owner LLC") })).toContain("made out to Example Builders Inc");
  });

  it("is nothing where nothing fails", () => {
    expect(
      smallestFix(
        judge(inputOf([paper({ coverages: rows([M, M], M, null) })], setOf([limit("AUTO_LIABILITY", "combinedSingleLimit", M, false)])))
          .lines,
      ),
    ).toBeNull();
  });
});

/** The papers after a change, as an agent would carry it out. */
function carriedOut(documents: readonly JudgedDocument[], { key, values = {}, terms = {} }: Sentence): JudgedDocument[] {
  const [first, ...others] = documents;
  if (!first) throw new Error("no paper");
  const inAll = (change: (row: JudgedCoverage) => JudgedCoverage) => [{ ...first, coverages: first.coverages.map(change) }, ...others];
  const by = Number(values.by);
  if (key === "fix_form") return [{ ...first, endorsements: [...first.endorsements, endorsement(String(values.form))] }, ...others];
  if (key === "fix_raise") {
    const name = terms.limit as JudgedLimit;
    return inAll((row) => (row.limits[name] ? { ...row, limits: { ...row.limits, [name]: read(Number(values.to)) } } : row));
  }
  if (key === "fix_add_umbrella") {
    const limits = limitsRead({ umbrellaEachOccurrence: by, umbrellaAggregate: by });
    return [
      {
        ...first,
        coverages: [...first.coverages.filter(({ kind }) => kind !== "UMBRELLA_POLICY"), coverage("UMBRELLA_POLICY", { limits })],
      },
      ...others,
    ];
  }
  if (key !== "fix_raise_umbrella") throw new Error(`${key} is not carried out here`);
  const more = (amount: JudgedCoverage["limits"][JudgedLimit]) => read((amount?.value ?? 0) + by);
  return inAll((row) => {
    if (row.kind !== "UMBRELLA_POLICY") return row;
    return {
      ...row,
      limits: { umbrellaEachOccurrence: more(row.limits.umbrellaEachOccurrence), umbrellaAggregate: more(row.limits.umbrellaAggregate) },
    };
  });
}

const amount = fc.constantFrom(M, 2 * M, 3 * M, 5 * M);
const asked = fc.record({
  occurrence: amount,
  aggregate: amount,
  auto: amount,
  umbrella: fc.constantFrom(null, 2 * M, 5 * M),
  ...{ topsUp: fc.boolean(), autoTopsUp: fc.boolean(), isCompleted: fc.boolean() },
});
const has = fc.record({ general: fc.tuple(amount, amount), auto: amount, umbrella: fc.constantFrom(null, M, 3 * M) });

describe("the smallest fix, compared with trying every set of changes", () => {
  it("passes, and no smaller set does", () => {
    fc.assert(
      fc.property(asked, has, (rule, { general, auto, umbrella }) => {
        const set = setOf([
          limit("GENERAL_LIABILITY", "eachOccurrence", rule.occurrence, rule.topsUp),
          limit("GENERAL_LIABILITY", "generalAggregate", rule.aggregate, rule.topsUp),
          limit("AUTO_LIABILITY", "combinedSingleLimit", rule.auto, rule.autoTopsUp),
          ...(rule.umbrella === null ? [] : [limit("UMBRELLA_POLICY", "umbrellaEachOccurrence", rule.umbrella, false)]),
          ...(rule.isCompleted ? [completed] : []),
        ]);
        const documents = [paper({ coverages: rows(general, auto, umbrella) })];
        const passes = (changes: readonly Sentence[]) => {
          const changed = changes.reduce<JudgedDocument[]>(carriedOut, documents);
          return judge(inputOf(changed, set)).lines.every(({ result }) => result === "pass");
        };
        const fix = smallestFix(judge(inputOf(documents, set)).lines);
        if (!fix) {
          expect(passes([])).toBe(true);
          return;
        }
        const sets = fix.oneOf.length > 0 ? fix.oneOf.map((one) => [...fix.all, one]) : [fix.all];
        for (const one of sets) expect(passes(one), renderFix(fix)).toBe(true);
        const smallest = sets[0]?.length ?? 0;
        expect(new Set(sets.map((one) => one.length)).size).toBe(1);
        for (const changes of subsets(possible(rule), smallest - 1)) expect(passes(changes)).toBe(false);
      }),
      { seed: 34, numRuns: 120 },
    );
  });
});

/** Every change that anyone could ask for, in the steps of the amounts. */
function possible(rule: { occurrence: number; aggregate: number; auto: number }): Sentence[] {
  const raise = (name: JudgedLimit, to: number): Sentence => ({ key: "fix_raise", values: { to }, terms: { limit: name } });
  return [
    raise("eachOccurrence", rule.occurrence),
    raise("generalAggregate", rule.aggregate),
    raise("combinedSingleLimit", rule.auto),
    { key: "fix_form", values: { form: "CG 20 37" } },
    // More than anyone needs, in the place of the umbrella that is there.
    { key: "fix_add_umbrella", values: { by: 10 * M } },
  ];
}

function* subsets<Value>(all: readonly Value[], size: number): Generator<Value[]> {
  if (size < 0) return;
  yield [];
  for (const [at, one] of all.entries()) for (const others of subsets(all.slice(at + 1), size - 1)) if (size > 0) yield [one, ...others];
}
