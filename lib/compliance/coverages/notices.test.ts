import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import { type Notice, notice } from "@/lib/compliance/coverages/notices-schema";
import { coverOf } from "@/lib/compliance/papers/rules";
import { standOn } from "@/lib/compliance/papers/standing-rules";
import { stretchesOf, uncoveredDays } from "@/lib/compliance/reading/stretches-rules";
import type { RequirementOf } from "@/lib/compliance/requirements/schema";
import { coverage, fullPaper, judged, none, paper, read, vendorName } from "@/lib/testing/papers";

const number = "GENE-1001";
const about = (kind: Notice["kind"], effective: string | null, over: Partial<Notice> = {}): Notice =>
  notice.parse({
    id: `${kind} ${effective}`,
    documentId: null,
    kind,
    policyNumber: number,
    coverage: null,
    effective,
    noticeDate: null,
    ...over,
  });

const rule: RequirementOf<"coverage"> = {
  ...{ key: "gl", type: "coverage", severity: "hard", coverage: "GENERAL_LIABILITY", through: "today", expiringDays: 30 },
};
const on = (date: string, ...notices: Notice[]) => judged(rule, [fullPaper()], { date, notices });
function gaps(notices: Notice[], from = "2026-01-01", to = "2026-12-31", documents = [fullPaper()]) {
  const cover = coverOf({ documents, vendor: { name: vendorName, acceptedNames: [] }, notices });
  return uncoveredDays(stretchesOf({ cover, coverage: "GENERAL_LIABILITY", asksStated: false }, dayOf(to) + 1), from, to);
}

describe("a notice of cancellation", () => {
  const cancelled = about("cancellation", "2026-06-01");

  it("cancels its policy from its day on, and shortens the coverage before", () => {
    expect(on("2026-05-31", cancelled)).toMatchObject({ result: "pass", reason: "General liability is in force until Jun 1, 2026." });
    expect(on("2026-06-01", cancelled)).toMatchObject({
      ...{ result: "cancelled", reason: "General liability policy GENE-1001 was canceled on Jun 1, 2026." },
      fix: "Reinstate general liability policy GENE-1001, and send the notice of reinstatement",
    });
  });

  it("leaves other policies and later terms alone", () => {
    expect(on("2026-06-01", about("cancellation", "2026-06-01", { policyNumber: "AUTO-1001" })).result).toBe("pass");
    const before = paper({
      id: "before",
      coverages: [coverage("GENERAL_LIABILITY", { effective: read("2025-01-01"), expiration: read("2026-01-01") })],
    });
    const ofEarlier = { notices: [about("cancellation", "2025-06-01")], date: "2026-06-01" };
    expect(judged(rule, [fullPaper(), before], ofEarlier).result).toBe("pass");
  });

  it("keeps its policy waiting where its day fits no term and only that term is on file", () => {
    for (const day of ["2025-06-01", "2062-06-01", "2027-01-02"]) {
      expect(on("2026-06-01", about("cancellation", day)).result, day).toBe("unreadable");
      expect(on("2026-06-01", about("non_renewal", day)).result, day).toBe("unreadable");
    }
    expect(on("2026-06-01", about("reinstatement", "2025-06-01")).result).toBe("pass");
  });

  it("keeps its policy waiting where its day lies shortly before the term, or it was written within", () => {
    expect(on("2026-06-01", about("cancellation", "2025-12-31")).result).toBe("unreadable");
    expect(on("2026-06-01", about("cancellation", "2025-06-01", { noticeDate: "2026-05-20" })).result).toBe("unreadable");
  });

  describe("is not lifted by another certificate", () => {
    const general = (over: Parameters<typeof coverage>[1], certificateDate = "2026-06-10") =>
      paper({ id: "later", fileName: "later.pdf", certificateDate, coverages: [coverage("GENERAL_LIABILITY", over)] });
    const beside = (over: Parameters<typeof coverage>[1], certificateDate?: string) => {
      const papers = [fullPaper(), general(over, certificateDate)];
      const results = [papers, papers.toReversed()].map((documents) =>
        judged(rule, documents, { date: "2026-06-15", notices: [cancelled] }),
      );
      expect(results[0]).toEqual(results[1]);
      return results[0];
    };

    it.each<[string, Parameters<typeof coverage>[1]]>([
      ["its number with a later first day", { effective: read("2026-06-02") }],
      ["its number with a suffix", { policyNumber: read("GENE-1001-00") }],
      ["its number without its beginning", { policyNumber: read("1001") }],
      ["its number with one sign less", { policyNumber: read("GENE-101") }],
      ["its number with one other sign, from a later day", { policyNumber: read("GENE-1007"), effective: read("2026-06-01") }],
      ["its number in letters that look like digits", { policyNumber: read("GENE-IOO1") }],
    ])("that states %s", (_, over) => {
      expect(beside(over)?.result).toBe("unreadable");
      expect(beside(over, "2026-01-02")?.result, "an older certificate").not.toBe("pass");
    });

    it("and the reason names both policies", () => {
      expect(beside({ policyNumber: read("GENE-1001-00") })?.reason).toBe(
        "General liability policy GENE-1001-00 may be policy GENE-1001, which was canceled on Jun 1, 2026. Check whether it is another policy.",
      );
    });

    it("but by one that states a new policy", () => {
      expect(beside({ policyNumber: read("QW-5551234") })?.result).toBe("pass");
      const elsewhere = { insurerName: "Other Casualty Company", insurerNaic: "54321" };
      expect(beside({ policyNumber: read("GENE-1007"), ...elsewhere })?.result).toBe("pass");
      const renewed = general({ effective: read("2027-01-01"), expiration: read("2028-01-01") });
      expect(judged(rule, [fullPaper(), renewed], { date: "2027-02-01", notices: [cancelled] }).result).toBe("pass");
    });

    it("until the policy is reinstated", () => {
      const papers = [fullPaper(), general({ policyNumber: read("GENE-1001-00") })];
      const notices = [cancelled, about("reinstatement", "2026-06-11")];
      expect(judged(rule, papers, { date: "2026-06-05", notices }).result).toBe("unreadable");
      expect(judged(rule, papers, { date: "2026-06-15", notices }).result).toBe("pass");
    });
  });

  it("without a readable policy number or day keeps the policies waiting that it may concern", () => {
    expect(on("2026-06-01", about("cancellation", "2026-05-01", { policyNumber: null })).result).toBe("unreadable");
    expect(on("2026-04-01", about("cancellation", "2026-05-01", { policyNumber: null })).result).toBe("pass");
    expect(on("2026-06-01", about("cancellation", null)).result).toBe("unreadable");
    expect(on("2026-06-01", about("cancellation", "2026-05-01", { policyNumber: "UNKNOWN-7" })).result).toBe("unreadable");
    expect(on("2026-06-01", about("cancellation", "2026-05-01", { policyNumber: null, coverage: "AUTO_LIABILITY" })).result).toBe("pass");
  });

  it("says what of it is missing or unclear", () => {
    const reasonOf = (effective: string | null, over: Partial<Notice> = {}) =>
      on("2026-06-01", about("cancellation", effective, over)).reason;
    const may = "A notice of cancellation may concern the general liability.";
    expect(reasonOf(null)).toBe("A notice says that general liability policy GENE-1001 is canceled. Its date is missing or unclear.");
    expect(reasonOf("2026-05-01", { policyNumber: null })).toBe(`${may} Its policy number is missing or unclear.`);
    expect(reasonOf("2026-05-01", { policyNumber: "UNKNOWN-7" })).toBe(`${may} No policy on file has its number, UNKNOWN-7.`);
    expect(reasonOf(null, { policyNumber: null })).toBe(`${may} Its policy number or date is unclear.`);
    const outside = "The date of a notice of cancellation is outside the term of general liability policy GENE-1001.";
    expect(reasonOf("2062-06-01")).toBe(outside);
  });

  it("is the first source of its line, before the certificate that states the policy", () => {
    const told = judged(rule, [fullPaper()], { date: "2026-06-01", notices: [{ ...cancelled, documentId: "notice" }] });
    expect(told.proofs.map(({ document }) => document)).toEqual(["notice", fullPaper().id]);
    expect(on("2026-06-01", cancelled).proofs.map(({ document }) => document)).toEqual([fullPaper().id]);
  });

  it("is not lifted by a later certificate that still shows the policy in force", () => {
    const later = paper({ id: "later", certificateDate: "2026-06-10", coverages: [coverage("GENERAL_LIABILITY")] });
    expect(judged(rule, [fullPaper(), later], { date: "2026-06-15", notices: [cancelled] }).result).toBe("cancelled");
  });
});

describe("a reinstatement", () => {
  const notices = [about("cancellation", "2026-03-01"), about("reinstatement", "2026-03-16")];

  it("ends the cancellation, and leaves the exact gap", () => {
    expect(on("2026-03-15", ...notices).result).toBe("cancelled");
    expect(on("2026-03-16", ...notices).result).toBe("pass");
    expect(gaps(notices)).toEqual([{ from: "2026-03-01", to: "2026-03-15", days: 15, cause: "cancelled" }]);
  });

  it("that names another insured ends nothing before a person read it", () => {
    const [cancelled, back] = notices;
    const foreign = paper({ id: "notice", paper: "notice", expectsCoverage: false, coverages: [], insured: read("Somebody Else Corp") });
    const told = [cancelled, back && { ...back, documentId: "notice", part: 0 }].flatMap((one) => one ?? []);
    expect(judged(rule, [fullPaper(), foreign], { date: "2026-04-01", notices: told }).result).not.toBe("pass");
    const nobodys = { ...foreign, insured: none };
    expect(judged(rule, [fullPaper(), nobodys], { date: "2026-04-01", notices: told }).result).not.toBe("pass");
    const ours = { ...foreign, insured: read(vendorName) };
    expect(judged(rule, [fullPaper(), ours], { date: "2026-04-01", notices: told }).result).toBe("pass");
  });

  it("leaves the end of the term as it was", () => {
    const cover = coverOf({ documents: [fullPaper()], vendor: { name: vendorName, acceptedNames: [] }, notices });
    const endOn = (date: string, one = cover) => standOn(one, dayOf(date)).of("GENERAL_LIABILITY").live[0]?.ends;
    const untold = coverOf({ documents: [fullPaper()], vendor: { name: vendorName, acceptedNames: [] }, notices: [] });
    expect(endOn("2026-02-01"), "canceled later").toBe(dayOf("2026-03-01"));
    expect(endOn("2026-04-01")).toBe(endOn("2026-04-01", untold));
  });

  it("of the same day leaves no gap, and one written before the cancellation takes effect rescinds it", () => {
    expect(gaps([about("cancellation", "2026-03-01"), about("reinstatement", "2026-03-01")])).toEqual([]);
    const rescinded = [
      about("cancellation", "2026-03-01", { noticeDate: "2026-02-01" }),
      about("reinstatement", "2026-02-20", { noticeDate: "2026-02-20" }),
    ];
    expect(on("2026-03-10", ...rescinded).result).toBe("pass");
    const before = [rescinded[0], about("reinstatement", "2026-01-15", { noticeDate: "2026-02-20" })].flatMap((one) => one ?? []);
    expect(on("2026-03-10", ...before).result, "a reinstatement of an earlier time").toBe("cancelled");
  });

  const [ended] = notices;
  const letter = (over: Parameters<typeof paper>[0] = {}) =>
    paper({ id: "letter", fileName: "letter.pdf", paper: "notice", expectsCoverage: false, insured: read(vendorName), ...over });
  const back = (over: Partial<Notice> = {}) => about("reinstatement", "2026-03-11", { documentId: "letter", part: 0, ...over });
  const lifted = (one: Notice, ...others: ReturnType<typeof paper>[]) =>
    judged(rule, [fullPaper(), ...others], { date: "2026-03-20", notices: [ended, one].flatMap((each) => each ?? []) });

  it("counts only if the notice itself names the vendor", () => {
    expect(lifted(back(), letter()).result).toBe("pass");
    for (const insured of [
      read("Foreign Paving LLC"),
      read("Pinecrest Roofing Inc"),
      none,
      { ...read(vendorName), state: "doubt" as const },
    ]) {
      const certificate = fullPaper({ id: "letter", part: 1 });
      expect(lifted(back(), letter({ insured }), certificate)).toMatchObject({
        result: "cancelled",
        reason:
          "General liability policy GENE-1001 was canceled on Mar 1, 2026. A reinstatement notice is not clear about the vendor, policy or term.",
      });
    }
    expect(lifted(back({ part: undefined }), letter({ insured: none })).result, "entered by a person").toBe("pass");
  });

  it("counts only for the term and the coverage that it states", () => {
    expect(lifted(back({ periodFrom: "2026-01-01", periodTo: "2027-01-01", coverage: "GENERAL_LIABILITY" }), letter()).result).toBe("pass");
    expect(lifted(back({ periodFrom: "2025-01-01", periodTo: "2026-01-01" }), letter()).result).toBe("cancelled");
    expect(lifted(back({ periodTo: "2026-03-20" }), letter()).result).toBe("cancelled");
    expect(lifted(back({ coverage: "AUTO_LIABILITY" }), letter()).result).toBe("cancelled");
  });

  it("does not lift a later cancellation", () => {
    expect(on("2026-06-01", ...notices, about("cancellation", "2026-05-01")).result).toBe("cancelled");
  });

  it("gives the same result in any order of arrival", () => {
    const all = [...notices, about("cancellation", "2026-05-01"), about("reinstatement", "2026-05-11"), about("non_renewal", "2027-01-01")];
    const expected = gaps(all);
    expect(expected.map(({ days }) => days)).toEqual([15, 10]);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(gaps(shuffled)).toEqual(expected);
        expect(on("2026-05-05", ...shuffled).result).toBe("cancelled");
      }),
      { seed: 34, numRuns: 50 },
    );
  });
});

describe("an amendment", () => {
  it("keeps the policy waiting until a certificate of that day or later", () => {
    const amended = about("amendment", "2026-04-01");
    expect(on("2026-04-01", amended)).toMatchObject({
      result: "unreadable",
      reason: expect.stringContaining("was amended on Apr 1, 2026"),
    });
    expect(on("2026-03-31", amended).result).toBe("pass");
    const later = paper({ id: "later", certificateDate: "2026-04-02", coverages: [coverage("GENERAL_LIABILITY")] });
    expect(judged(rule, [fullPaper(), later], { notices: [amended] }).result).toBe("pass");
  });
});

describe("uncovered days", () => {
  const term = (id: string, from: string, to: string) =>
    paper({ id, coverages: [coverage("GENERAL_LIABILITY", { policyNumber: read(id), effective: read(from), expiration: read(to) })] });

  it("are those before, between and after the terms, both ends included", () => {
    const documents = [term("a", "2026-02-01", "2026-04-01"), term("b", "2026-04-11", "2026-07-01")];
    expect(gaps([], "2026-01-01", "2026-07-31", documents)).toEqual([
      { from: "2026-01-01", to: "2026-01-31", days: 31, cause: "not_covered" },
      { from: "2026-04-01", to: "2026-04-10", days: 10, cause: "not_covered" },
      { from: "2026-07-01", to: "2026-07-31", days: 31, cause: "not_covered" },
    ]);
  });

  it("leave out the days of a policy whose dates are in doubt: they are in review", () => {
    const documents = [paper({ coverages: [coverage("GENERAL_LIABILITY", { effective: { ...read("2026-01-01"), state: "doubt" } })] })];
    expect(gaps([], "2026-06-01", "2026-06-01", documents)).toEqual([]);
  });
});
