import { Ban, CalendarCheck } from "lucide-react";
import { complianceLooks, type Look } from "@/components/compliance/compliance-status";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/**
 * How a document stands by itself. A vendor can fail beside a document whose dates are fine, so that it says what its dates say:
 * only a vendor's status is "Compliant". `isInList`: the list of documents has the words of the specification.
 */
export function lookOf({ complianceStatus, isCanceled }: Pick<DocumentDto, "complianceStatus" | "isCanceled">, isInList: boolean): Look {
  if (isCanceled) return { label: say("documents.canceled"), tone: "red", icon: Ban };
  const look = complianceLooks[complianceStatus];
  if (isInList) return look;
  if (complianceStatus === "COMPLIANT") return { label: say("documents.current"), tone: "grey", icon: CalendarCheck };
  return complianceStatus === "EXPIRING_SOON" ? { ...look, label: say("documents.expiresSoon") } : look;
}
