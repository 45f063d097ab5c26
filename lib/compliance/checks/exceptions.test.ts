import { describe, expect, it } from "vitest";
import { isStillCovered, settingsOf } from "@/lib/compliance/checks/exceptions-rules";
import { type ApprovedException, approvedException, decision } from "@/lib/compliance/checks/exceptions-schema";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, doubted, inputOf, judged, limitsRead, none, paper, read, setOf, unreadFile } from "@/lib/testing/papers";

const M = 1_000_000;
const rule: RequirementOf<"limit"> = {
  ...{
    key: "aggregate",
    type: "limit",
    severity: "hard",
    coverage: "GENERAL_LIABILITY",
    limit: "generalAggregate",
    minimum: 2 * M,
    umbrella: false,
  },
};
const common = { key: "aggregate", severity: "hard", coverage: "GENERAL_LIABILITY" } as const;
const retention = { ...common, type: "retention", maximum: M } as const;
const waiver = { ...common, type: "waiver", rung: "checkbox", forms: null, blanket: true } as const;
const exclusion: Requirement = { ...common, type: "no-exclusion", forms: ["CG 21 39"] };
const short = (amount = M) => [paper({ coverages: [coverage("GENERAL_LIABILITY", { limits: limitsRead({ generalAggregate: amount }) })] })];
const exception = (over: Partial<ApprovedException> = {}): ApprovedException =>
  approvedException.parse({
    ...{
      id: "one",
      requirement: "aggregate",
      kind: "accept_short",
      from: "2026-05-01",
      until: "2026-06-01",
      policyNumber: null,
      least: null,
    },
    ...over,
  });
const judgedWith = (over: Partial<ApprovedException>, documents = short(), date = "2026-06-01") =>
  judged(rule, documents, { date, exceptions: [exception(over)] });

describe("an exception", () => {
  it("that accepts a limit that is too low holds from its first day to its last", () => {
    expect(judgedWith({})).toMatchObject({ result: "accepted_short", reason: "Accepted as it is until Jun 1, 2026." });
    expect(judgedWith({}, short(), "2026-06-02").result).toBe("fail");
    expect(judgedWith({}, short(), "2026-04-30").result).toBe("fail");
    expect(judgedWith({ requirement: "other" }).result).toBe("fail");
  });

  it("that accepts too little does not accept still less, a missing or an expired policy", () => {
    expect(judgedWith({ least: M }).result).toBe("accepted_short");
    expect(judgedWith({ least: M }, short(500_000)).result).toBe("fail");
    expect(judgedWith({}, []).result).toBe("fail");
    const expired = [
      paper({ coverages: [coverage("GENERAL_LIABILITY", { effective: read("2025-01-01"), expiration: read("2026-01-01") })] }),
    ];
    expect(judgedWith({}, expired).result).toBe("fail");
  });

  it("that waives needs no policy and tracks no date", () => {
    expect(judgedWith({ kind: "waive" }, [])).toMatchObject({ result: "waived", reason: "Waived until Jun 1, 2026." });
  });

  it("ends with the policy that it rests on", () => {
    expect(judgedWith({ kind: "waive", policyNumber: "GENE-1001", until: "2027-06-01" }).result).toBe("waived");
    expect(judgedWith({ kind: "waive", policyNumber: "GENE-1001", until: "2027-06-01" }, short(), "2027-01-01").result).toBe("fail");
    expect(judgedWith({ kind: "waive", policyNumber: "GONE-1" }).result).toBe("fail");
  });

  it("leaves a pass a pass", () => {
    expect(judgedWith({ kind: "waive" }, short(2 * M)).result).toBe("pass");
  });

  it("makes the record compliant while its dates are still tracked", () => {
    const until = "2027-06-01";
    const { status, expires, validUntil, lines } = judge(inputOf(short(), setOf([rule]), { exceptions: [exception({ until })] }));
    expect({ status, expires, validUntil, exception: lines[0]?.exception }).toEqual({
      ...{ status: "COMPLIANT", expires: "2027-01-01", validUntil: "2026-12-31", exception: "one" },
    });
  });
});

describe("what was approved of a requirement", () => {
  it.each<[string, Requirement, Requirement, boolean]>([
    ["covers it unchanged", rule, rule, true],
    ["covers a lower minimum", rule, { ...rule, minimum: M }, true],
    ["does not cover a higher minimum", rule, { ...rule, minimum: 3 * M }, false],
    ["does not cover another limit", rule, { ...rule, limit: "eachOccurrence" }, false],
    ["does not cover another coverage", rule, { ...rule, coverage: "UMBRELLA_POLICY" }, false],
    ["covers it as a hard or soft one", rule, { ...rule, severity: "soft" }, true],
    ["covers it once the umbrella may top it up", rule, { ...rule, umbrella: true }, true],
    ["does not cover it once the umbrella may not", { ...rule, umbrella: true }, rule, false],
    ["does not cover a smaller retention", { ...retention, maximum: M }, { ...retention, maximum: 1000 }, false],
    ["covers a larger retention", { ...retention, maximum: M }, { ...retention, maximum: 2 * M }, true],
    ["does not cover a stronger proof", { ...waiver, rung: "checkbox" }, { ...waiver, rung: "endorsement" }, false],
    ["does not cover more forms that take coverage away", exclusion, { ...exclusion, forms: ["CG 21 39", "CG 22 94"] }, false],
  ])("%s", (_, approved, now, covers) => {
    expect(isStillCovered(approved, now)).toBe(covers);
  });
});

describe("a person's decision about an open question", () => {
  const unclear = (id = "certificate") => [
    paper({ id, coverages: [coverage("GENERAL_LIABILITY", { limits: { generalAggregate: doubted() } })] }),
  ];
  const decided = (answer: "accepted" | "rejected", asked = rule) =>
    decision.parse({
      id: "d",
      requirement: "aggregate",
      answer,
      settings: settingsOf(asked),
      reason: "limit_unclear",
      documents: ["certificate"],
    });

  it("settles it", () => {
    expect(judged(rule, unclear(), { decisions: [decided("accepted")] })).toMatchObject({ result: "pass", proofs: [{ reader: "person" }] });
    expect(judged(rule, unclear(), { decisions: [decided("rejected")] })).toMatchObject({
      result: "fail",
      reason: "A teammate checked this and rejected it.",
    });
  });

  it("cannot accept a coverage without a known end, or one that no paper shows", () => {
    const asked = {
      key: "aggregate",
      type: "coverage",
      severity: "hard",
      coverage: "GENERAL_LIABILITY",
      through: "today",
      expiringDays: 30,
    } as const;
    const accepts = (reason: string, documents: string[]) => ({
      decisions: [
        decision.parse({ id: "d", requirement: "aggregate", answer: "accepted", settings: settingsOf(asked), reason, documents }),
      ],
    });
    const undated = [paper({ coverages: [coverage("GENERAL_LIABILITY", { expiration: doubted("2027-01-01") })] })];
    expect(judged(asked, undated, accepts("dates_unclear", ["certificate"])).result).toBe("unreadable");
    expect(judged(asked, [unreadFile], accepts("coverage_maybe_unread", [])).result).toBe("unreadable");
    const numberless = [paper({ coverages: [coverage("GENERAL_LIABILITY", { policyNumber: none })] })];
    expect(judged(asked, numberless, accepts("number_unclear", ["certificate"])).result).toBe("pass");
  });

  it("counts on where the sentence names both amounts by now", () => {
    const [certificate] = short();
    const other = paper({ ...short(500_000)[0], id: "other", certificateDate: "2026-01-05" });
    const rows = other.coverages.map((row) => ({ ...row, policyNumber: read("GENE-2002") }));
    const papers = [...(certificate ? [certificate] : []), { ...other, coverages: rows }];
    const asked = { ...rule, minimum: 750_000 };
    const before = { ...decided("accepted", asked), documents: ["certificate", "other"], reason: "limits_differ" };
    expect(judged(asked, papers).reason).toContain("$500,000 and $1,000,000");
    expect(judged(asked, papers, { decisions: [before] }).result).toBe("pass");
  });

  it("about exclusions is open again with the renewal's papers", () => {
    const asked = { key: "aggregate", type: "no-exclusion", severity: "hard", coverage: "GENERAL_LIABILITY", forms: ["CG 21 39"] } as const;
    const given = {
      id: "d",
      requirement: "aggregate",
      answer: "accepted",
      settings: settingsOf({ ...asked, forms: ["CG 21 39"] }),
    } as const;
    const decisions = [decision.parse({ ...given, reason: "exclusions_unknown", documents: ["certificate"] })];
    const renewal = paper({
      id: "renewal",
      coverages: [coverage("GENERAL_LIABILITY", { effective: read("2027-01-01"), expiration: read("2028-01-01") })],
    });
    const rule = { ...asked, forms: ["CG 21 39"] };
    expect(judged(rule, [...short(), renewal], { decisions }).result).toBe("pass");
    expect(judged(rule, [...short(), renewal], { decisions, date: "2027-01-01" }).result).toBe("not_evaluated");
  });

  it("holds for these papers and settings only, and never turns a failure into a pass", () => {
    expect(judged(rule, unclear("another"), { decisions: [decided("accepted")] }).result).toBe("unreadable");
    expect(judged(rule, unclear(), { decisions: [decided("accepted", { ...rule, minimum: M })] }).result).toBe("unreadable");
    expect(judged(rule, short(), { decisions: [decided("accepted")] }).result).toBe("fail");
  });
});
