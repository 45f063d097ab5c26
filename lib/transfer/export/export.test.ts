import { describe, expect, it } from "vitest";
import { documentName, endingOf, safePart, uniqueNames } from "@/lib/transfer/export/rules";

describe("the name of an original in an export", () => {
  const named = (more: Partial<Parameters<typeof documentName>[0]>) =>
    documentName({ expires: "2027-01-31", vendor: "Acme LLC", coverages: ["GENERAL_LIABILITY"], type: null, ...more });

  it("says when it expires, whose it is and what it covers", () => {
    expect(named({})).toBe("2027-01-31 Acme LLC GL");
    expect(named({ coverages: ["WORKERS_COMPENSATION", "GENERAL_LIABILITY", "OTHER"] })).toBe("2027-01-31 Acme LLC GL WC other");
    expect(named({ expires: null, vendor: null, coverages: [], type: "CANCELLATION_NOTICE" })).toBe(
      "no date no vendor cancellation notice",
    );
  });

  it("leaves its folder and its drive alone, for any vendor name", () => {
    expect(safePart("../../etc/passwd", 80)).toBe("etc passwd");
    expect(safePart('C:\\"Acme"<1>|?*', 80)).toBe("C Acme 1");
    expect(safePart("fdp\u202eexe. ", 80)).toBe("fdp exe");
    expect(safePart("x".repeat(300), 80)).toHaveLength(80);
    expect(endingOf("Certificate.PDF")).toBe(".pdf");
    expect(endingOf("a./../b")).toBe("");
  });

  it("is numbered when another file has it", () => {
    const name = uniqueNames();
    expect([name("a", ".pdf"), name("A", ".pdf"), name("a", ".pdf"), name("a (2)", ".pdf"), name("a", ".jpg")]).toEqual([
      "a.pdf",
      "A (2).pdf",
      "a (3).pdf",
      "a (2) (2).pdf",
      "a.jpg",
    ]);
  });
});
