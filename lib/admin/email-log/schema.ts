import { z } from "zod";
import { cursor, paginationDto, searchText } from "@/lib/infra/lists/schema";
import { emailViewDto } from "@/lib/mail/log-schema";
import { emailKinds, emailStatuses } from "@/lib/mail/values";

const orAll = <Value extends z.ZodType>(value: Value) => z.literal("").or(value).optional();

/** `search`: recipient, subject or company. */
export const emailLogQuery = z.object({
  search: searchText,
  status: orAll(z.enum(emailStatuses)),
  kind: orAll(z.enum(emailKinds)),
  companyId: orAll(z.uuid()),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor,
});

const named = z.object({ id: z.string(), name: z.string() });

export const loggedEmailDto = z.object({
  id: z.string(),
  company: named,
  vendor: named.nullable(),
  kind: z.enum(emailKinds),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(emailStatuses),
  /** Why it waits, failed, bounced or was skipped. */
  note: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type LoggedEmailDto = z.infer<typeof loggedEmailDto>;
export const emailLogDto = z.object({ emails: z.array(loggedEmailDto), pagination: paginationDto });
export type EmailLogDto = z.infer<typeof emailLogDto>;

export const openedEmailDto = loggedEmailDto.extend({
  view: emailViewDto,
  /** Address of the email as HTML; null where its text is not shown. */
  preview: z.string().nullable(),
  canSendAgain: z.boolean(),
});
export type OpenedEmailDto = z.infer<typeof openedEmailDto>;

export const previewQuery = z.object({ key: z.string().max(100) });
