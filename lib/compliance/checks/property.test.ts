import { describe, expect, it } from "vitest";
import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import type { Interest } from "@/lib/compliance/coverages/values";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, doubted, fullPaper, inputOf, limitsRead, none, paper, read, setOf } from "@/lib/testing/papers";

const property = (over: Partial<JudgedCoverage> = {}) =>
  coverage("PROPERTY", {
    ...{ additionalInsured: none, waiverOfSubrogation: none, interests: read<Interest[]>(["LOSS_PAYEE"]) },
    ...{ limits: limitsRead({ building: 750_000, personalProperty: 200_000, retention: 5_000 }), ...over },
  });

const evidence = (over: Partial<JudgedCoverage> = {}, own: Partial<JudgedDocument> = {}) =>
  paper({ id: "evidence", fileName: "evidence.pdf", coverages: [property(over)], ...own });

function lineOf(rule: Requirement, documents: readonly JudgedDocument[]) {
  const verdict = judge(inputOf([...documents], setOf([rule])));
  const [line] = verdict.lines;
  if (!line) throw new Error("One requirement has one line");
  return { result: line.result, reason: render(line.reason), change: line.change && render(line.change.sentence) };
}

const interest = (one: Interest): Requirement => ({ key: "interest", type: "property-interest", severity: "hard", interest: one });

describe("requirements of property insurance", () => {
  it("compares building, contents and deductible", () => {
    const limit = (name: "building" | "personalProperty" | "businessIncome", minimum: number): Requirement => ({
      ...{ key: name, type: "limit", severity: "hard", coverage: "PROPERTY", limit: name, minimum, umbrella: false },
    });
    expect(lineOf(limit("building", 750_000), [evidence()]).result).toBe("pass");
    expect(lineOf(limit("building", 1_000_000), [evidence()])).toMatchObject({
      result: "fail",
      reason: "Building limit is $750,000; $1,000,000 is required.",
    });
    expect(lineOf(limit("businessIncome", 100_000), [evidence()]).result).toBe("fail");
    const retention: Requirement = { key: "ded", type: "retention", severity: "hard", coverage: "PROPERTY", maximum: 5_000 };
    expect(lineOf(retention, [evidence()]).result).toBe("pass");
    expect(lineOf({ ...retention, maximum: 2_500 }, [evidence()]).result).toBe("fail");
    expect(lineOf(retention, [evidence({ limits: { retention: doubted(5_000) } })])).toMatchObject({
      result: "unreadable",
      reason: "We couldn't read the deductible or retention of the property coverage; at most $5,000 is accepted.",
    });
  });

  it("is not met by a certificate of liability alone", () => {
    const rule: Requirement = {
      key: "property",
      type: "coverage",
      severity: "hard",
      coverage: "PROPERTY",
      through: "today",
      expiringDays: 30,
    };
    expect(lineOf(rule, [fullPaper()])).toMatchObject({ result: "fail", reason: "No property coverage was found." });
  });

  it("needs the box of the interest and the company's name beside it", () => {
    expect(lineOf(interest("LOSS_PAYEE"), [evidence()])).toMatchObject({ result: "pass" });
    expect(lineOf(interest("MORTGAGEE"), [evidence()])).toMatchObject({
      result: "fail",
      reason: "The evidence of property insurance does not name you as: mortgagee.",
      change: "Name Example Builders Inc on the property insurance as: mortgagee",
    });
    expect(lineOf(interest("LOSS_PAYEE"), [evidence({}, { holder: read("Other Owner LLC\n9 Elm Street") })]).result).toBe("fail");
    expect(lineOf(interest("LOSS_PAYEE"), [evidence({}, { holder: read("Example Builder Inc") })]).result).toBe("unreadable");
    expect(lineOf(interest("LOSS_PAYEE"), [evidence({ interests: none })]).result).toBe("fail");
    expect(lineOf(interest("LOSS_PAYEE"), [evidence({ interests: doubted<Interest[]>(["LOSS_PAYEE"]) })]).result).toBe("unreadable");
  });

  it("takes a lender's loss payable clause for a loss payee, and not the reverse", () => {
    const lender = evidence({ interests: read<Interest[]>(["LENDERS_LOSS_PAYABLE"]) });
    expect(lineOf(interest("LOSS_PAYEE"), [lender]).result).toBe("pass");
    expect(lineOf(interest("LENDERS_LOSS_PAYABLE"), [evidence()]).result).toBe("fail");
  });

  it("leaves words without a box to a person", () => {
    const told = evidence({ interests: none }, { description: read("Example Builders Inc is loss payee as its interests may appear.") });
    expect(lineOf(interest("LOSS_PAYEE"), [told]).result).toBe("unreadable");
  });
});

describe("the edition of ACORD 25", () => {
  const rule: Requirement = { key: "edition", type: "form-edition", severity: "soft", endsOn: "2026-05-01" };
  const on = (edition: string | undefined, certificateDate: string | null, severity: "hard" | "soft" = "soft") => {
    const { edition: _, ...rest } = fullPaper({ certificateDate, addedAt: "2026-05-20T10:00:00Z" });
    return lineOf({ ...rule, severity }, [edition ? { ...rest, edition } : rest]);
  };

  it("is outdated from the day on which its license ends", () => {
    expect(on("2016/03", "2026-04-30").result).toBe("pass");
    expect(on("2016/03", "2026-05-01")).toMatchObject({
      result: "fail",
      reason: "certificate.pdf is on edition 2016/03 of ACORD 25, which may not be used since May 1, 2026.",
      change: "Send the certificate on edition 2025/12 of ACORD 25",
    });
    expect(on("2016/03", null).result).toBe("fail");
  });

  it("is outdated at any time before that edition, and current on the newest", () => {
    expect(on("2010/05", "2026-01-10")).toMatchObject({
      reason: "certificate.pdf is on edition 2010/05 of ACORD 25, which may no longer be used.",
    });
    expect(on("2025/12", "2026-05-15").result).toBe("pass");
    expect(on(undefined, "2026-05-15").result).toBe("pass");
  });

  it("warns and changes no status", () => {
    const verdict = judge(inputOf([fullPaper({ edition: "2014/01" })], setOf([rule])));
    expect([verdict.lines[0]?.result, verdict.status]).toEqual(["fail", "COMPLIANT"]);
  });
});
