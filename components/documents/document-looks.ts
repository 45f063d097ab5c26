import { Ban, CircleDashed, History, Unlink } from "lucide-react";
import { beingReadLook, complianceLooks, type Look, markedLook } from "@/components/compliance/compliance-looks";
import { isBeingRead } from "@/components/queries/use-documents";
import type { DocumentBadge } from "@/lib/compliance/statuses/schema";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** The words and look of each badge of a document. */
export const documentLooks: Record<DocumentBadge, Look> = {
  COMPLIANT: complianceLooks.COMPLIANT,
  EXPIRING_SOON: complianceLooks.EXPIRING_SOON,
  EXPIRED: complianceLooks.EXPIRED,
  NON_COMPLIANT: complianceLooks.NON_COMPLIANT,
  UNDER_REVIEW: complianceLooks.UNDER_REVIEW,
  SUPERSEDED: {
    get label() {
      return say(statusNames.SUPERSEDED);
    },
    tone: "grey",
    icon: History,
  },
  NOT_REQUIRED: {
    get label() {
      return say(statusNames.NOT_REQUIRED);
    },
    tone: "grey",
    icon: CircleDashed,
  },
  NO_VENDOR: {
    get label() {
      return say(statusNames.NO_VENDOR);
    },
    tone: "grey",
    icon: Unlink,
  },
};

/** A document's badge: "Being Read" until it is read, "Canceled" where a notice has ended a policy of it, else what requirements say. */
export function lookOf(document: Pick<DocumentDto, "complianceStatus" | "isByDates" | "isCanceled" | "processingStatus">): Look {
  const { complianceStatus, isByDates, isCanceled } = document;
  if (isBeingRead(document)) return beingReadLook;
  if (isCanceled) return { label: say("documents.canceled"), tone: "red", icon: Ban };
  return markedLook(complianceStatus, documentLooks[complianceStatus], isByDates);
}
