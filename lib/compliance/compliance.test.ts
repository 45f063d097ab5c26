import { describe, expect, it } from "vitest";
import { type CoverageTerm, expirationStatus, judgeVendor } from "@/lib/compliance/rules";

let count = 0;
function term(over: Partial<CoverageTerm>): CoverageTerm {
  count += 1;
  return {
    id: `t${count}`,
    line: "GENERAL_LIABILITY",
    document: `d${count}`,
    addedAt: "2026-01-01T00:00:00Z",
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

  it("comes into doubt on the day on which the file itself says that cover ended", () => {
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

  it("is under review while its only cover has not begun", () => {
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
