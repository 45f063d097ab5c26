import type { InboundAttachment, InboundDelivery } from "@/generated/prisma/client";
import { senderProofNames } from "@/lib/compliance/policies/senders-values";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { type Cause, causeNames, fileReasonNames } from "@/lib/inbound/values";

type Row = InboundDelivery & { attachments: InboundAttachment[]; vendor: { id: string; name: string } | null };

/** What else the screen wants to know: vendors and people by their ids, and documents that are still there. */
export type Known = { vendors: ReadonlyMap<string, string>; people: ReadonlyMap<string, string>; documents: ReadonlySet<string> };

const states = { received: "reading", filed: "filed", waiting: "waiting", parked: "waiting", closed: "closed" } as const;
const retried: readonly (Cause | null)[] = ["unparsed", "not_all_taken"];

export function toInboxMessageDto(row: Row, { vendors, people, documents }: Known): InboxMessageDto {
  const { id, fromAddress, fromName, subject, text, receivedAt, vendor, settledById } = row;
  const cause = causeNames.find((one) => one === row.cause) ?? null;
  const state = states[row.state as keyof typeof states] ?? "waiting";
  return {
    ...{ id, state, cause, fromAddress, fromName, subject, text, vendor },
    provedBy: senderProofNames.find((one) => one === row.provedBy) ?? null,
    canConfirm: row.state === "waiting" && row.provedBy === null && (vendor ? 1 : row.candidateIds.length) === 1,
    canRetry: state === "waiting" && retried.includes(cause),
    receivedAt: receivedAt.toISOString(),
    candidates: row.candidateIds.flatMap((one) => {
      const name = vendors.get(one);
      return name ? [{ id: one, name }] : [];
    }),
    files: row.attachments.map((file) => ({
      ...{ id: file.id, fileName: file.fileName, fileSize: file.fileSize },
      outcome: file.outcome as InboxMessageDto["files"][number]["outcome"],
      reason: fileReasonNames.find((one) => one === file.reason) ?? null,
      documentId: file.documentId && documents.has(file.documentId) ? file.documentId : null,
    })),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    settledBy: settledById ? (people.get(settledById) ?? "") : null,
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}
