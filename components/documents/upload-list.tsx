"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, CircleAlert, CircleCheck, Clock, RotateCw, ScanEye, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { StatusBadge } from "@/components/compliance/compliance-badge";
import { lookOf } from "@/components/documents/document-looks";
import { type Stored, type UploadItem, type Uploads, useReadingResults } from "@/components/documents/use-uploads";
import { AssignDialog } from "@/components/documents/vendor-match/assign-dialog";
import { AgencyNote, IntakeActions } from "@/components/documents/vendor-match/intake-actions";
import { intakeFilesQuery } from "@/components/documents/vendor-match/use-intake";
import { isBeingRead } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { TextLink } from "@/components/ui/text-link";
import type { DocumentDto } from "@/lib/documents/schema";
import type { IntakeFileDto } from "@/lib/documents/vendor-match/schema";
import { sentence } from "@/lib/infra/text-rules";
import { inList, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Whether nothing needs to be done for it: it is on file, and was read. */
const isKnown = ({ alreadyStored, isReadAgain }: Stored) => alreadyStored && !isReadAgain;

/** Whether a person has to say whose it is. */
const isAsked = (result: DocumentDto | undefined): result is DocumentDto =>
  result !== undefined && result.vendor === null && result.processingStatus === "PROCESSED";

type UploadListProps = { uploads: Uploads; isFolded?: boolean };

/** Every file with where it is: waiting, its bytes, being read, the result, or why not. Folded, it says how many. */
export function UploadList({ uploads: { items, retry, cancel }, isFolded = false }: UploadListProps) {
  const stored = items.flatMap(({ answer }) => (answer && !isKnown(answer) ? [answer.id] : []));
  const results = useReadingResults(stored);
  const sent = items.filter(({ state }) => state === "done").length;
  const failed = items.filter(({ state }) => state === "failed").length;
  const retryable = items.filter(({ state, hopeless }) => state === "failed" && !hopeless);
  const retryAll = () => {
    for (const { key } of retryable) retry(key);
  };
  const read = stored.filter((id) => results[id] && !isBeingRead(results[id])).length;
  const asked = stored.filter((id) => isAsked(results[id]));
  const [asking, setAsking] = useState<IntakeFileDto>();
  const { data: intake } = useQuery({ ...intakeFilesQuery(asked), enabled: asked.length > 0 });
  const files = intake?.files ?? [];
  return (
    <>
      <p role="status" className="px-4 pb-3 text-ink-2 tabular-nums">
        {say("documents.uploadProgress", { sent, length: say("documents.countFiles", { count: items.length }) })}
        {failed > 0 && say("documents.countFailed", { count: failed })}
        {stored.length > 0 && say("documents.readingProgress", { read, count: stored.length })}
        {asked.length > 0 && say("documents.countWithoutVendor", { count: asked.length })}
      </p>
      {!isFolded && retryable.length > 1 && (
        <Button variant="secondary" className="mx-4 mb-3 shrink-0" onClick={retryAll}>
          {say("documents.tryAllAgain")}
        </Button>
      )}
      <ul hidden={isFolded} className="min-h-0 divide-y overflow-y-auto border-t">
        {items.map((item) => {
          const result = item.answer && results[item.answer.id];
          const file = isAsked(result) ? files.find(({ id }) => id === result.id) : undefined;
          return (
            <li key={item.key} className="flex items-start gap-2 px-4 py-2.5">
              <div className="min-w-0 flex-1 space-y-1">
                <p className="truncate font-medium text-ink" title={item.name}>
                  {item.name}
                </p>
                <ItemState item={item} result={result} />
                {file && <AgencyNote newVendor={file.newVendor} />}
                {file && <IntakeActions file={file} beside={files} onAsk={() => setAsking(file)} />}
              </div>
              <ItemActions item={item} onRetry={retry} onCancel={cancel} />
            </li>
          );
        })}
      </ul>
      <AssignDialog document={asking} onClose={() => setAsking(undefined)} />
    </>
  );
}

function Line({ icon, tone = "text-ink-2", children }: { icon: ReactNode; tone?: string; children: ReactNode }) {
  return (
    <div className={cx("flex items-start gap-1.5 text-small [&>svg]:mt-0.5 [&>svg]:size-3.5 [&>svg]:shrink-0", tone)}>
      {icon}
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}

function ItemState({ item: { state, percent, problem, answer }, result }: { item: UploadItem; result: DocumentDto | undefined }) {
  if (state === "waiting") return <Line icon={<Clock aria-hidden />}>{say("documents.waitingToUpload")}</Line>;
  if (state === "sending") return <Progress label={say("common.sent")} percent={percent} />;
  if (state === "cancelled") return <Line icon={<Ban aria-hidden />}>{say("documents.uploadCanceled")}</Line>;
  if (state === "failed" || !answer)
    return (
      <Line icon={<CircleAlert aria-hidden />} tone="text-red">
        {problem}
      </Line>
    );
  if (isKnown(answer)) return <AlreadyStored answer={answer} />;
  return (
    <>
      {result ? <ReadingState document={result} /> : <Line icon={<Clock aria-hidden />}>{say("documents.uploadWaiting")}</Line>}
      {answer.storedElsewhere.map(({ id, fileName, vendorName }) => (
        <Line key={id} icon={<CircleAlert aria-hidden />}>
          {vendorName
            ? sayParts("documents.duplicateOfVendor", {
                vendor: vendorName,
                fileName,
                link: (text) => <TextLink href={`/documents/${id}`}>{text}</TextLink>,
              })
            : sayParts("documents.fileUnassigned", {
                fileName,
                link: (text) => <TextLink href={`/documents/${id}`}>{text}</TextLink>,
              })}
        </Line>
      ))}
    </>
  );
}

function AlreadyStored({ answer: { id, fileName, vendor } }: { answer: Stored }) {
  return (
    <Line icon={<CircleCheck aria-hidden />}>
      {sayParts("documents.duplicateAs", {
        value: vendor ? say("documents.fileRepeated", { name: vendor.name }) : say("documents.duplicateWithoutVendor"),
        fileName,
        link: (text) => <TextLink href={`/documents/${id}`}>{text}</TextLink>,
      })}
    </Line>
  );
}

function ReadingState({ document }: { document: DocumentDto }) {
  const { id, processingStatus, failureReason, vendor, insuredNames, complianceStatus, isByDates, isCanceled, ahead } = document;
  const open = <TextLink href={`/documents/${id}`}>{say("documents.open")}</TextLink>;
  if (processingStatus === "PENDING")
    return (
      <Line icon={<Clock aria-hidden />}>
        {failureReason ?? (ahead ? say("documents.countFilesAhead", { count: ahead }) : say("documents.uploadWaiting"))}
      </Line>
    );
  if (processingStatus === "PROCESSING") return <Line icon={<Spinner />}>{say("documents.beingRead")}</Line>;
  if (processingStatus === "FAILED")
    return (
      <Line icon={<CircleAlert aria-hidden />} tone="text-red">
        {sayParts("documents.uploadUnread", { failureReason, open })}
      </Line>
    );
  if (!vendor)
    return (
      <Line icon={<ScanEye aria-hidden />} tone="text-violet">
        {insuredNames.length > 0
          ? sentence(say("documents.insuredNamed", { join: inList(insuredNames) }))
          : say("documents.uploadNoInsured")}
      </Line>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
      <StatusBadge {...lookOf({ complianceStatus, isByDates, isCanceled, processingStatus })} reason={null} />
      <span className="text-ink-2 [overflow-wrap:anywhere]">{vendor.name}</span>
      {open}
    </div>
  );
}

type ItemActionsProps = { item: UploadItem; onRetry: (key: number) => void; onCancel: (key: number) => void };

function ItemActions({ item: { key, name, state, hopeless }, onRetry, onCancel }: ItemActionsProps) {
  if (state === "waiting" || state === "sending")
    return (
      <IconButton label={say("documents.cancelName", { name })} tip={say("common.cancel")} onClick={() => onCancel(key)}>
        <X aria-hidden />
      </IconButton>
    );
  if (state === "cancelled" || (state === "failed" && !hopeless))
    return (
      <IconButton label={say("documents.tryNameAgain", { name })} tip={say("common.tryAgain")} onClick={() => onRetry(key)}>
        <RotateCw aria-hidden />
      </IconButton>
    );
  return null;
}
