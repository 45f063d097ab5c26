import { describe, expect, it } from "vitest";
import type { KindPaper } from "@/lib/compliance/coverages/schema";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { renderFix, smallestFix } from "@/lib/compliance/verdicts/fixes-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { coverage, fullPaper, inputOf, setOf, today, unreadFile } from "@/lib/testing/papers";

const kind = "00000000-0000-4000-8000-000000000001";
const ruleOf = (over: Partial<RequirementOf<"document">> = {}): RequirementOf<"document"> => ({
  ...{ key: "license", type: "document", severity: "hard", kind, name: "Contractor license" },
  ...{ inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: 30, ...over },
});

const paperOf = (over: Partial<KindPaper> = {}): KindPaper => ({
  ...{ id: "paper", fileName: "license.pdf", kind, addedAt: "2026-05-01T12:00:00Z", issuedOn: "2026-01-15", expiresOn: "2028-01-15" },
  ...{ neverExpires: false, number: null, titles: [], isUnread: false, isBeingRead: false, doubt: null, ...over },
});

type Over = { rule?: Partial<RequirementOf<"document">>; date?: string; documents?: Parameters<typeof inputOf>[0] } & Partial<
  Parameters<typeof inputOf>[2]
>;

function lineOf(papers: KindPaper[], { rule = {}, date = today, documents = [fullPaper()], ...over }: Over = {}) {
  const verdict = judge(inputOf(documents, setOf([ruleOf(rule)]), { kindPapers: papers, date, ...over }));
  const [line] = verdict.lines;
  if (!line) throw new Error("One requirement has one line");
  return { verdict, line, result: line.result, reason: render(line.reason) };
}

describe("a requirement for a kind of documents", () => {
  it("is met by a paper in date, and the record ends with it", () => {
    const { result, reason, verdict, line } = lineOf([paperOf()], { documents: [] });
    expect([result, reason]).toEqual(["pass", "Contractor license is on file until Jan 15, 2028."]);
    expect(verdict).toMatchObject({ status: "COMPLIANT", expires: "2028-01-15", validUntil: "2028-01-14", dueOn: "2027-12-16" });
    expect(line.proofs.map(({ document }) => document)).toEqual(["paper"]);
  });

  it("expires soon within its window, and has expired on its day", () => {
    expect(lineOf([paperOf()], { date: "2027-12-20" }).verdict.status).toBe("EXPIRING_SOON");
    const { verdict, result, reason } = lineOf([paperOf()], { date: "2028-01-15" });
    expect([result, reason, verdict.status]).toEqual(["fail", "Contractor license expired on Jan 15, 2028.", "EXPIRED"]);
    const fix = smallestFix(verdict.lines);
    expect(fix && renderFix(fix)).toBe("Renew and send: Contractor license.");
  });

  it("is missing without a paper, and asks for it by its name", () => {
    const { verdict, result, reason } = lineOf([]);
    expect([result, reason, verdict.status]).toEqual(["fail", "Contractor license is not on file.", "NON_COMPLIANT"]);
    const fix = smallestFix(verdict.lines);
    expect(fix && renderFix(fix)).toBe("Send: Contractor license.");
    expect(verdict.clearance.work).toBe("stop");
  });

  it("warns where it is soft", () => {
    const { verdict, result } = lineOf([], { rule: { severity: "soft" } });
    expect([result, verdict.lines.length]).toEqual(["fail", 1]);
    expect(verdict.status).not.toBe("NON_COMPLIANT");
  });

  it("waits for a paper that is being read, for one in doubt, and for a file that may be it", () => {
    expect(lineOf([paperOf({ isUnread: true, isBeingRead: true })]).reason).toBe("Still reading license.pdf.");
    expect(lineOf([paperOf({ isUnread: true, isBeingRead: true })]).result).toBe("being_read");
    const doubt = "Check whether this is: Contractor license.";
    expect(lineOf([paperOf({ doubt })])).toMatchObject({ result: "unreadable", reason: `license.pdf: ${doubt}` });
    expect(lineOf([], { documents: [{ ...unreadFile, isBeingRead: true }] }).result).toBe("being_read");
    const asked = fullPaper({ id: "asked", fileName: "scan.pdf", coverages: [], questions: ["No coverage was found in this file."] });
    expect(lineOf([], { documents: [asked] })).toMatchObject({
      ...{ result: "unreadable", reason: "scan.pdf may be the Contractor license. Check what it is." },
    });
  });

  it("never passes without a known end, unless its kind never expires or on file is enough", () => {
    expect(lineOf([paperOf({ expiresOn: null })])).toMatchObject({
      ...{ result: "unreadable", reason: "Contractor license: enter the expiration date of license.pdf." },
    });
    expect(lineOf([paperOf({ expiresOn: null, neverExpires: true })]).result).toBe("pass");
    expect(lineOf([paperOf({ expiresOn: "2020-01-01" })], { rule: { inDate: false } }).result).toBe("pass");
  });

  it("goes by the newest paper, whatever the order in which they came", () => {
    const newer = paperOf({ id: "newer", issuedOn: "2026-03-01", expiresOn: "2026-05-20", addedAt: "2026-04-01T12:00:00Z" });
    expect(lineOf([paperOf(), newer])).toMatchObject({ result: "fail", reason: "Contractor license expired on May 20, 2026." });
    expect(lineOf([newer, paperOf()]).line).toEqual(lineOf([paperOf(), newer]).line);
  });

  it("counts a paper of a later day from that day on", () => {
    const later = paperOf({ issuedOn: "2026-09-01" });
    expect(lineOf([later])).toMatchObject({ result: "fail", reason: "Contractor license is not valid until Sep 1, 2026." });
    expect(lineOf([later]).verdict.dueOn).toBe("2026-09-01");
    expect(lineOf([later], { date: "2026-09-01" }).result).toBe("pass");
  });

  it("wants one that was issued from a day on", () => {
    const rule = { issuedFrom: "2026-02-01" };
    expect(lineOf([paperOf()], { rule })).toMatchObject({
      ...{ result: "fail", reason: "Contractor license was issued on Jan 15, 2026. It must be issued on Feb 1, 2026 or later." },
    });
    expect(lineOf([paperOf({ issuedOn: null })], { rule }).result).toBe("unreadable");
    expect(lineOf([paperOf({ issuedOn: "2026-02-01" })], { rule }).result).toBe("pass");
  });

  it("asks nothing before the day from which it is required", () => {
    const rule = { requiredFrom: "2026-07-01" };
    expect(lineOf([], { rule })).toMatchObject({ result: "waived", reason: "Required from Jul 1, 2026." });
    expect(lineOf([], { rule }).verdict.dueOn).toBe("2026-07-01");
    expect(lineOf([], { rule, date: "2026-07-01" }).result).toBe("fail");
  });

  it("can be waived, and is never accepted short", () => {
    const exception = { id: "e", requirement: "license", policyNumber: null, least: null, from: "2026-01-01", until: "2026-12-31" };
    expect(lineOf([], { exceptions: [{ ...exception, kind: "waive" }] }).result).toBe("waived");
    expect(lineOf([paperOf({ expiresOn: "2026-02-01" })], { exceptions: [{ ...exception, kind: "accept_short" }] }).result).toBe("fail");
  });

  it("leaves insurance alone: its papers state no coverage, and hold none", () => {
    const rules = [
      ruleOf(),
      { key: "gl", type: "coverage", coverage: "GENERAL_LIABILITY", through: "today", expiringDays: 30, severity: "hard" },
    ] as const;
    const kindPapers = [paperOf({ doubt: "?" }), paperOf({ id: "other", isUnread: true, isBeingRead: true })];
    const judged = judge(inputOf([fullPaper()], setOf(rules), { kindPapers }));
    expect(judged.lines.map(({ result }) => result)).toEqual(["being_read", "pass"]);
    const without = judge(inputOf([fullPaper({ coverages: [coverage("AUTO_LIABILITY")] })], setOf(rules), { kindPapers: [paperOf()] }));
    expect(without.lines.map(({ result }) => result)).toEqual(["pass", "fail"]);
  });
});
