"use client";

import { Ban, CircleAlert, CircleCheck, Clock, RotateCw, ScanEye, X } from "lucide-react";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/compliance/compliance-badge";
import { lookOf } from "@/components/documents/document-looks";
import { type UploadItem, useReadingResults } from "@/components/documents/use-uploads";
import { isBeingRead } from "@/components/queries/use-documents";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Progress } from "@/components/ui/progress";
import { Spinner } from "@/components/ui/spinner";
import { TextLink } from "@/components/ui/text-link";
import type { DocumentDto, UploadedDto } from "@/lib/documents/schema";
import { sentence } from "@/lib/infra/text-rules";
import { inList, say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Whether nothing needs to be done for it: it is on file, and was read. */
const isKnown = ({ alreadyStored, isReadAgain }: UploadedDto) => alreadyStored && !isReadAgain;

type UploadListProps = { items: readonly UploadItem[]; onRetry: (key: number) => void; onCancel: (key: number) => void };

/** Every file with where it is: waiting, its bytes, being read, the result, or why not. */
export function UploadList({ items, onRetry, onCancel }: UploadListProps) {
  const stored = items.flatMap(({ answer }) => (answer && !isKnown(answer) ? [answer.id] : []));
  const results = useReadingResults(stored);
  const sent = items.filter(({ state }) => state === "done").length;
  const failed = items.filter(({ state }) => state === "failed").length;
  const retryable = items.filter(({ state, hopeless }) => state === "failed" && !hopeless);
  const retryAll = () => {
    for (const { key } of retryable) onRetry(key);
  };
  const read = stored.filter((id) => results[id] && !isBeingRead(results[id])).length;
  return (
    <div>
      <p role="status" className="mb-3 text-ink-2 tabular-nums">
        {say("documents.sentOfLengthUploaded", { sent, length: say("documents.countFiles", { count: items.length }) })}
        {failed > 0 && say("documents.countFailed", { count: failed })}
        {stored.length > 0 && say("documents.readOfCountRead", { read, count: stored.length })}
      </p>
      {retryable.length > 1 && (
        <Button variant="secondary" className="mb-3" onClick={retryAll}>
          {say("documents.tryAllAgain")}
        </Button>
      )}
      <ul className="divide-y border-y">
        {items.map((item) => (
          <li key={item.key} className="flex items-start gap-2 py-2.5">
            <div className="min-w-0 flex-1 space-y-1">
              <p className="truncate font-medium text-ink" title={item.file.name}>
                {item.file.name}
              </p>
              <ItemState item={item} result={item.answer && results[item.answer.id]} />
            </div>
            <ItemActions item={item} onRetry={onRetry} onCancel={onCancel} />
          </li>
        ))}
      </ul>
    </div>
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
      <ReadingState document={result ?? answer} />
      {answer.storedElsewhere.map(({ id, fileName, vendorName }) => (
        <Line key={id} icon={<CircleAlert aria-hidden />}>
          {vendorName
            ? sayParts("documents.duplicateOfVendor", {
                vendor: vendorName,
                fileName,
                link: (text) => <TextLink href={`/documents/${id}`}>{text}</TextLink>,
              })
            : sayParts("documents.theSameFileIsAlsoWithout", {
                fileName,
                link: (text) => <TextLink href={`/documents/${id}`}>{text}</TextLink>,
              })}
        </Line>
      ))}
    </>
  );
}

function AlreadyStored({ answer: { id, fileName, vendor } }: { answer: UploadedDto }) {
  return (
    <Line icon={<CircleCheck aria-hidden />}>
      {sayParts("documents.duplicateAs", {
        value: vendor ? say("documents.nameAlreadyHasThisFile", { name: vendor.name }) : say("documents.duplicateWithoutVendor"),
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
        {failureReason ?? (ahead ? say("documents.countFilesAhead", { count: ahead }) : say("documents.uploadedWaitingToBeRead"))}
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
        {say("documents.uploadListedWithoutVendor", {
          value:
            insuredNames.length > 0
              ? say("documents.readSentence", {
                  sentence: sentence(say("documents.theInsuredIsJoin", { join: inList(insuredNames) })),
                })
              : say("documents.uploadNoInsured"),
        })}
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

function ItemActions({ item, onRetry, onCancel }: { item: UploadItem } & Pick<UploadListProps, "onRetry" | "onCancel">) {
  const { key, file, state, hopeless } = item;
  if (state === "waiting" || state === "sending")
    return (
      <IconButton label={say("documents.cancelName", { name: file.name })} tip={say("common.cancel")} onClick={() => onCancel(key)}>
        <X aria-hidden />
      </IconButton>
    );
  if (state === "cancelled" || (state === "failed" && !hopeless))
    return (
      <IconButton label={say("documents.tryNameAgain", { name: file.name })} tip={say("common.tryAgain")} onClick={() => onRetry(key)}>
        <RotateCw aria-hidden />
      </IconButton>
    );
  return null;
}
