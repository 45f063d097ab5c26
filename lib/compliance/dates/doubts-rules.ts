import type { DocumentType, ProcessingStatus } from "@/generated/prisma/client";
import { type Doubt, expirationStatus } from "@/lib/compliance/dates/rules";
import type { documentBadges } from "@/lib/compliance/dates/values";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import { insuredDoubt } from "@/lib/compliance/policies/rules";
import { writtenDate } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

/** What one person typed and one reading found, as far as judging needs it. Dates are ISO dates. */
export type DocumentFacts = {
  processingStatus: ProcessingStatus;
  typedDocumentType: DocumentType | null;
  typedExpirationDate: string | null;
  readExpirationDate: string | null;
  reviewReasons: readonly string[];
  /** The insured of its certificates, as they are written there. */
  insuredNames: readonly string[];
  /** Why it is not made out to the company; null: it is, or the company has entered no legal names. */
  holderDoubt: string | null;
  /** A notice has ended a policy that it states. */
  isCanceled: boolean;
  /** A person said that its insured is another firm: the same holds. */
  isInsuredRejected?: boolean;
  /** A person rejected the certificate holder: the document never counts, and needs no further review. */
  isHolderRejected: boolean;
  /** The vendor it is assigned to; null while it is not assigned. */
  vendor: NamedVendor | null;
};

/** The date that counts: the typed one, else the earliest that was read. */
export function effectiveExpiration(facts: Pick<DocumentFacts, "typedExpirationDate" | "readExpirationDate">): string | null {
  return facts.typedExpirationDate ?? facts.readExpirationDate;
}

/** From this day on the file itself says that coverage has ended while the typed date says otherwise; null when they agree. */
export function contradictedFrom({ typedExpirationDate: typed, readExpirationDate: read }: DocumentFacts): string | null {
  return typed && read && read < typed ? read : null;
}

/** A document's badge on a day: expired if its date says so or a notice has ended a policy, in doubt unless everything was read, else by its date. */
export function documentBadge(facts: DocumentFacts, today: string): (typeof documentBadges)[number] {
  const expiration = effectiveExpiration(facts);
  const byDate = expiration ? expirationStatus(expiration, today) : null;
  if (byDate === "EXPIRED" || facts.isCanceled) return "EXPIRED";
  const contradicted = contradictedFrom(facts);
  const doubtful =
    facts.processingStatus !== "PROCESSED" ||
    facts.reviewReasons.length > 0 ||
    facts.vendor === null ||
    insuredDoubt(facts) !== null ||
    facts.holderDoubt !== null ||
    (contradicted !== null && contradicted <= today);
  return doubtful || !byDate ? "UNDER_REVIEW" : byDate;
}

const contradiction = (from: string) => say("compliance.theFileSaysThatCoverage", { from: writtenDate(from) });

export const noVendorReason = () => say("compliance.noVendorAssignedYet");

/** What is in doubt about whose document it is, and for whom. */
function partyReasons(facts: DocumentFacts): string[] {
  const insured = facts.vendor ? insuredDoubt(facts)?.text : noVendorReason();
  return [insured, facts.holderDoubt].flatMap((reason) => reason ?? []);
}

/** Why a person must look at a document on that day. */
export function documentReasons(facts: DocumentFacts, today: string): string[] {
  const from = contradictedFrom(facts);
  return [...partyReasons(facts), ...facts.reviewReasons, ...(from && from <= today ? [contradiction(from)] : [])];
}

const notices: readonly DocumentType[] = ["CANCELLATION_NOTICE", "NON_RENEWAL_NOTICE", "POLICY_CHANGE"];

/** The doubts that a document raises about its vendor. Terms alone do not say what a notice does to them. */
export function documentDoubts(facts: DocumentFacts & { id: string; fileName: string; readDocumentType?: DocumentType | null }): Doubt[] {
  const { id, fileName, processingStatus } = facts;
  if (processingStatus === "FAILED") return [{ text: say("compliance.filenameCouldNotBeRead", { fileName }), from: null }];
  if (processingStatus !== "PROCESSED")
    return [{ text: say("compliance.filenameIsBeingRead", { fileName }), from: null, beingRead: fileName }];
  const from = contradictedFrom(facts);
  const reasons = [...partyReasons(facts), ...facts.reviewReasons];
  const isNotice = facts.readDocumentType && notices.includes(facts.readDocumentType);
  return [
    ...(isNotice ? [{ text: say("compliance.filenameIsANotice", { fileName }), from: null }] : []),
    ...reasons.map((reason) => {
      const isAnswered =
        (facts.isHolderRejected && reason === facts.holderDoubt) || (facts.isInsuredRejected && reason === insuredDoubt(facts)?.text);
      return { text: `${fileName}: ${reason}`, from: null, document: id, ...(isAnswered && { isAnswered }) };
    }),
    ...(from ? [{ text: `${fileName}: ${contradiction(from)}`, from, document: id }] : []),
  ];
}
