import { describe, expect, it } from "vitest";
import { newVendorOf } from "@/lib/documents/vendor-match/rules";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { readingOf } from "@/lib/testing/reading";

/** A certificate of "Invented Paving" whose values were read with these confidences. */
function certificate({ name = 0.99, email = 0.99, insured = "Invented Paving" } = {}): ReadCertificate {
  const [one] = structuredClone(readingOf({ insured }).certificates);
  if (!one) throw new Error("there is one");
  const seen = { page: 1, box: [10, 10, 60, 20] as [number, number, number, number], text: "", reader: "ocr" as const };
  one.producer.email = "Certs@Agency.example";
  one.insured.address = "2 Example Street";
  one.evidence = {
    "/insured/name": { ...seen, confidence: name },
    "/insured/address": { ...seen, confidence: 0.99 },
    "/producer/email": { ...seen, confidence: email },
  };
  return one;
}

describe("the vendor that a certificate describes", () => {
  it("has the insured's name and address, and the agency's email", () => {
    const vendor = { name: "Invented Paving", address: "2 Example Street", email: "certs@agency.example" };
    expect(newVendorOf([certificate()])).toEqual(vendor);
    expect(newVendorOf([certificate(), certificate()])).toEqual(vendor);
  });

  it("has no email that a person should check first", () => {
    expect(newVendorOf([certificate({ email: 0.7 })])).toMatchObject({ name: "Invented Paving", email: null });
  });

  it("is not offered for a name that a person should check first, or for two insureds", () => {
    expect(newVendorOf([certificate({ name: 0.7 })])).toBeNull();
    expect(newVendorOf([certificate(), certificate({ insured: "Fictional Glass" })])).toBeNull();
    expect(newVendorOf([])).toBeNull();
  });
});
