import { CircleAlert } from "lucide-react";
import { StatusBadge } from "@/components/compliance/compliance-badge";
import { lookOf } from "@/components/documents/document-looks";
import { processingWords } from "@/components/documents/document-words";
import { isBeingRead } from "@/components/queries/use-documents";
import { cx } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import type { DocumentDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

const reasonsOf = (...[failure, reasons]: [string | null, readonly string[]]) => [failure, ...reasons].filter(Boolean).join(" ");

type StateProps = {
  document: DocumentDto;
  brief?: boolean;
};

/** The badge, why it is in doubt (unless `brief`: the page says it elsewhere), and what the reading is doing while it is not done. */
export function DocumentState({ document, brief = false }: StateProps) {
  const { complianceStatus, processingStatus, failureReason, reviewReasons, isQuarantined } = document;
  const why = brief || complianceStatus === "COMPLIANT" ? null : reasonsOf(failureReason, reviewReasons);
  return (
    <div>
      <StatusBadge {...lookOf(document)} reason={why} />
      {isBeingRead(document) && (
        <span className={cx("mt-1 flex items-center gap-1.5 text-ink-3 text-small", !brief && "max-sm:justify-end")}>
          <Spinner className="size-3.5" />
          {say(processingWords[processingStatus])}
        </span>
      )}
      {processingStatus === "FAILED" && (
        <span className={cx("mt-1 flex items-center gap-1.5 text-red text-small", !brief && "max-sm:justify-end")}>
          <CircleAlert aria-hidden className="size-3.5" />
          {isQuarantined ? say("documents.quarantined") : say(processingWords.FAILED)}
        </span>
      )}
    </div>
  );
}
