import { z } from "zod";
import { platformEventDto } from "@/lib/admin/stats/activity-schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { documentTypes } from "@/lib/documents/values";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { timeRanges } from "@/lib/infra/time-ranges-values";

export const adminStatsQuery = z.object({
  timeRange: z.enum(timeRanges, codedIssue("admin.timeRangeInvalid")).default("7d"),
});

export const adminStatsDto = z.object({
  overview: z.object({
    totalUsers: z.number(),
    totalCompanies: z.number(),
    totalVendors: z.number(),
    totalDocuments: z.number(),
    /** Users who were signed in within the range. */
    activeUsers: z.number(),
  }),
  /** The rate counts active vendors only. */
  compliance: z.object({ complianceRate: z.number(), activeVendors: z.number() }),
  /** The same figures before the range: totals and rate at its beginning, users within the time of equal length before it. null: not known. */
  before: z.object({
    totalCompanies: z.number(),
    activeUsers: z.number(),
    totalDocuments: z.number(),
    complianceRate: z.number().nullable(),
  }),
  /** Documents that arrived in the range. */
  documentsInRange: z.number(),
  /** One point an hour for 24h, else one a day (UTC). `read`: documents whose reading finished. */
  documentActivity: z.array(z.object({ at: z.string(), added: z.number(), read: z.number() })),
  /** `type` null: neither typed nor read yet. */
  documentTypes: z.array(z.object({ type: z.enum(documentTypes).nullable(), count: z.number() })),
  /** Active vendors. */
  complianceStatus: z.array(z.object({ status: z.enum(complianceStatuses), count: z.number() })),
  recentActivity: z.array(platformEventDto),
  worker: z.object({ alive: z.boolean(), lastBeatAt: z.string().nullable(), deadLetters: z.number() }),
  /** Documents whose bytes are missing in the storage. */
  missingFiles: z.number(),
});
export type AdminStatsDto = z.infer<typeof adminStatsDto>;
