import { describe, expect, it } from "vitest";
import { expirationStatus, judgeVendor } from "@/lib/compliance/dates/rules";
import { type CoverageTerm, supersededBy } from "@/lib/compliance/policies/rules";

let count = 0;
function term(over: Partial<CoverageTerm>): CoverageTerm {
  count += 1;
  return {
    id: `t${count}`,
    line: "GENERAL_LIABILITY",
    document: `d${count}`,
    addedAt: "2026-01-01T00:00:00Z",
    certificateDate: null,
    policyNumber: `P-${count}`,
    effective: "2026-01-01",
    expiration: "2027-01-01",
    ...over,
  };
}
const judge = (terms: CoverageTerm[], today: string, doubts: string[] = []) =>
  judgeVendor({ documents: terms.length || 1, terms, doubts: doubts.map((text) => ({ text, from: null })) }, today);

describe("an expiration date", () => {
  it.each([
    ["2026-12-01", "COMPLIANT"],
    ["2026-12-02", "EXPIRING_SOON"],
    ["2026-12-31", "EXPIRING_SOON"],
    ["2027-01-01", "EXPIRED"],
    ["2027-01-02", "EXPIRED"],
  ])("of January 1 says on %s: %s", (today, status) => {
    expect(expirationStatus("2027-01-01", today)).toBe(status);
  });
});

describe("a vendor", () => {
  it("without any document has no documents", () => {
    expect(judgeVendor({ documents: 0, terms: [], doubts: [] }, "2026-06-01").status).toBe("NO_DOCUMENTS");
  });

  it("follows the earliest expiration of its lines", () => {
    const auto = term({ line: "AUTO_LIABILITY", expiration: "2026-06-20" });
    expect(judge([term({}), auto], "2026-06-01")).toMatchObject({ status: "EXPIRING_SOON", earliestExpiration: "2026-06-20" });
    expect(judge([term({}), auto], "2026-06-20").status).toBe("EXPIRED");
  });

  it("is never compliant while something is in doubt", () => {
    expect(judge([term({})], "2026-06-01", ["scan.pdf was not read yet."]).status).toBe("UNDER_REVIEW");
    expect(judge([term({ expiration: null })], "2026-06-01").status).toBe("UNDER_REVIEW");
    expect(judge([], "2026-06-01").status).toBe("UNDER_REVIEW");
  });

  it("comes into doubt on the day on which the file itself says that coverage ended", () => {
    const facts = { documents: 1, terms: [term({})], doubts: [{ text: "The file says that cover ended.", from: "2026-08-01" }] };
    expect(judgeVendor(facts, "2026-07-31")).toMatchObject({ status: "COMPLIANT", dueOn: "2026-08-01" });
    expect(judgeVendor(facts, "2026-08-01").status).toBe("UNDER_REVIEW");
  });

  it("stays expired even while another document is in doubt", () => {
    expect(judge([term({ expiration: "2026-05-01" })], "2026-06-01", ["scan.pdf was not read yet."]).status).toBe("EXPIRED");
  });

  it("is renewed by a newer term of the same line, before and after the day", () => {
    const old = term({ effective: "2025-07-01", expiration: "2026-07-01" });
    const renewal = term({ effective: "2026-07-01", expiration: "2027-07-01" });
    expect(judge([old, renewal], "2026-06-20")).toMatchObject({ status: "COMPLIANT", current: [renewal.id] });
    expect(judge([old, renewal], "2026-07-01").status).toBe("COMPLIANT");
  });

  it("is expired in the gap before a late renewal starts", () => {
    const old = term({ effective: "2025-07-01", expiration: "2026-07-01" });
    const late = term({ effective: "2026-08-01", expiration: "2027-08-01" });
    expect(judge([old, late], "2026-07-10").status).toBe("EXPIRED");
    expect(judge([old, late], "2026-08-01").status).toBe("COMPLIANT");
  });

  it("is in force until the day when the gap before a late renewal begins", () => {
    const old = term({ effective: "2025-07-01", expiration: "2026-07-01" });
    const before = term({ effective: "2024-07-01", expiration: "2025-07-01" });
    const late = term({ effective: "2026-08-01", expiration: "2027-08-01" });
    expect(judge([before, old, late], "2026-05-01")).toMatchObject({ status: "COMPLIANT", current: [old.id, late.id] });
    expect(judge([before, old, late], "2026-06-20").status).toBe("EXPIRING_SOON");
    expect(judge([before, old, late], "2026-07-10")).toMatchObject({
      status: "EXPIRED",
      reason: "Coverage expired on Jul 1, 2026; the renewal starts on Aug 1, 2026.",
      dueOn: "2026-08-01",
    });
    expect(judge([before, old, late], "2026-08-01")).toMatchObject({ status: "COMPLIANT", current: [late.id] });
  });

  it("is under review while its only coverage has not begun", () => {
    expect(judge([term({ effective: "2026-07-01", expiration: "2027-07-01" })], "2026-06-01").status).toBe("UNDER_REVIEW");
  });

  it("keeps two layers of one line apart: the one that ends first counts", () => {
    const first = term({ line: "UMBRELLA_POLICY", document: "same", expiration: "2026-06-10" });
    const second = term({ line: "UMBRELLA_POLICY", document: "same", expiration: "2027-01-01" });
    expect(judge([first, second], "2026-06-01")).toMatchObject({ status: "EXPIRING_SOON", earliestExpiration: "2026-06-10" });
  });

  it("is not renewed by a policy of another line", () => {
    const old = term({ effective: "2025-06-01", expiration: "2026-06-01" });
    expect(judge([old, term({ line: "AUTO_LIABILITY" })], "2026-06-02").status).toBe("EXPIRED");
  });

  it("says on which day it must be judged again", () => {
    expect(judge([term({})], "2026-06-01").dueOn).toBe("2026-12-02");
    expect(judge([term({})], "2026-12-02").dueOn).toBe("2027-01-01");
  });
});

describe("which certificate counts for a line", () => {
  const superseded = (...terms: CoverageTerm[]) => [...supersededBy(terms, "2026-06-01")].map(([id, by]) => [id, by.id]);
  const [january, june] = [{ certificateDate: "2026-01-05" }, { certificateDate: "2026-06-05" }];

  it("is the one that renews it; the others of the old certificate stay", () => {
    const [gl, auto] = [term({ document: "old" }), term({ document: "old", line: "AUTO_LIABILITY" })];
    const renewal = term({ effective: "2027-01-01", expiration: "2028-01-01" });
    expect(superseded(gl, auto, renewal)).toEqual([[gl.id, renewal.id]]);
  });

  it("is not an older one that arrives later", () => {
    const now = term({ addedAt: "2026-02-01T00:00:00Z" });
    const late = term({ addedAt: "2026-09-01T00:00:00Z", effective: "2025-01-01", expiration: "2026-01-01" });
    expect(superseded(now, late)).toEqual([[late.id, now.id]]);
    const lateWithoutStart = { ...late, effective: null, policyNumber: null };
    expect(superseded(now, lateWithoutStart)).toEqual([[late.id, now.id]]);
  });

  it("is the newest that states the same policy: by the certificate's date, then by the upload", () => {
    const [first, second] = [term({ policyNumber: "P", ...january }), term({ policyNumber: "P", ...june })];
    expect(superseded(first, second)).toEqual([[first.id, second.id]]);
    expect(superseded({ ...first, addedAt: "2026-07-01T00:00:00Z" }, second)).toEqual([[first.id, second.id]]);
    const sameDay = { ...second, ...january, addedAt: "2026-07-01T00:00:00Z" };
    expect(superseded(first, sameDay)).toEqual([[first.id, sameDay.id]]);
    const undated = { ...second, certificateDate: null, addedAt: "2026-03-01T00:00:00Z" };
    expect(superseded(first, undated)).toEqual([[first.id, undated.id]]);
  });

  it("is the newest also when it says that the policy ends earlier", () => {
    const [first, cut] = [term({ policyNumber: "P", ...january }), term({ policyNumber: "P", expiration: "2026-07-15", ...june })];
    expect(superseded(first, cut)).toEqual([[first.id, cut.id]]);
    expect(judge([first, cut], "2026-07-15").status).toBe("EXPIRED");
  });

  it("is the one that states an end which could not be read before", () => {
    const [unread, read] = [term({ policyNumber: "P", expiration: null, ...january }), term({ policyNumber: "P", ...june })];
    expect(superseded(unread, read)).toEqual([[unread.id, read.id]]);
    expect(superseded({ ...unread, ...june }, { ...read, ...january })).toEqual([]);
  });

  it("is the newer one where the insurer was changed within the term, once the new policy runs", () => {
    const before = term({ policyNumber: "P", ...january });
    const changed = term({ policyNumber: "Q", effective: "2026-05-01", expiration: "2027-05-01", ...june });
    expect(superseded(before, changed)).toEqual([[before.id, changed.id]]);
    expect(judge([before, changed], "2027-01-15").status).toBe("COMPLIANT");
    // Not before it has begun, not by a certificate of the same day or an older one, and not by one that ends earlier.
    expect(superseded(before, { ...changed, effective: "2026-07-01" })).toEqual([]);
    expect(superseded(before, { ...changed, ...january })).toEqual([]);
    expect(superseded({ ...before, ...june }, { ...changed, ...january })).toEqual([]);
    expect(superseded(before, { ...changed, expiration: "2026-11-01" })).toEqual([]);
  });

  it("are both when they are separate coverage", () => {
    expect(superseded(term({}), term({ expiration: "2027-03-01" }))).toEqual([]);
    expect(superseded(term({ document: "one", policyNumber: "P" }), term({ document: "one", policyNumber: "P" }))).toEqual([]);
  });

  it("leaves one for each line, whatever comes together", () => {
    const year = (effective: string, expiration: string, certificateDate: string) =>
      term({ policyNumber: "P", effective, expiration, certificateDate });
    const terms = [
      year("2026-01-01", "2026-12-31", "2026-01-02"),
      year("2026-01-01", "2026-07-15", "2026-06-01"),
      year("2026-07-20", "2026-10-20", "2026-05-01"),
      year("2026-07-20", "2026-10-20", "2026-05-02"),
    ];
    const left = (today: string) => {
      const gone = supersededBy(terms, today);
      return terms.flatMap(({ id }, at) => (gone.has(id) ? [] : [at]));
    };
    // On June 1 the shortened term still runs and the next begins after a gap; from its first day on it is the only term.
    expect(left("2026-06-01")).toEqual([1, 3]);
    expect(left("2026-07-20")).toEqual([3]);
  });
});

describe("a doubt about a document", () => {
  const doubtOf = (document: string) => ({ text: "scan.pdf: policy number.", from: null, document });
  it("ends with the newer certificate that supersedes all of its lines, and not before", () => {
    const [gl, auto] = [term({ document: "old", policyNumber: "G" }), term({ document: "old", policyNumber: "A", line: "AUTO_LIABILITY" })];
    const newer = { addedAt: "2026-05-01T00:00:00Z", document: "new" };
    const [newGl, newAuto] = [
      { ...gl, ...newer, id: "n1" },
      { ...auto, ...newer, id: "n2" },
    ];
    const status = (terms: CoverageTerm[]) => judgeVendor({ documents: 2, terms, doubts: [doubtOf("old")] }, "2026-06-01").status;
    expect(status([gl, auto])).toBe("UNDER_REVIEW");
    expect(status([gl, auto, newGl])).toBe("UNDER_REVIEW");
    expect(status([gl, auto, newGl, newAuto])).toBe("COMPLIANT");
  });
  it("stays while nothing of the document counts at all", () => {
    expect(judgeVendor({ documents: 2, terms: [term({})], doubts: [doubtOf("other")] }, "2026-06-01").status).toBe("UNDER_REVIEW");
  });
});
