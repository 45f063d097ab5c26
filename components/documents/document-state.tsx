import { CircleAlert } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { processingWords } from "@/components/documents/document-words";
import { isBeingRead } from "@/components/documents/use-documents";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentDto } from "@/lib/documents/schema";

/** The badge, why it is in doubt, and what the reading is doing while it is not done. */
export function DocumentState({ document }: { document: DocumentDto }) {
  const { complianceStatus, processingStatus, failureReason, reviewReasons } = document;
  const reasons = [failureReason, ...reviewReasons].filter(Boolean).join(" ");
  return (
    <div>
      <ComplianceBadge status={complianceStatus} reason={complianceStatus === "COMPLIANT" ? null : reasons} />
      {isBeingRead(document) && (
        <span className="mt-1 flex items-center gap-1.5 text-ink-3 text-small max-sm:justify-end">
          <Spinner className="size-3.5" />
          {processingWords[processingStatus]}
        </span>
      )}
      {processingStatus === "FAILED" && (
        <span className="mt-1 flex items-center gap-1.5 text-red text-small max-sm:justify-end">
          <CircleAlert aria-hidden className="size-3.5" />
          {processingWords.FAILED}
        </span>
      )}
    </div>
  );
}
