import { useQuery } from "@tanstack/react-query";
import { CircleAlert, EyeOff, ScanEye, ShieldQuestionMark, StickyNote, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { lookOf } from "@/components/documents/document-looks";
import { FilesInside } from "@/components/documents/files-inside";
import { PassportNotice } from "@/components/documents/passport-notice";
import { HolderNotice } from "@/components/documents/vendor-match/holder-notice";
import { InsuredNotice } from "@/components/documents/vendor-match/insured-notice";
import { useCan } from "@/components/layout/session-context";
import { isBeingRead } from "@/components/queries/use-documents";
import { openQuestions } from "@/components/review/questions";
import { useMoveOut } from "@/components/review/use-queue";
import { Button } from "@/components/ui/button";
import { Fold } from "@/components/ui/fold";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { Sentences } from "@/components/ui/sentences";
import { Spinner } from "@/components/ui/spinner";
import { documentVerdictQuery } from "@/components/verdicts/use-verdict";
import { emailKinds } from "@/lib/attention/values";
import { noVendorReason } from "@/lib/compliance/statuses/doubts-rules";
import type { DocumentDetailDto } from "@/lib/documents/schema";
import { say } from "@/messages/say";

/** One banner with everything a person must know or answer before this document counts. The desk shows doubts about single values. */
export function DocumentNotices({ document, action }: { document: DocumentDetailDto; action?: ReactNode }) {
  const { processingStatus, failureReason, isQuarantined, insuredDoubt, holder, valueReasons } = document;
  const { data: verdict } = useQuery(documentVerdictQuery(document.id));
  const shownElsewhere = [...valueReasons, insuredDoubt?.text, holder?.text, noVendorReason(), ...openQuestions(verdict)];
  const reasons = document.reviewReasons.filter((reason) => !shownElsewhere.includes(reason));
  return (
    <>
      <div aria-live="polite" className="divide-y overflow-hidden rounded-card border bg-surface empty:hidden">
        {isBeingRead(document) && (
          <Notice tone="text-ink-2" icon={<Spinner className="size-4" />} title={say("documents.readingTitle")}>
            {failureReason ?? say("documents.readingNotice")}
          </Notice>
        )}
        {processingStatus === "FAILED" && (
          <Notice
            tone="text-red"
            icon={<CircleAlert aria-hidden />}
            title={isQuarantined ? say("documents.quarantineTitle") : say("documents.unreadTitle")}
            action={action}
          >
            {failureReason ?? say("documents.failedHelp")}
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
        <PassportNotice document={document} />
        <InsuredNotice document={document} />
        <HolderNotice document={document} />
        {document.isDismissed && <Dismissed document={document} />}
      </div>
      <Notes document={document} reasons={reasons} />
    </>
  );
}

/** Reasons, warnings of the reading and files inside: to read, with nothing to answer. Folded, so that the page comes first. */
function Notes({ document, reasons }: { document: DocumentDetailDto; reasons: readonly string[] }) {
  const { warnings, leftOut, passport } = document;
  // Those of a passport are listed beside its page.
  const filesInside = passport ? [] : document.filesInside;
  const count = reasons.length + warnings.length + filesInside.length + leftOut.length;
  if (count === 0) return null;
  const first = reasons[0] ?? warnings[0];
  return (
    <Fold title={say("documents.notes", { count })} icon={<StickyNote aria-hidden />} aside={first}>
      <div className="divide-y">
        {reasons.length > 0 && (
          <Notice {...(isBadgeReason(document) ? badgeNotice(document) : reviewNotice())}>
            <Sentences all={reasons} />
          </Notice>
        )}
        {warnings.length > 0 && (
          <Notice tone="text-yellow" icon={<TriangleAlert aria-hidden />} title={say("documents.whileReading")}>
            <Sentences all={warnings} />
          </Notice>
        )}
        <FilesInside document={{ filesInside, leftOut }} />
      </div>
    </Fold>
  );
}

const reviewNotice = () => ({
  tone: "text-violet",
  icon: <ScanEye aria-hidden />,
  title: say("documents.reviewTitle"),
});
const badgeNotice = (document: DocumentDetailDto) => ({
  tone: "text-ink-2",
  icon: <CircleAlert aria-hidden />,
  title: lookOf(document).label,
});

/** Whether the reason left is why the document is not compliant, which no review changes. A typed date that the file contradicts needs review. */
function isBadgeReason({ complianceStatus, typedExpirationDate: typed, readExpirationDate: read }: DocumentDetailDto): boolean {
  const isContradicted = typed !== null && read !== null && read < typed;
  return !isContradicted && (complianceStatus === "NON_COMPLIANT" || complianceStatus === "EXPIRED");
}

const InboxLink = () => (
  <LinkButton href={`/attention?kind=${emailKinds}`} variant="secondary">
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
      {say("documents.reviewDismissedText")}
    </Notice>
  );
}
