import { CircleAlert, EyeOff, ScanEye, ShieldQuestionMark, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FilesInside } from "@/components/documents/files-inside";
import { HolderNotice } from "@/components/documents/vendor-match/holder-notice";
import { InsuredNotice } from "@/components/documents/vendor-match/insured-notice";
import { useCan } from "@/components/layout/session-context";
import { isBeingRead } from "@/components/queries/use-documents";
import { useMoveOut } from "@/components/review/use-queue";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Sentences } from "@/components/ui/sentences";
import { Spinner } from "@/components/ui/spinner";
import { noVendorReason } from "@/lib/compliance/statuses/doubts-rules";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** One banner with everything a person must know or answer before this document counts. The desk shows doubts about single values. */
export function DocumentNotices({ document, action }: { document: DocumentDetailDto; action?: ReactNode }) {
  const { processingStatus, failureReason, isQuarantined, insuredDoubt, holder, valueReasons, warnings } = document;
  const toldElsewhere = [...valueReasons, insuredDoubt?.text, holder?.text, noVendorReason()];
  const reasons = document.reviewReasons.filter((reason) => !toldElsewhere.includes(reason));
  return (
    <div aria-live="polite" className="divide-y overflow-hidden rounded-card border bg-surface empty:hidden">
      {isBeingRead(document) && (
        <Notice tone="text-ink-2" icon={<Spinner className="size-4" />} title={say("documents.wereReadingThisFile")}>
          {failureReason ?? say("documents.theValuesWillAppearHere")}
        </Notice>
      )}
      {processingStatus === "FAILED" && (
        <Notice
          tone="text-red"
          icon={<CircleAlert aria-hidden />}
          title={isQuarantined ? say("documents.thisFileIsInQuarantine") : say("documents.theFileCouldNotBe")}
          action={action}
        >
          {failureReason ?? say("documents.theFileIsSavedReprocess")}
        </Notice>
      )}
      {document.sender && document.sender.proof === null && (
        <Notice
          tone="text-violet"
          icon={<ShieldQuestionMark aria-hidden />}
          title={say("inbox.causeSenderUnverified")}
          action={<InboxLink />}
        >
          {say("documents.unverifiedSender", { sender: document.sender.address })}
        </Notice>
      )}
      <InsuredNotice document={document} />
      <HolderNotice document={document} />
      {reasons.length > 0 && (
        <Notice tone="text-violet" icon={<ScanEye aria-hidden />} title={say("documents.thisDocumentNeedsReview")}>
          <Sentences all={reasons} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="text-yellow" icon={<TriangleAlert aria-hidden />} title={say("documents.whileReading")}>
          <Sentences all={warnings} />
        </Notice>
      )}
      <FilesInside document={document} />
      {document.isDismissed && <Dismissed document={document} />}
    </div>
  );
}

const InboxLink = () => (
  <LinkButton href="/inbox?state=waiting" variant="secondary">
    {say("documents.openInbox")}
  </LinkButton>
);

function Dismissed({ document }: { document: DocumentDetailDto }) {
  const mayWrite = useCan("document:write");
  const move = useMoveOut();
  const back = mayWrite && (
    <Button variant="secondary" busy={move.isPending} onClick={() => move.mutate({ document, action: "restore" })}>
      {say("documents.putBack")}
    </Button>
  );
  return (
    <Notice tone="text-ink-2" icon={<EyeOff aria-hidden />} title={say("documents.dismissedFromReview")} action={back}>
      {say("documents.itsStatusDidNotChange")}
    </Notice>
  );
}
