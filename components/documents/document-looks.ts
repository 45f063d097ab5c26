import { Ban, CalendarCheck } from "lucide-react";
import { beingReadLook, complianceLooks, type Look } from "@/components/compliance/compliance-looks";
import { isBeingRead } from "@/components/queries/use-documents";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/**
 * A document's own status. A vendor can fail beside a document whose dates are fine, so a document shows what its dates say: only a
 * vendor's status is "Compliant". One that has not been read yet is "Being Read". `isInList`: the list of documents has the words of the
 * specification.
 */
export function lookOf(document: Pick<DocumentDto, "complianceStatus" | "isCanceled" | "processingStatus">, isInList: boolean): Look {
  const { complianceStatus, isCanceled } = document;
  if (complianceStatus === "UNDER_REVIEW" && isBeingRead(document)) return beingReadLook;
  if (isCanceled) return { label: say("documents.canceled"), tone: "red", icon: Ban };
  const look = complianceLooks[complianceStatus];
  if (isInList) return look;
  if (complianceStatus === "COMPLIANT") return { label: say("documents.current"), tone: "grey", icon: CalendarCheck };
  return complianceStatus === "EXPIRING_SOON" ? { ...look, label: say("documents.expiresSoon") } : look;
}
