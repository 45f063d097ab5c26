import { describe, expect, it } from "vitest";
import { isPrintedSentence } from "@/lib/extraction/forms/printed";
import { isRestricted } from "@/lib/extraction/forms/restrictions";
import { saysNothing } from "@/lib/extraction/rules";
import { processorMillisOf } from "@/lib/testing/processor";

describe("a sentence that may take coverage back", () => {
  it.each([
    "Coverage is bound through 11/15/2026 only.",
    "UMB CANX 11/1/26.",
    "GL-policy:cancelled",
    "G.L. CANCELLED 11/01/26",
    "Renewal terms under negotiation.",
    "Coverage inactive November through March.",
    "Auto policy has been moved to another carrier.",
    "Insurer A declared insolvent.",
    "Insured ceased operations in October.",
    "Named insured changed to an affiliate.",
    "General aggregate is capped for subcontracted work.",
    "GL sublimit of $250,000 applies to roofing operations.",
    "Limits shown are proposed.",
    "Limits will be increased upon contract award.",
    "GL SIR $500,000.",
    "Insured is self-insured for workers compensation.",
    "Roofing operations excluded.",
    "Policy covers interior painting only.",
    "Classification limitation endorsement: carpentry.",
    "Warranty: subcontractors carry equal limits.",
    "Agent hasn’t confirmed that coverage is in place.",
    "This certificate was issued without verification of coverage.",
    "Per project aggregate has been removed.",
    "GL is written on a claims-made form.",
    "WC is a ghost policy.",
    "Workers leased from a PEO.",
    "GL is excess over any other insurance.",
    "Subject to payment of down payment.",
    "Policy has yet to be bound.",
    "Notice of cancellation was issued 11/20/2026.",
    "La póliza de auto venció el 1 de noviembre de 2026.",
    "Las pólizas quedaron sin efecto.",
    "Cobertura pendiente de aprobación.",
    "Este certificado no es válido en obra.",
  ])("is seen: %s", (sentence) => {
    expect(isRestricted(sentence)).toBe(true);
  });

  it.each([
    "Re: Job No. 4411, Harbor Tower, 500 Water Street.",
    "Contract No 12-345, PO no. 77.",
    "Coverage is primary and non-contributory.",
    "Insurance is primary and will not contribute with insurance of the certificate holder.",
    "30 days notice of cancellation applies except 10 days for non-payment of premium.",
    "Policies will not be cancelled without 30 days prior written notice to the certificate holder.",
    "Should any of the above described policies be cancelled before the expiration date, notice will be delivered.",
    "The insurance is subject to all terms, exclusions and conditions of the policies.",
    "Coverage applies where required by written contract.",
    "This certificate supersedes and replaces all prior certificates issued.",
    "Umbrella follows form over general liability, auto and employers liability.",
    "Roofing and sheet metal, including but not limited to gutters.",
    "Harbor Correctional Facility, snow removal and tree removal.",
    "Blanket waiver of subrogation applies to the extent permitted by law.",
    "There is no residential exclusion on this policy.",
    "Endicott Limited Liability Company, Northend Vale Street.",
    "Limits shown may have been reduced by paid claims.",
    "Nothing on this page changes the limits, and the list of projects may change without notice.",
    "Workers compensation has not been cancelled.",
    "Proyecto Torre del Puerto, trabajos de techo.",
  ])("is not seen where it takes nothing back: %s", (sentence) => {
    expect(isRestricted(sentence)).toBe(false);
  });

  it("of 20,000 letters is looked through in less than 50 ms", () => {
    for (const unit of ["subject to the terms, ", "other valid insurance is ", "if any cancel ", "days notice ", "no more exclusion "]) {
      const text = unit.repeat(20_000 / unit.length);
      expect(
        processorMillisOf(() => isRestricted(text)),
        unit,
      ).toBeLessThan(50);
    }
  });

  it("is not reported where the description is empty", () => {
    for (const nothing of ["", "N/A", "None.", "Not applicable"]) expect(saysNothing(nothing)).toBe(true);
    expect(saysNothing("None of the policies cover roofing.")).toBe(false);
  });
});

describe("a sentence of the form's own", () => {
  it.each([
    "A statement on this certificate does not confer rights to the certificate holder in lieu of such endorsement(s).",
    "A statement on this certificate does not confer any rights to the certificate holder in lieu of such endorsement(s).",
    "If the certificate holder is an ADDITIONAL INSURED, the policy(ies) must be endorsed.",
    "DISCLAIMER The Certificate of Insurance on the reverse side of this form does not constitute a contract between the issuing insurer(s), authorized representative or producer, and the certificate holder",
    "DESCRIPTION OF OPERATIONS/LOCATIONS/VEHICLES/EXCLUSIONS ADDED BY ENDORSEMENT (CONT) 4451120",
  ])("is known: %s", (sentence) => {
    expect(isPrintedSentence(sentence)).toBe(true);
  });

  it.each([
    "This certificate does not confer rights to Acme Builders.",
    "The coverage does not extend to the certificate holder.",
    "CONFERS NO RIGHTS",
  ])("is not known: %s", (sentence) => {
    expect(isPrintedSentence(sentence)).toBe(false);
  });
});
