import { describe, expect, it } from "vitest";
import type { JudgedDocument, KindPaper } from "@/lib/compliance/coverages/schema";
import { render } from "@/lib/compliance/requirements/words-rules";
import { unproven } from "@/lib/compliance/verdicts/false-greens-rules";
import { renderFix, smallestFix } from "@/lib/compliance/verdicts/fixes-rules";
import { judge } from "@/lib/compliance/verdicts/rules";
import { withEnrollment } from "@/lib/compliance/wraps/rules";
import { type Enrollment, enrollment, type Wrap, wrap } from "@/lib/compliance/wraps/schema";
import { enrollmentKey } from "@/lib/compliance/wraps/values";
import { coverage, fullPaper, inputOf, read, readySet, today } from "@/lib/testing/papers";

const kind = { id: "00000000-0000-4000-8000-000000000001", name: "Wrap-up enrollment" };

const theWrap: Wrap = {
  ...{ kind: "OCIP", name: "Harbor Tower OCIP", startsOn: "2026-01-01", endsOn: "2026-12-01" },
  ...{ coverages: ["GENERAL_LIABILITY", "UMBRELLA_POLICY", "WORKERS_COMPENSATION"], offSite: [] },
};
const theEnrollment: Enrollment = { status: "ENROLLED", enrolledOn: "2026-02-01", endsOn: null, number: "E-1042", isConfirmed: false };

const enrollmentPaper = (over: Partial<KindPaper> = {}): KindPaper => ({
  ...{ id: "enrollment", fileName: "enrollment.pdf", kind: kind.id, number: "e 1042", addedAt: "2026-02-03T12:00:00Z" },
  titles: ["NOTICE OF ENROLLMENT", "Harbor Tower Owner Controlled Insurance Program"],
  ...{ issuedOn: null, expiresOn: null, neverExpires: true, isUnread: false, isBeingRead: false, doubt: null, ...over },
});

const onlyAuto: JudgedDocument = { ...fullPaper(), coverages: [coverage("AUTO_LIABILITY")], endorsements: [] };

type Over = { wrap?: Partial<Wrap>; enrollment?: Partial<Enrollment>; papers?: KindPaper[]; documents?: JudgedDocument[] } & Partial<
  Parameters<typeof inputOf>[2]
>;

function on(date: string, { papers = [], documents = [onlyAuto], ...over }: Over = {}) {
  const enrolled = { wrap: { ...theWrap, ...over.wrap }, enrollment: { ...theEnrollment, ...over.enrollment }, project: "Pier 9", kind };
  const set = withEnrollment(readySet("high-risk"), enrolled);
  const { wrap: _, enrollment: __, ...rest } = over;
  const verdict = judge(inputOf(documents, set, { date, kindPapers: papers, enrolled, ...rest }));
  const lineOf = (key: string) => {
    const line = verdict.lines.find(({ requirement }) => requirement.key === key);
    return line && { result: line.result, reason: render(line.reason) };
  };
  const asked = verdict.lines.filter(({ result }) => result === "fail" || result === "cancelled").map(({ requirement }) => requirement.key);
  return { verdict, lineOf, asked, reason: render(verdict.reason) };
}

describe("a vendor that is enrolled in the wrap-up of its project", () => {
  it("meets what the wrap-up provides once its enrollment paper is on file, and needs the rest itself", () => {
    const { verdict, lineOf, reason } = on(today, { papers: [enrollmentPaper()] });
    expect([verdict.status, reason]).toEqual(["COMPLIANT", "All requirements are met, some by the project's wrap-up."]);
    expect(lineOf("gl-coverage")).toEqual({ result: "provided", reason: "The wrap-up Harbor Tower OCIP provides it until Dec 1, 2026." });
    expect(lineOf(enrollmentKey)).toEqual({
      result: "pass",
      reason: "Enrollment e 1042 in Harbor Tower OCIP is on file until Dec 1, 2026.",
    });
    expect(lineOf("auto-coverage")?.result).toBe("pass");
    expect(verdict).toMatchObject({ expires: "2026-12-01", validUntil: "2026-11-30", dueOn: "2026-11-01" });
    const noAuto = on(today, { papers: [enrollmentPaper()], documents: [] });
    expect(noAuto.verdict.status).toBe("NO_DOCUMENTS");
    expect(noAuto.asked.every((key) => key.startsWith("auto-") || key.startsWith("holder") || key.startsWith("insured"))).toBe(true);
  });

  it("is not compliant by a status that someone typed: the paper is asked for, and nothing that the wrap-up provides", () => {
    const { verdict, lineOf, asked } = on(today);
    expect(verdict.status).toBe("NON_COMPLIANT");
    expect(asked).toEqual([enrollmentKey]);
    expect(lineOf("gl-coverage")).toMatchObject({ result: "not_enrolled" });
    const fix = smallestFix(verdict.lines);
    expect(fix && renderFix(fix)).toBe("Send: Wrap-up enrollment.");
    expect(verdict.clearance.work).toBe("stop");
  });

  it("is not proven by a paper whose own end has passed, though its kind never expires", () => {
    const ended = on(today, { papers: [enrollmentPaper({ expiresOn: "2026-05-01" })] });
    expect(ended.lineOf(enrollmentKey)?.result).toBe("fail");
    expect(ended.lineOf("gl-coverage")?.result).toBe("not_enrolled");
    expect(ended.verdict.status).not.toBe("COMPLIANT");
    const ending = on(today, { papers: [enrollmentPaper({ expiresOn: "2026-09-01" })] });
    expect(ending.lineOf("gl-coverage")).toEqual({
      result: "provided",
      reason: "The wrap-up Harbor Tower OCIP provides it until Sep 1, 2026.",
    });
  });

  it("is not asked to renew what the wrap-up provides when all of its own certificates have expired", () => {
    const old = fullPaper();
    const ended = { ...old, coverages: old.coverages.map((one) => ({ ...one, expiration: read("2026-05-01") })) };
    const { verdict } = on(today, { documents: [ended], papers: [enrollmentPaper()] });
    const fix = smallestFix(verdict.lines);
    expect(fix && renderFix(fix)).toBe("Renew the auto liability and send the new certificate.");
  });

  it("stays under review while the paper may be of another wrap-up", () => {
    const other = on(today, { papers: [enrollmentPaper({ number: "X-9" })] });
    expect([other.verdict.status, other.lineOf(enrollmentKey)?.reason]).toEqual([
      "UNDER_REVIEW",
      "enrollment.pdf has the enrollment number X-9. The enrollment in Harbor Tower OCIP has E-1042.",
    ]);
    for (const over of [{ papers: [enrollmentPaper({ number: null })] }, { papers: [enrollmentPaper()], enrollment: { number: null } }])
      expect(on(today, over).lineOf(enrollmentKey)?.result).toBe("unreadable");
  });

  it("stays under review while a paper with the right number names neither the wrap-up nor its project", () => {
    const other = on(today, { papers: [enrollmentPaper({ titles: ["Notice of Enrollment", "Mill Street CCIP"] })] });
    expect([other.verdict.status, other.lineOf(enrollmentKey)?.result]).toEqual(["UNDER_REVIEW", "unreadable"]);
    expect(other.lineOf("gl-coverage")?.result).toBe("not_enrolled");
    const scattered = { papers: [enrollmentPaper({ titles: ["Harbor Street CCIP", "Tower of the north"] })] };
    expect(on(today, scattered).verdict.status, "words of two lines are no name").toBe("UNDER_REVIEW");
    // A name without a word of its own is in every paper of the kind.
    const plain = { wrap: { name: "The OCIP" }, papers: [enrollmentPaper()] };
    expect(on(today, plain).verdict.status).toBe("UNDER_REVIEW");
    const byProject = { ...plain, papers: [enrollmentPaper({ titles: ["OCIP Notice of Enrollment", "Project: Pier 9"] })] };
    expect(on(today, byProject).verdict.status).toBe("COMPLIANT");
  });

  it("counts without a paper where a person confirmed it, and needs no certificate where the wrap-up provides everything", () => {
    const { verdict, lineOf } = on(today, { enrollment: { isConfirmed: true, number: null } });
    expect([verdict.status, lineOf(enrollmentKey)?.result]).toEqual(["COMPLIANT", "pass"]);
    expect(
      verdict.lines.every((line) => line.result !== "pass" || unproven(line, { documents: [onlyAuto], notices: [] }, today) === null),
    ).toBe(true);
    const all = on(today, {
      enrollment: { isConfirmed: true },
      documents: [],
      wrap: { coverages: [...theWrap.coverages, "AUTO_LIABILITY"] },
    });
    expect(all.verdict.status).toBe("COMPLIANT");
  });

  it("needs its own coverage with its limits for work off the site where the wrap-up says so", () => {
    const offSite = { wrap: { offSite: ["GENERAL_LIABILITY" as const] }, papers: [enrollmentPaper()] };
    const { verdict, lineOf, asked } = on(today, offSite);
    expect(verdict.status).toBe("NON_COMPLIANT");
    expect(asked).toContain("gl-coverage");
    expect(asked).toContain("gl-eachOccurrence");
    expect(lineOf("gl-additional-insured-ongoing")?.result).toBe("provided");
    expect(lineOf("wc-coverage")?.result).toBe("provided");
  });

  it("is asked for its own coverage from the day on which the wrap-up or its enrollment ends, and told before", () => {
    const papers = [enrollmentPaper()];
    const before = on("2026-11-10", { papers });
    expect([before.verdict.status, before.reason]).toEqual([
      "EXPIRING_SOON",
      "The project's wrap-up ends for this vendor on Dec 1, 2026. It then needs its own coverage.",
    ]);
    expect(on("2026-11-30", { papers }).verdict.status).toBe("EXPIRING_SOON");
    const after = on("2026-12-01", { papers });
    expect(after.verdict.status).toBe("NON_COMPLIANT");
    expect(after.asked).toContain("gl-coverage");
    expect(after.asked).toContain("gl-productsCompOpAggregate");
    expect(after.lineOf(enrollmentKey)?.reason).toBe(
      "The enrollment in Harbor Tower OCIP ended on Dec 1, 2026. The vendor needs its own coverage.",
    );
    expect(on("2026-08-01", { papers, enrollment: { endsOn: "2026-08-01" } }).asked).toContain("gl-coverage");
    expect(on("2026-01-15", { papers }).asked).toContain("gl-coverage");
  });

  it("is not told that the wrap-up ends when its own coverage is enough from then on, or when nothing is required then", () => {
    const papers = [enrollmentPaper()];
    const own = on("2026-11-10", { papers, documents: [fullPaper()] });
    expect(own.verdict).toMatchObject({ status: "COMPLIANT", expires: "2027-01-01" });
    expect(own.lineOf("gl-coverage")?.result).toBe("provided");
    const contract = { start: "2026-01-01", end: "2026-11-20", completedOn: "2026-11-20", completedOperationsYears: 0 };
    expect(on("2026-11-10", { papers, contract }).verdict.status).toBe("COMPLIANT");
  });

  it("is asked for completed operations once the wrap-up has ended, and not before", () => {
    const contract = { start: "2026-01-01", end: "2026-07-01", completedOn: "2026-07-01", completedOperationsYears: 3 };
    expect(on("2026-08-01", { contract, papers: [enrollmentPaper()] }).verdict).toMatchObject({
      phase: "completed-operations",
      status: "COMPLIANT",
    });
    const after = on("2026-12-01", { contract, papers: [enrollmentPaper()] });
    expect(after.asked).toEqual(["gl-coverage", "gl-productsCompOpAggregate", "gl-additional-insured-completed"]);
  });

  it.each(["EXCLUDED", "OFF_SITE"] as const)("needs everything itself when it is %s", (status) => {
    const { asked, lineOf } = on(today, { enrollment: { status }, papers: [enrollmentPaper()] });
    expect(asked).toContain("gl-coverage");
    expect(lineOf(enrollmentKey)).toBeUndefined();
  });
});

describe("what a person types of a wrap-up", () => {
  it("has an end after its first day, and something that it provides", () => {
    const problem = (over: object) => wrap.safeParse({ ...theWrap, ...over }).error?.issues.map(({ path }) => path[0]);
    expect(problem({})).toBeUndefined();
    expect(problem({ endsOn: "2026-01-01" })).toEqual(["endsOn"]);
    expect(problem({ coverages: [] })).toEqual(["coverages"]);
    expect(problem({ endsOn: "someday" })).toEqual(["endsOn"]);
    expect(problem({ name: " " })).toEqual(["name"]);
    expect(wrap.parse({ ...theWrap, offSite: ["CRIME"] }).offSite).toEqual([]);
  });

  it("has the day of an enrollment, and drops the days of a vendor that is not enrolled", () => {
    const problem = (over: object) => enrollment.safeParse({ ...theEnrollment, ...over }).error?.issues.map(({ path }) => path[0]);
    expect(problem({})).toBeUndefined();
    expect(problem({ enrolledOn: "" })).toEqual(["enrolledOn"]);
    expect(problem({ endsOn: "2026-01-01" })).toEqual(["endsOn"]);
    expect(enrollment.parse({ ...theEnrollment, status: "EXCLUDED" })).toMatchObject({
      enrolledOn: null,
      number: null,
      isConfirmed: false,
    });
  });
});
