import { describe, expect, it } from "vitest";
import { dayOf } from "@/lib/compliance/coverages/days-rules";
import type { JudgedCoverage, JudgedDocument } from "@/lib/compliance/coverages/schema";
import { coverOf } from "@/lib/compliance/papers/rules";
import { renewedBy, supersededOn } from "@/lib/compliance/papers/standing-rules";
import { coverage, none, paper, read, vendorName } from "@/lib/testing/papers";

type Over = { number?: string | null; from?: string | null; to?: string | null; kind?: JudgedCoverage["kind"] };
let made = 0;

const line = ({ number, from = "2026-01-01", to = "2027-01-01", kind = "GENERAL_LIABILITY" }: Over) => {
  made += 1;
  const stated = (value: string | null) => (value === null ? none : read(value));
  return coverage(kind, {
    policyNumber: stated(number === undefined ? `P-${made}` : number),
    effective: stated(from),
    expiration: stated(to),
  });
};
const file = (id: string, lines: Over[], dated: string | null = null, addedAt = "2026-01-01T00:00:00Z"): JudgedDocument =>
  paper({ id, coverages: lines.map(line), certificateDate: dated, addedAt });

/** Which file has replaced which other file, on June 1, 2026 by default. */
function taken(files: JudgedDocument[], of: typeof renewedBy, date = "2026-06-01") {
  const cover = coverOf({ documents: files, vendor: { name: vendorName, acceptedNames: [] }, notices: [] });
  return [...of(cover, dayOf(date))].map(([old, by]) => `${old.paper.document.id} ${old.kind} by ${by.paper.document.id}`).sort();
}

describe("which certificate counts for a coverage", () => {
  it("is the one that renews it; the other coverages of the old certificate stay", () => {
    const old = file("old", [{}, { kind: "AUTO_LIABILITY" }]);
    const renewal = file("new", [{ from: "2027-01-01", to: "2028-01-01" }]);
    expect(taken([old, renewal], renewedBy)).toEqual(["old GENERAL_LIABILITY by new"]);
    expect(taken([old, renewal], supersededOn), "until the renewal begins, the old policy covers the day").toEqual([]);
    expect(taken([old, renewal], supersededOn, "2027-01-01")).toEqual(["old GENERAL_LIABILITY by new"]);
  });

  it("is the old one as long as its renewal leaves a gap", () => {
    const old = file("old", [{ from: "2025-07-01", to: "2026-07-01" }]);
    const late = file("late", [{ from: "2026-08-01", to: "2027-08-01" }]);
    expect(taken([old, late], renewedBy)).toEqual([]);
    expect(taken([old, late], renewedBy, "2026-07-10")).toEqual([]);
    expect(taken([old, late], renewedBy, "2026-08-01")).toEqual(["old GENERAL_LIABILITY by late"]);
  });

  it("is not an older one that arrives later", () => {
    const now = file("now", [{}], null, "2026-02-01T00:00:00Z");
    const late = file("late", [{ from: "2025-01-01", to: "2026-01-01" }], null, "2026-09-01T00:00:00Z");
    expect(taken([now, late], renewedBy)).toEqual(["late GENERAL_LIABILITY by now"]);
  });

  it("is the newest that states the same policy: by the certificate's date, then by the upload", () => {
    const [first, second] = [file("first", [{ number: "P" }], "2026-01-05"), file("second", [{ number: "P" }], "2026-06-05")];
    expect(taken([first, second], renewedBy)).toEqual(["first GENERAL_LIABILITY by second"]);
    expect(taken([{ ...first, addedAt: "2026-07-01T00:00:00Z" }, second], renewedBy)).toEqual(["first GENERAL_LIABILITY by second"]);
    const undated = file("undated", [{ number: "P" }], null, "2026-03-01T00:00:00Z");
    expect(taken([first, undated], renewedBy)).toEqual(["first GENERAL_LIABILITY by undated"]);
  });

  it("is the newest even when it shortens the policy", () => {
    const cut = file("cut", [{ number: "P", to: "2026-07-15" }], "2026-06-05");
    expect(taken([file("first", [{ number: "P" }], "2026-01-05"), cut], renewedBy)).toEqual(["first GENERAL_LIABILITY by cut"]);
  });

  it("is the one that states an expiration date we couldn't read before", () => {
    const [unread, known] = [file("unread", [{ number: "P", to: null }], "2026-01-05"), file("known", [{ number: "P" }], "2026-06-05")];
    expect(taken([unread, known], renewedBy)).toEqual(["unread GENERAL_LIABILITY by known"]);
    expect(
      taken([file("unread", [{ number: "P", to: null }], "2026-06-05"), file("known", [{ number: "P" }], "2026-01-05")], renewedBy),
    ).toEqual([]);
  });

  it("is the newer one after a change of insurer within the term, once the new policy is in force", () => {
    const before = file("before", [{ number: "P" }], "2026-01-05");
    const changed = (dated: string, over: Over = {}) =>
      file("changed", [{ number: "Q", from: "2026-05-01", to: "2027-05-01", ...over }], dated);
    expect(taken([before, changed("2026-06-05")], supersededOn)).toEqual(["before GENERAL_LIABILITY by changed"]);
    expect(taken([before, changed("2026-06-05", { from: "2026-07-01" })], supersededOn)).toEqual([]);
    expect(taken([before, changed("2026-01-05")], supersededOn)).toEqual([]);
    expect(taken([before, changed("2026-06-05", { to: "2026-11-01" })], supersededOn)).toEqual([]);
  });

  it("is one row when a certificate and the policy state the same term, though both are proofs", () => {
    const policy = { ...file("policy", [{ number: "P" }], "2026-06-05"), paper: "policy" as const };
    const both = [file("certificate", [{ number: "P" }], "2026-01-05"), policy];
    expect(taken(both, renewedBy)).toEqual(["certificate GENERAL_LIABILITY by policy"]);
    expect(taken(both, supersededOn)).toEqual([]);
  });

  it("is each of them when they state separate coverage", () => {
    expect(taken([file("one", [{}]), file("two", [{ to: "2027-03-01" }])], renewedBy)).toEqual([]);
    expect(taken([file("one", [{ number: "P" }, { number: "P" }])], renewedBy)).toEqual([]);
  });
});
