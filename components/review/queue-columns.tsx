import { Undo2 } from "lucide-react";
import { Expiration } from "@/components/compliance/expiration";
import type { Column } from "@/components/ui/data-table";
import { formatSpan } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { Link } from "@/components/ui/link";
import type { QueuedDto } from "@/lib/documents/review/queue-schema";
import { toCheck } from "@/lib/documents/review/to-check-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

/** "3 values to check" and the first reason, on one line each. */
function ValuesToCheck({ document }: { document: QueuedDto }) {
  const { valuesToCheck: values, marksToCheck: marks, failureReason, reviewReasons, processingStatus } = document;
  const isUnread = processingStatus === "FAILED";
  const reasons = [...(isUnread && failureReason ? [failureReason] : []), ...reviewReasons];
  return (
    <div title={reasons.join("\n")}>
      <span className="font-medium text-ink tabular-nums">{isUnread ? say("review.unread") : inWords(toCheck({ values, marks }))}</span>
      <span className="line-clamp-1 text-ink-3 text-small [overflow-wrap:anywhere]">{reasons[0]}</span>
    </div>
  );
}

const dayLength = 86_400_000;

/** How long it has waited since it was uploaded. */
function age(createdAt: string): string {
  const days = Math.floor((Date.now() - Date.parse(createdAt)) / dayLength);
  return days < 1 ? say("review.today") : formatSpan(days);
}

/** `onMove` puts a document back. Missing for viewers. */
export function queueColumns(onMove: ((document: QueuedDto) => void) | undefined): Column<QueuedDto>[] {
  const move: Column<QueuedDto> = {
    key: "actions",
    header: say("common.actions"),
    kind: "menu",
    className: "sm:w-20",
    cell: (document) => (
      <span className="relative z-1 inline-flex">
        <IconButton
          label={say("review.putBackOf", { fileName: document.fileName })}
          tip={say("review.putBack")}
          onClick={() => onMove?.(document)}
        >
          <Undo2 aria-hidden />
        </IconButton>
      </span>
    ),
  };
  return [
    {
      key: "document",
      header: say("common.vendor"),
      kind: "main",
      className: "sm:w-[32%]",
      cell: ({ id, fileName, vendor }) => (
        <Link href={`/documents/${id}`} className="group block [overflow-wrap:anywhere] after:absolute after:inset-0">
          <span className="block font-medium text-ink group-hover:text-link">{vendor?.name ?? say("common.noVendorYet")}</span>{" "}
          <span className="block text-ink-3 text-small">{fileName}</span>
        </Link>
      ),
    },
    { key: "valuesToCheck", header: say("review.toCheck"), kind: "main", cell: (document) => <ValuesToCheck document={document} /> },
    { key: "expiration", header: say("common.expiration"), className: "sm:w-36", cell: (document) => <Expiration document={document} /> },
    {
      key: "age",
      header: say("common.waiting"),
      className: "sm:w-28",
      cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{age(createdAt)}</span>,
    },
    ...(onMove ? [move] : []),
  ];
}
