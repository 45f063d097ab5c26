import { z } from "zod";
import { cursor, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { timeRanges } from "@/lib/infra/time-ranges-values";
import { frequencies, reportFormats, reportStatuses, reportTypes } from "@/lib/reports/values";

const type = z.enum(reportTypes, codedIssue("admin.reportInvalid"));
const format = z.enum(reportFormats, codedIssue("admin.formatInvalid"));
const range = z.enum(timeRanges, codedIssue("admin.timeRangeInvalid"));

export const figuresParams = z.object({ type });
export const figuresQuery = z.object({ range: range.default("7d") });

export const reportInput = z.object({ type, format: format.default("pdf"), range: range.default("7d") });
export type ReportInput = z.input<typeof reportInput>;

export const reportDto = z.object({
  id: z.string(),
  type,
  format,
  range,
  status: z.enum(reportStatuses),
  /** Percent. */
  progress: z.number(),
  /** Who asked for it; null: a schedule. */
  requestedBy: z.string().nullable(),
  fileSize: z.number().nullable(),
  rows: z.number().nullable(),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ReportDto = z.infer<typeof reportDto>;

export const reportsQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  cursor,
});
export const reportsDto = z.object({ reports: z.array(reportDto), pagination: paginationDto });
export type ReportsDto = z.infer<typeof reportsDto>;

export const mostRecipients = 50;

export const scheduleInput = z.object({
  type,
  format: format.default("pdf"),
  frequency: z.enum(frequencies, codedIssue("admin.frequencyInvalid")),
  recipientIds: z
    .array(z.uuid(codedIssue("admin.recipientInvalid")), "admin.recipientsRequired")
    .min(1, codedIssue("admin.recipientsRequired"))
    .max(mostRecipients, codedIssue("admin.recipientsTooMany", { mostRecipients })),
});
export type ScheduleInput = z.input<typeof scheduleInput>;

const personDto = z.object({ id: z.string(), name: z.string(), email: z.string() });

export const scheduleDto = z.object({
  id: z.string(),
  type,
  format,
  frequency: z.enum(frequencies),
  /** Those of its recipients who still are platform admins. */
  recipients: z.array(personDto),
  /** The day on which the next report is made, in the platform's time zone. */
  nextOn: z.string(),
});
export type ScheduleDto = z.infer<typeof scheduleDto>;

/** `admins`: who can be chosen as a recipient. */
export const schedulesDto = z.object({ schedules: z.array(scheduleDto), admins: z.array(personDto) });
export type SchedulesDto = z.infer<typeof schedulesDto>;
