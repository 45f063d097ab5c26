import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { insuredDoubt } from "@/lib/compliance/policies/rules";
import { writtenDate } from "@/lib/infra/dates-rules";
import { inWords, type Sentence } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** What one person typed and one reading found, as far as judging needs it. Dates are ISO dates. */
export type DocumentFacts = {
  typedExpirationDate: string | null;
  readExpirationDate: string | null;
  reviewReasons: readonly Sentence[];
  /** The insured of its certificates, as they are written there. */
  insuredNames: readonly string[];
  /** Why it is not made out to the company; null: it is, or the company has entered no legal names. */
  holderDoubt: Sentence | null;
  /** The vendor it is assigned to; null while it is not assigned. */
  vendor: NamedVendor | null;
};

/** The date that counts: the typed one, else the earliest that was read. */
export function effectiveExpiration(facts: Pick<DocumentFacts, "typedExpirationDate" | "readExpirationDate">): string | null {
  return facts.typedExpirationDate ?? facts.readExpirationDate;
}

export const noVendorReason = () => say("compliance.vendorUnassigned");

/** What is in doubt about whose document it is, and for whom. */
function partyReasons(facts: DocumentFacts): string[] {
  const insured = facts.vendor ? insuredDoubt(facts)?.text : noVendorReason();
  return [insured, facts.holderDoubt].flatMap((reason) => (reason ? inWords(reason) : []));
}

/** Why a person must look at a document, in the reader's language: whose it is, what was read, and a typed date that the file contradicts. */
export function documentReasons(facts: DocumentFacts): string[] {
  const { typedExpirationDate: typed, readExpirationDate: read, reviewReasons } = facts;
  const isContradicted = typed !== null && read !== null && read < typed;
  return [
    ...partyReasons(facts),
    ...reviewReasons.map(inWords),
    ...(isContradicted ? [say("compliance.dateContradicted", { from: writtenDate(read) })] : []),
  ];
}
