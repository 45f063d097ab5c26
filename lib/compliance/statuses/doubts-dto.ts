import type { Document } from "@/generated/prisma/client";
import type { NamedVendor } from "@/lib/compliance/names/match-rules";
import type { DocumentBadge } from "@/lib/compliance/statuses/schema";
import { documentBadges } from "@/lib/compliance/statuses/values";
import { toIsoDate } from "@/lib/infra/clock";
import { sentenceIn, sentencesIn } from "@/lib/infra/sentences-schema";

/** What of a document's row is judged. */
export type JudgedDocument = Pick<
  Document,
  "typedExpirationDate" | "readExpirationDate" | "reviewReasons" | "insuredNames" | "holderDoubt" | "confirmedInsured"
>;

export function documentFacts(row: JudgedDocument, vendor: NamedVendor | null) {
  return {
    typedExpirationDate: toIsoDate(row.typedExpirationDate),
    readExpirationDate: toIsoDate(row.readExpirationDate),
    reviewReasons: sentencesIn(row.reviewReasons),
    insuredNames: row.insuredNames,
    holderDoubt: sentenceIn(row.holderDoubt),
    // A confirmation of the insured applies to this file only.
    vendor: vendor && { name: vendor.name, acceptedNames: [...vendor.acceptedNames, ...row.confirmedInsured] },
  };
}

/** A document's badge. One that is not read proves nothing, and one without a vendor counts for none. */
export function badgeOf({ vendorId, processingStatus, isCanceled, badge }: BadgeRow): DocumentBadge {
  if (vendorId === null) return "NO_VENDOR";
  if (processingStatus !== "PROCESSED") return "UNDER_REVIEW";
  if (isCanceled) return "EXPIRED";
  return documentBadges.find((one) => one === badge) ?? "UNDER_REVIEW";
}
type BadgeRow = Pick<Document, "vendorId" | "processingStatus" | "isCanceled" | "badge">;
