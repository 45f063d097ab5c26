import { describe, expect, it } from "vitest";
import { policyKey } from "@/lib/compliance/policies/rules";
import { badgeOf } from "@/lib/compliance/statuses/doubts-dto";
import { whyUnused } from "@/lib/documents/dto";
import { canMove, pointerName, sniffContentType } from "@/lib/documents/rules";
import { readingOf } from "@/lib/testing/reading";

const head = (...bytes: number[]) => new Uint8Array(bytes);
const text = (value: string) => new TextEncoder().encode(value);

describe("the type of a file", () => {
  it("is detected from its bytes, whatever its name says", () => {
    expect(sniffContentType(text("%PDF-1.7\n"), "picture.png")).toBe("application/pdf");
    expect(sniffContentType(head(0xff, 0xd8, 0xff, 0xe0), "scan.pdf")).toBe("image/jpeg");
    expect(sniffContentType(head(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), "scan.pdf")).toBe("image/png");
    expect(sniffContentType(text("MZ this is a program"), "certificate.pdf")).toBeNull();
    expect(sniffContentType(text("<html><script>"), "certificate.pdf")).toBeNull();
    expect(sniffContentType(new Uint8Array(0), "certificate.pdf")).toBeNull();
  });
  it("is refused under the name of another kind of file, and for a program that carries a PDF", () => {
    expect(sniffContentType(text("%PDF-1.7\n"), "page.html")).toBeNull();
    expect(sniffContentType(text("%PDF-1.7\n"), "setup.exe")).toBeNull();
    expect(sniffContentType(text("MZ...%PDF-1.7\n"), "scan.pdf")).toBeNull();
    expect(sniffContentType(text("<html>%PDF-1.7\n"), "scan.pdf")).toBeNull();
    expect(sniffContentType(text("\n\n%PDF-1.7\n"), "scan.PDF")).toBe("application/pdf");
    expect(sniffContentType(text("%PDF-1.7\n"), "scan")).toBe("application/pdf");
  });
  it("of Word's containers needs Word's name too", () => {
    expect(sniffContentType(head(0x50, 0x4b, 0x03, 0x04), "letter.docx")).toContain("wordprocessingml");
    expect(sniffContentType(head(0x50, 0x4b, 0x03, 0x04), "archive.zip")).toBeNull();
    expect(sniffContentType(head(0xd0, 0xcf, 0x11, 0xe0), "letter.DOC")).toBe("application/msword");
  });
});

describe("a document's badge", () => {
  const row = { vendorId: "v", processingStatus: "PROCESSED", isCanceled: false, badge: "COMPLIANT" } as const;
  it("is what its vendor's requirements say of it", () => {
    expect(badgeOf(row)).toBe("COMPLIANT");
    expect(badgeOf({ ...row, badge: "NON_COMPLIANT" })).toBe("NON_COMPLIANT");
    expect(badgeOf({ ...row, isCanceled: true })).toBe("EXPIRED");
  });
  it("is never green for a file that is not read, has no vendor, or has a badge of another version", () => {
    for (const processingStatus of ["PENDING", "PROCESSING", "FAILED"] as const)
      expect(badgeOf({ ...row, processingStatus })).toBe("UNDER_REVIEW");
    expect(badgeOf({ ...row, vendorId: null })).toBe("NO_VENDOR");
    expect(badgeOf({ ...row, badge: "GREEN" })).toBe("UNDER_REVIEW");
  });
});

describe("a document", () => {
  it("moves only along the specified way", () => {
    expect(canMove("PENDING", "PROCESSED")).toBe(false);
    expect(canMove("PROCESSED", "PROCESSING")).toBe(false);
    expect(canMove("FAILED", "PENDING")).toBe(true);
    expect(canMove("PROCESSING", "PROCESSED")).toBe(true);
  });
});

it("the sender of a damaged file is not asked to request the file again", () => {
  const damaged = { code: "server.doubts.notAPdf" };
  const row = { processingStatus: "FAILED", scanResult: "CLEAN", failureReason: damaged, reviewReasons: [], passport: null } as const;
  expect(whyUnused({ ...row, reviewReasons: [] })).toBe("This file is damaged or is not a PDF. Print it to a new PDF and send that.");
});

describe("a value that could not be read", () => {
  it("is named with whose it is", () => {
    const [certificate] = readingOf().certificates;
    if (!certificate) throw new Error("a reading has a certificate");
    expect(pointerName(certificate, "/insured/name")).toBe("Insured: name");
    expect(pointerName(certificate, "/insurers/0/naic")).toBe("Insurer: naic");
    expect(pointerName(certificate, "/certificateHolder")).toBe("certificate holder");
    expect(pointerName(certificate, "/policies/0/expirationDate")).toBe("General liability: expiration date");
  });
});

describe("a policy's key", () => {
  it("changes with its term, so that next year's reminders are sent again", () => {
    const key = (expiration: string) => policyKey({ line: "AUTO_LIABILITY", policyNumber: "A1", expiration });
    expect(key("2026-01-01")).not.toBe(key("2027-01-01"));
  });
});
