import { describe, expect, it } from "vitest";
import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import { type CoverageKind, type JudgedLimit, limitsOf } from "@/lib/compliance/coverages/values";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, doubted, fullPaper, inputOf, judged, limitsRead, none, paper, read, setOf } from "@/lib/testing/papers";

const M = 1_000_000;
const asks = (kind: CoverageKind, limit: JudgedLimit, minimum: number, umbrella = false): RequirementOf<"limit"> => ({
  ...{ key: "limit", type: "limit", severity: "hard", coverage: kind, limit, minimum, umbrella },
});
const aggregate = (minimum: number, umbrella = false) => asks("GENERAL_LIABILITY", "generalAggregate", minimum, umbrella);
const general = (amount: number | null, over: Partial<JudgedCoverage> = {}) =>
  coverage("GENERAL_LIABILITY", { limits: amount === null ? {} : limitsRead({ generalAggregate: amount }), ...over });
const umbrella = (amount: number, over: Partial<JudgedCoverage> = {}) =>
  coverage("UMBRELLA_POLICY", { limits: limitsRead({ umbrellaEachOccurrence: amount, umbrellaAggregate: amount }), ...over });
const on = (...coverages: JudgedCoverage[]): JudgedDocument[] => [paper({ coverages })];

describe("a limit", () => {
  const every = (["GENERAL_LIABILITY", "AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"] as const).flatMap((kind) =>
    limitsOf[kind].map((limit) => [kind, limit] as const),
  );

  it.each(every)("of %s, %s, passes at exactly the minimum and fails $1 below it", (kind, limit) => {
    const amount = 750_000;
    const at = on(coverage(kind, { limits: limitsRead({ [limit]: amount }) }));
    expect(judged(asks(kind, limit, amount), at).result).toBe("pass");
    expect(judged(asks(kind, limit, amount + 1), at).result).toBe("fail");
  });

  it("that is too low is shown with both amounts, the place of the proof and what to ask for", () => {
    expect(judged(aggregate(2 * M), on(general(M)))).toEqual({
      ...{
        result: "fail",
        reason: "General aggregate is $1,000,000; $2,000,000 is required.",
        fix: "Raise the general aggregate to $2,000,000",
      },
      proofs: [{ document: "certificate", part: 0, page: 1, box: [10, 20, 60, 32], reader: "text", confidence: 0.99, rung: "checkbox" }],
    });
  });

  it("fails when it is not stated, and goes to a person when we couldn't read it", () => {
    expect(judged(aggregate(2 * M), on(general(null)))).toMatchObject({
      ...{ result: "fail", reason: "General aggregate is not stated; $2,000,000 is required." },
      fix: "Send a certificate that states the general aggregate",
    });
    const unclear = general(null, { limits: { generalAggregate: doubted(2 * M) } });
    expect(judged(aggregate(2 * M), on(unclear))).toMatchObject({ result: "unreadable" });
    expect(judged(aggregate(2 * M), on(general(null, { limits: { generalAggregate: none } }))).result).toBe("fail");
  });

  it("goes to a person when its policy is in doubt", () => {
    expect(judged(aggregate(M), on(general(M, { expiration: doubted("2027-01-01") })))).toMatchObject({
      ...{ result: "unreadable", reason: "We couldn't read the dates of the general liability." },
    });
    expect(judged(aggregate(M), on(general(M, { policyNumber: none }))).result).toBe("unreadable");
    expect(judged(aggregate(M), [paper({ coverages: [general(M)], doubts: ["Page 1 is marked CANCELED."] })])).toMatchObject({
      ...{ result: "unreadable", reason: "certificate.pdf: Page 1 is marked CANCELED." },
    });
  });

  it("of two policies must be enough on both, or a person decides", () => {
    const second = general(M, { policyNumber: read("OTHER-1") });
    const [both, low] = [on(general(2 * M), { ...second, limits: limitsRead({ generalAggregate: 3 * M }) }), on(general(2 * M), second)];
    expect(judged(aggregate(2 * M), both).result).toBe("pass");
    expect(judged(aggregate(2 * M), low)).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("$1,000,000 and $2,000,000"),
    });
    expect(judged(aggregate(4 * M), low).result).toBe("fail");
  });

  it("split by person and accident never equals a combined single limit: a person decides", () => {
    const split = coverage("AUTO_LIABILITY", { limits: {}, hasSplitLimits: true });
    expect(judged(asks("AUTO_LIABILITY", "combinedSingleLimit", M), on(split))).toMatchObject({
      ...{ result: "unreadable", reason: "The auto policy has split limits. A combined single limit of $1,000,000 is required." },
    });
  });
});

describe("an umbrella", () => {
  it.each([
    ["Umbrella is excess of general liability only.", "pass", "unreadable"],
    ["Umbrella does not extend over automobile liability.", "unreadable", "unreadable"],
    ["Umbrella is excess of general liability.", "pass", "unreadable"],
    ["Umbrella follows form over general liability, auto and employers liability.", "pass", "pass"],
    ["Additional insured applies to GL and umbrella.", "pass", "pass"],
  ])("tops up what a description does not take away: %s", (words, ofGeneral, ofAuto) => {
    const auto = coverage("AUTO_LIABILITY", { limits: limitsRead({ combinedSingleLimit: M }) });
    const papers = [paper({ coverages: [general(M), auto, umbrella(5 * M)], description: read(words) })];
    expect(judged(asks("AUTO_LIABILITY", "combinedSingleLimit", 3 * M, true), papers).result).toBe(ofAuto);
    expect(judged(aggregate(2 * M, true), papers).result).toBe(ofGeneral);
  });

  it("tops up a limit where the requirement lets it, and is proof then", () => {
    const papers = on(general(M), umbrella(M));
    expect(judged(aggregate(2 * M), papers).result).toBe("fail");
    const topped = judged(aggregate(2 * M, true), papers);
    expect(topped).toMatchObject({
      ...{ result: "pass", reason: "General aggregate is $1,000,000, and the umbrella adds $1,000,000; $2,000,000 is required." },
    });
    expect(topped.proofs).toHaveLength(2);
  });

  it("that is too small is shown with what it adds", () => {
    expect(judged(aggregate(4 * M, true), on(general(M), umbrella(M))).reason).toBe(
      "General aggregate is $1,000,000, and the umbrella adds $1,000,000; $4,000,000 is required.",
    );
  });

  it("does not replace a policy that is missing, or a limit that is not stated", () => {
    expect(judged(aggregate(M, true), on(umbrella(5 * M))).result).toBe("fail");
    expect(judged(aggregate(M, true), on(general(null), umbrella(5 * M))).result).toBe("fail");
  });

  it("does not count once it has expired, and goes to a person when we couldn't read it", () => {
    const expired = umbrella(5 * M, { effective: read("2025-01-01"), expiration: read("2026-01-01") });
    expect(judged(aggregate(2 * M, true), on(general(M), expired)).result).toBe("fail");
    const unclear = umbrella(0, { limits: { umbrellaAggregate: doubted() } });
    expect(judged(aggregate(2 * M, true), on(general(M), unclear)).result).toBe("unreadable");
  });

  it("of two layers is enough with the smaller one, or a person adds them up", () => {
    const layers = on(general(M), umbrella(M), umbrella(2 * M, { policyNumber: read("EXCESS-2") }));
    expect(judged(aggregate(2 * M, true), layers).result).toBe("pass");
    expect(judged(aggregate(4 * M, true), layers).result).toBe("unreadable");
    expect(judged(aggregate(5 * M, true), layers).result).toBe("fail");
  });

  it("and the excess layers above it add up, as an umbrella and on top of other limits", () => {
    const excess = (amount: number, number: string) => umbrella(amount, { policyNumber: read(number), isExcess: true });
    const layers = on(general(M), umbrella(3 * M), excess(2 * M, "EXCESS-2"));
    expect(judged(asks("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M), layers).result).toBe("pass");
    expect(judged(asks("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M), layers).proofs).toHaveLength(2);
    expect(judged(asks("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M + 1), layers).result).toBe("fail");
    expect(judged(aggregate(6 * M, true), layers).result).toBe("pass");
    expect(judged(aggregate(6 * M + 1, true), layers).result).toBe("fail");
    const three = on(excess(M, "EXCESS-1"), excess(2 * M, "EXCESS-2"), umbrella(2 * M));
    expect(judged(asks("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M), three).result).toBe("pass");
    const unread = on(umbrella(3 * M), umbrella(0, { limits: { umbrellaAggregate: doubted() }, isExcess: true, policyNumber: read("X") }));
    expect(judged(asks("UMBRELLA_POLICY", "umbrellaAggregate", 5 * M), unread).result).toBe("unreadable");
  });

  describe("that is itself required", () => {
    const own = (minimum: number, severity: "hard" | "soft" = "hard"): RequirementOf<"limit"> => ({
      ...asks("UMBRELLA_POLICY", "umbrellaAggregate", minimum),
      ...{ key: "own", severity },
    });
    const results = (rules: readonly RequirementOf<"limit">[], papers: JudgedDocument[]) =>
      judge(inputOf(papers, setOf(rules))).lines.map(({ result }) => result);

    it.each([
      [5 * M, 5 * M, 2 * M, "fail"],
      [6 * M, 5 * M, 2 * M, "pass"],
      [6 * M - 1, 5 * M, 2 * M, "fail"],
      [5 * M, 4 * M, 2 * M, "pass"],
      [3 * M, 5 * M, 2 * M, "fail"],
    ])("tops up only with what is left: %d of which %d is required", (amount, minimum, required, result) => {
      expect(results([aggregate(required, true), own(minimum)], on(general(M), umbrella(amount)))[0]).toBe(result);
      expect(results([own(minimum), aggregate(required, true)], on(general(M), umbrella(amount)))[1]).toBe(result);
    });

    it("leaves all of it where the requirement only warns, and is in doubt where it could not be read", () => {
      expect(results([aggregate(2 * M, true), own(5 * M, "soft")], on(general(M), umbrella(5 * M)))[0]).toBe("pass");
      const unclear = umbrella(0, { limits: { umbrellaAggregate: doubted() } });
      expect(results([aggregate(2 * M, true), own(5 * M)], on(general(M), unclear))[0]).toBe("unreadable");
    });
  });
});

describe("a later certificate of a known policy", () => {
  const earlier = paper({ id: "earlier", coverages: [general(M)] });
  const later = (amount: number, over: Partial<JudgedCoverage> = {}) =>
    paper({ id: "later", fileName: "later.pdf", certificateDate: "2026-03-01", coverages: [general(amount, over)] });

  it("goes to a person when it raises a limit, and passes once that person confirms the limit", () => {
    expect(judged(aggregate(2 * M), [earlier, later(2 * M)])).toMatchObject({
      result: "unreadable",
      reason: "later.pdf states a general aggregate of $2,000,000. An earlier certificate of the same policy states $1,000,000.",
    });
    const confirmed = { generalAggregate: { ...read(2 * M), reader: "person" as const, confidence: 1 } };
    expect(judged(aggregate(2 * M), [earlier, later(0, { limits: confirmed })]).result).toBe("pass");
  });

  it("counts when it lowers a limit", () => {
    expect(judged(aggregate(M), [earlier, later(500_000)]).result).toBe("fail");
  });

  it("goes to a person when it makes the term longer, unless it is a renewal", () => {
    const asked = {
      key: "gl",
      type: "coverage",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      through: "today",
      expiringDays: 30,
    } as const;
    expect(judged(asked, [earlier, later(M, { expiration: read("2027-06-01") })]).result).toBe("unreadable");
    const beside = later(M, { effective: read("2026-03-01"), expiration: read("2027-06-01") });
    expect(judged(asked, [earlier, beside])).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("An earlier certificate of the same policy states Jan 1, 2027"),
    });
    const renewal = later(M, { effective: read("2027-01-01"), expiration: read("2028-01-01") });
    expect(judged(asked, [earlier, renewal])).toMatchObject({ result: "pass", reason: "General liability is in force until Jan 1, 2028." });
  });
});

describe("a deductible or retention", () => {
  const rule: RequirementOf<"retention"> = {
    key: "sir",
    type: "retention",
    severity: "hard",
    coverage: "GENERAL_LIABILITY",
    maximum: 25_000,
  };
  const withRetention = (amount: number) => on(general(M, { limits: limitsRead({ retention: amount }) }));

  it("passes up to the maximum, fails above it, and is not evaluated where it is not stated", () => {
    expect(judged(rule, withRetention(25_000)).result).toBe("pass");
    expect(judged(rule, withRetention(25_001))).toMatchObject({
      ...{ result: "fail", reason: "The general liability has a deductible or retention of $25,001; at most $25,000 is accepted." },
    });
    expect(judged(rule, [fullPaper()]).result).toBe("not_evaluated");
  });
});
