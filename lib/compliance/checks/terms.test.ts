import { describe, expect, it } from "vitest";
import type { JudgedCoverage } from "@/lib/compliance/coverages/schema";
import type { CoverageKind } from "@/lib/compliance/coverages/values";
import type { Requirement, RequirementOf } from "@/lib/compliance/requirements/schema";
import { coverage, doubted, fullPaper, judged, none, paper, read, unreadFile } from "@/lib/testing/papers";

const hard = { key: "rule", severity: "hard" } as const;
const on = (...coverages: JudgedCoverage[]) => [paper({ coverages })];

describe("coverage in force", () => {
  const rule: RequirementOf<"coverage"> = { ...hard, type: "coverage", coverage: "GENERAL_LIABILITY", through: "today", expiringDays: 30 };
  const general = (over: Partial<JudgedCoverage>) => on(coverage("GENERAL_LIABILITY", over));

  it.each([
    ["in force", "pass", "General liability is in force until Jan 1, 2027.", {}],
    ["on its first day", "pass", "General liability is in force until Jan 1, 2027.", { effective: read("2026-06-01") }],
    ["on its expiration date", "fail", "General liability expired on Jun 1, 2026.", { expiration: read("2026-06-01") }],
    ["on the day before it begins", "fail", "General liability is not in force until Jun 2, 2026.", { effective: read("2026-06-02") }],
    ["without dates", "unreadable", "We couldn't read the dates of the general liability.", { effective: none, expiration: none }],
    ["with unreadable dates", "unreadable", "We couldn't read the dates of the general liability.", { expiration: doubted() }],
    [
      "that ends before it begins",
      ...(["unreadable", "We couldn't read the dates of the general liability."] as const),
      { effective: read("2026-09-01"), expiration: read("2026-07-01") },
    ],
    [
      "without a policy number",
      "fail",
      "General liability expired on Jan 1, 2026.",
      { expiration: read("2026-01-01"), effective: read("2025-01-01"), policyNumber: none },
    ],
    [
      "with a number to follow",
      "unreadable",
      "The policy number of the general liability is missing or unreadable.",
      { policyNumber: none },
    ],
  ] as const)("%s: %s", (_, result, reason, over) => {
    expect(judged(rule, general(over as Partial<JudgedCoverage>))).toMatchObject({ result, reason: reason });
  });

  it("is missing without a paper of it, and waits while a file is unread", () => {
    const papers = on(coverage("AUTO_LIABILITY"));
    expect(judged(rule, papers)).toMatchObject({ result: "fail", reason: "No general liability was found." });
    expect(judged(rule, [...papers, unreadFile])).toMatchObject({
      ...{ result: "unreadable", reason: "We couldn't read new.pdf." },
    });
  });

  it("is unreadable, not missing, where the coverages of a paper are in doubt as a whole", () => {
    const papers = [paper({ coverages: [coverage("AUTO_LIABILITY")], doubts: ["A coverage may be missing."] })];
    expect(judged(rule, papers)).toMatchObject({ result: "unreadable", reason: "certificate.pdf: A coverage may be missing." });
  });

  it("is not opened by endorsement pages, notices and other papers", () => {
    const page = paper({ paper: "endorsement", expectsCoverage: false, coverages: [coverage("GENERAL_LIABILITY")] });
    expect(judged(rule, [page]).result).toBe("fail");
  });

  it("runs on with the renewal, and judges each day by the policy of that day", () => {
    const renewal = coverage("GENERAL_LIABILITY", { effective: read("2027-01-01"), expiration: read("2028-01-01"), limits: {} });
    const papers = [fullPaper(), paper({ id: "renewal", certificateDate: "2026-05-20", coverages: [renewal] })];
    expect(judged(rule, papers).reason).toBe("General liability is in force until Jan 1, 2028.");
    const limit: Requirement = {
      ...hard,
      type: "limit",
      coverage: "GENERAL_LIABILITY",
      limit: "eachOccurrence",
      minimum: 1_000_000,
      umbrella: false,
    };
    expect(judged(limit, papers).result).toBe("pass");
    expect(judged(limit, papers, { date: "2027-01-01" }).result).toBe("fail");
  });

  it("that is superseded does not count", () => {
    const replaced = coverage("GENERAL_LIABILITY", {
      policyNumber: read("NEW-1"),
      effective: read("2026-04-01"),
      expiration: read("2027-04-01"),
      limits: {},
    });
    const papers = [fullPaper(), paper({ id: "new", certificateDate: "2026-04-02", coverages: [replaced] })];
    const limit: Requirement = {
      ...hard,
      type: "limit",
      coverage: "GENERAL_LIABILITY",
      limit: "eachOccurrence",
      minimum: 1,
      umbrella: false,
    };
    expect(judged(limit, papers).result).toBe("fail");
  });

  it("through the work must last beyond the end of the contract", () => {
    const contract = { start: "2026-02-01", end: "2027-03-01", completedOn: null, completedOperationsYears: 0 };
    const through = { ...rule, through: "work" as const };
    expect(judged(through, general({}), { contract })).toMatchObject({
      ...{ result: "fail", reason: "General liability expires on Jan 1, 2027. The work ends on Mar 1, 2027." },
    });
    expect(judged(through, general({}), { contract: { ...contract, end: "2026-12-31" } }).result).toBe("pass");
    expect(judged(through, general({})).result).toBe("pass");
  });

  it("through the work is not known where the contract has no last day, and is today's question without a contract", () => {
    const through = { ...rule, through: "work" as const };
    const contract = { start: "2026-01-01", end: null, completedOn: null, completedOperationsYears: 0 };
    expect(judged(through, general({}), { contract })).toMatchObject({
      result: "not_evaluated",
      reason: expect.stringContaining("The work has no last day"),
    });
    expect(judged(through, general({})).result).toBe("pass");
  });

  it("of another insured does not count", () => {
    const foreign = paper({ insured: read("Foreign Paving LLC"), coverages: [coverage("GENERAL_LIABILITY")] });
    expect(judged(rule, [foreign])).toMatchObject({
      ...{ result: "fail", reason: 'The certificate names "Foreign Paving LLC" as insured. This vendor is Pinecrest Roofing LLC.' },
    });
  });
});

describe("all stated coverages, as before there were requirements", () => {
  const rule: Requirement = { ...hard, type: "stated-coverages", expiringDays: 30 };

  it("pass while each is in force, and fail with the first that has expired", () => {
    expect(judged(rule, [fullPaper()]).reason).toBe("All stated coverages are in force. The first expires on Jan 1, 2027.");
    const expired = coverage(null, { name: "Inland marine", expiration: read("2026-05-01") });
    expect(judged(rule, on(coverage("AUTO_LIABILITY"), expired))).toMatchObject({
      result: "fail",
      reason: "Other coverage expired on May 1, 2026.",
    });
    expect(judged(rule, []).result).toBe("fail");
  });
});

describe("an occurrence basis", () => {
  const rule: RequirementOf<"occurrence-basis"> = {
    ...hard,
    type: "occurrence-basis",
    coverage: "GENERAL_LIABILITY",
    claimsMade: "refused",
  };
  const withRetro = { ...rule, claimsMade: "with-retroactive-date" as const };
  const basis = (over: Partial<JudgedCoverage>) => on(coverage("GENERAL_LIABILITY", over));
  const contract = { start: "2026-02-01", end: null, completedOn: null, completedOperationsYears: 0 };

  it("passes with the box, fails with claims-made or without a box, and waits where the boxes are unclear", () => {
    expect(judged(rule, basis({})).result).toBe("pass");
    expect(judged(rule, basis({ basis: read("CLAIMS_MADE") }))).toMatchObject({
      result: "fail",
      fix: "Provide general liability on an occurrence basis",
    });
    expect(judged(rule, basis({ basis: none })).result).toBe("fail");
    expect(judged(rule, basis({ basis: doubted("OCCURRENCE") })).result).toBe("unreadable");
  });

  it("may be claims-made with a retroactive date on or before the start of the work", () => {
    const claimsMade = (date: string | null) => basis({ basis: read("CLAIMS_MADE"), retroactiveDate: date === null ? none : read(date) });
    expect(judged(withRetro, claimsMade("2026-02-01"), { contract }).result).toBe("pass");
    expect(judged(withRetro, claimsMade("2026-02-02"), { contract }).result).toBe("fail");
    expect(judged(withRetro, claimsMade(null), { contract }).result).toBe("not_evaluated");
    expect(judged(withRetro, claimsMade("2020-01-01")).result).toBe("not_evaluated");
  });
});

describe("autos", () => {
  const rule = (accepts: RequirementOf<"auto-scope">["accepts"]): Requirement => ({ ...hard, type: "auto-scope", accepts });
  const autos = (...scopes: ("ANY" | "OWNED" | "HIRED" | "NON_OWNED" | "SCHEDULED")[]) =>
    on(coverage("AUTO_LIABILITY", { autos: read(scopes) }));

  it.each([
    ["any", autos("ANY"), "pass"],
    ["any", autos("OWNED", "HIRED", "NON_OWNED"), "fail"],
    ["any-or-all", autos("OWNED", "HIRED", "NON_OWNED"), "pass"],
    ["any-or-all", autos("SCHEDULED", "HIRED", "NON_OWNED"), "fail"],
    ["hired-and-non-owned", autos("HIRED", "NON_OWNED"), "pass"],
    ["hired-and-non-owned", autos("HIRED"), "fail"],
    ["any", on(coverage("AUTO_LIABILITY", { autos: none })), "fail"],
    ["any", on(coverage("AUTO_LIABILITY", { autos: doubted(["ANY" as const]) })), "unreadable"],
  ] as const)("%s: %s", (accepts, papers, result) => {
    expect(judged(rule(accepts), papers).result).toBe(result);
  });
});

it("autos that the certificate and the policy state differently wait for a person", () => {
  const rule: Requirement = { ...hard, type: "auto-scope", accepts: "any-or-all" };
  const policy = paper({ id: "policy", paper: "policy", coverages: [coverage("AUTO_LIABILITY", { autos: read(["HIRED" as const]) })] });
  expect(judged(rule, [fullPaper()]).result).toBe("pass");
  expect(judged(rule, [fullPaper(), policy]).result).toBe("unreadable");
});

describe("workers compensation per statute", () => {
  const rule: RequirementOf<"per-statute"> = { ...hard, type: "per-statute", proprietorExcluded: "review" };
  const workers = (over: Partial<JudgedCoverage>) => on(coverage("WORKERS_COMPENSATION", over));

  it("passes with the box, and waits for a person where proprietors are excluded", () => {
    expect(judged(rule, workers({})).result).toBe("pass");
    expect(judged(rule, workers({ perStatute: none })).result).toBe("fail");
    expect(judged(rule, workers({ perStatute: doubted() })).result).toBe("unreadable");
    expect(judged(rule, workers({ proprietorExcluded: read(true) }))).toMatchObject({
      ...{ result: "unreadable", reason: "Workers compensation excludes proprietors, partners or officers." },
    });
    expect(judged({ ...rule, proprietorExcluded: "accepted" }, workers({ proprietorExcluded: read(true) })).result).toBe("pass");
  });
});

describe("the rating of an insurer", () => {
  const rule: Requirement = { ...hard, type: "insurer-rating", coverage: "GENERAL_LIABILITY", rating: "A-", size: "VII" };
  const rated = (rating: "A" | "A-" | "B++", size: "VI" | "VII") => ({ ratings: [{ naic: "12345", rating, size }] });

  it("is looked up in the firm's table, and not evaluated where the insurer is not in it", () => {
    expect(judged(rule, [fullPaper()], rated("A-", "VII")).reason).toBe("Invented Mutual is rated A- VII; A- VII is required.");
    expect(judged(rule, [fullPaper()], rated("A-", "VII")).result).toBe("pass");
    expect(judged(rule, [fullPaper()], rated("A", "VI")).result).toBe("fail");
    expect(judged(rule, [fullPaper()], rated("B++", "VII")).result).toBe("fail");
    expect(judged(rule, [fullPaper()], { ratings: [] }).result).toBe("not_evaluated");
  });

  it("is for a person where the table has another firm under the number, or the insurer is not named yet", () => {
    const named = (name: string) => ({ ratings: [{ naic: "12345", name, rating: "A" as const, size: "XV" as const }] });
    expect(judged(rule, [fullPaper()], named("Invented Mutual")).result).toBe("pass");
    expect(judged(rule, [fullPaper()], named("Example Casualty"))).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("Example Casualty under NAIC 12345"),
    });
    const open = paper({ coverages: [coverage("GENERAL_LIABILITY", { insurerName: "TBD" })] });
    expect(judged({ ...rule, type: "coverage", through: "today", expiringDays: 30 } as Requirement, [open])).toMatchObject({
      result: "unreadable",
      reason: "The insurer of the general liability is not named yet.",
    });
  });
});

describe("values of a row that contradict each other", () => {
  const inForce: Requirement = {
    key: "gl",
    type: "coverage",
    severity: "hard",
    coverage: "GENERAL_LIABILITY",
    through: "today",
    expiringDays: 30,
  };
  const of = (kind: CoverageKind, over: Partial<JudgedCoverage>) =>
    judged({ ...inForce, coverage: kind }, [paper({ coverages: [coverage(kind, over)] })]);

  it("name both dates of a term that is longer than eighteen months", () => {
    const long = { effective: read("2026-01-01"), expiration: read("2029-01-01") };
    expect(of("GENERAL_LIABILITY", long)).toMatchObject({
      ...{ result: "unreadable" },
      reason: "The general liability runs from Jan 1, 2026 to Jan 1, 2029. It is usually written for a year. Check both dates.",
    });
    for (const kind of ["AUTO_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"] as const)
      expect(of(kind, long).result).toBe("unreadable");
    expect(of("BUILDERS_RISK", long).result).toBe("pass");
    expect(of("GENERAL_LIABILITY", { ...long, expiration: { ...read("2029-01-01"), reader: "person" } }).result).toBe("pass");
    for (const expiration of ["2027-01-01", "2027-01-11", "2027-07-01"])
      expect(of("GENERAL_LIABILITY", { expiration: read(expiration) }).result).toBe("pass");
  });

  it("name the retroactive date of a policy that is checked as occurrence", () => {
    const retro = { retroactiveDate: read("2020-01-01") };
    expect(of("GENERAL_LIABILITY", retro).reason).toContain("retroactive date of Jan 1, 2020");
    expect(of("GENERAL_LIABILITY", { ...retro, basis: read("CLAIMS_MADE") }).result).toBe("pass");
  });
});
