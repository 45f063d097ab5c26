import { CircleAlert, ScanEye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { isBeingRead } from "@/components/documents/use-documents";
import { cx } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";
import { noVendorReason } from "@/lib/compliance/doubts/rules";
import type { DocumentDetailDto } from "@/lib/documents/schema";

function Notice({ tone, icon, title, children }: { tone: string; icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className={cx("flex gap-3 rounded-card px-4 py-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0", tone)}>
      {icon}
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </div>
  );
}

function Sentences({ all }: { all: readonly string[] }) {
  return (
    <ul className="mt-0.5 space-y-0.5">
      {[...new Set(all)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What a person has to know before trusting this document, worst first. */
export function DocumentNotices({ document, action }: { document: DocumentDetailDto; action?: ReactNode }) {
  const { processingStatus, failureReason, insuredDoubt, warnings } = document;
  // Whose document it is, is asked in a notice of its own.
  const reviewReasons = document.reviewReasons.filter((reason) => reason !== insuredDoubt?.text && reason !== noVendorReason);
  return (
    <div className="space-y-3" aria-live="polite">
      {isBeingRead(document) && (
        <Notice tone="bg-blue-tint text-blue" icon={<Spinner className="size-4" />} title="The file is being read">
          This page shows the result as soon as it is there.
        </Notice>
      )}
      {processingStatus === "FAILED" && (
        <Notice tone="bg-red-tint text-red" icon={<CircleAlert aria-hidden />} title="The file could not be read">
          <p className="mb-2">{failureReason ?? "The file is kept. Reprocess it, or type its expiration date when you upload it again."}</p>
          {action}
        </Notice>
      )}
      {reviewReasons.length > 0 && (
        <Notice tone="bg-violet-tint text-violet" icon={<ScanEye aria-hidden />} title="A person must look at this document">
          <Sentences all={reviewReasons} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="bg-yellow-tint text-yellow" icon={<TriangleAlert aria-hidden />} title="While reading">
          <Sentences all={warnings} />
        </Notice>
      )}
    </div>
  );
}
