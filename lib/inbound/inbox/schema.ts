import { z } from "zod";
import { senderProofNames } from "@/lib/compliance/policies/senders-values";
import { causeNames, fileReasonNames } from "@/lib/inbound/values";
import { batchIds, cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

/** Parts of the inbox. What waits needs a person; automatic replies need none, and are one group. */
export const inboxParts = ["waiting", "automatic", "filed", "closed"] as const;

export const inboxQuery = z.object({
  state: z.preprocess((value) => value || undefined, z.enum(inboxParts).optional()),
  /** Leaves automatic replies out, which the screen shows as one group. */
  grouped: z.enum(["true", "false"]).default("false"),
  vendorId: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor,
});

const named = z.object({ id: z.string(), name: z.string() });

export const inboxFileDto = z.object({
  id: z.string(),
  fileName: z.string(),
  fileSize: z.number(),
  outcome: z.enum(["waiting", "taken", "already", "left_out"]),
  reason: z.enum(fileReasonNames).nullable(),
  /** null: not filed, or deleted since. */
  documentId: z.string().nullable(),
});

export const inboxMessageDto = z.object({
  id: z.string(),
  state: z.enum(["reading", "waiting", "filed", "closed"]),
  cause: z.enum(causeNames).nullable(),
  /** Whether it could not be parsed, or files of it were not taken: trying again is of use. */
  canRetry: z.boolean(),
  fromAddress: z.string(),
  fromName: z.string(),
  /** How it is proved that the sender may write for the vendor; null: not proved, so nothing of it counts. */
  provedBy: z.enum(senderProofNames).nullable(),
  /** Whether one vendor is named that it can be filed under at once. */
  canConfirm: z.boolean(),
  subject: z.string(),
  text: z.string(),
  receivedAt: z.string(),
  vendor: named.nullable(),
  /** Vendors that it may be from. */
  candidates: z.array(named),
  files: z.array(inboxFileDto),
  answeredAt: z.string().nullable(),
  settledBy: z.string().nullable(),
  settledAt: z.string().nullable(),
});
export type InboxMessageDto = z.infer<typeof inboxMessageDto>;

export const inboxListDto = z.object({
  messages: z.array(inboxMessageDto),
  counts: z.record(z.enum(inboxParts), z.number()),
  /** The company's own address for incoming email; null: nothing comes in. */
  address: z.string().nullable(),
  pagination: paginationDto,
});
export type InboxListDto = z.infer<typeof inboxListDto>;

export const inboxActions = ["confirm", "dismiss", "retry"] as const;
export type InboxBatchAction = (typeof inboxActions)[number];
export const inboxBatch = z.object({ action: z.enum(inboxActions), ids: batchIds });

export const assignInput = z.object({ vendorId: z.uuid(codedIssue("inbox.chooseVendor")) });
