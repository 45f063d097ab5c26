import { z } from "zod";
import { timeRanges } from "@/lib/admin/values";
import { paginationDto, searchText } from "@/lib/infra/lists/schema";
import { emailKinds } from "@/lib/mail/values";

export type TimeRange = (typeof timeRanges)[number];

export const adminStatsQuery = z.object({ timeRange: z.enum(timeRanges).default("7d") });

export const adminStatsDto = z.object({
  overview: z.object({
    totalUsers: z.number(),
    totalCompanies: z.number(),
    totalVendors: z.number(),
    totalDocuments: z.number(),
    /** Users with a session used in the range. */
    activeUsers: z.number(),
  }),
  compliance: z.object({ complianceRate: z.number() }),
  /** Documents that arrived in the range. */
  documentsInRange: z.number(),
  worker: z.object({ alive: z.boolean(), lastBeatAt: z.string().nullable(), deadLetters: z.number() }),
  /** Documents whose bytes are missing in the storage. */
  missingFiles: z.number(),
});
export type AdminStatsDto = z.infer<typeof adminStatsDto>;

export const adminUsersQuery = z.object({
  search: searchText,
  status: z.union([z.literal(""), z.literal("all"), z.enum(["active", "suspended", "pending"])]).optional(),
});

export const adminUserDto = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(["admin", "user"]),
  status: z.enum(["active", "suspended", "pending"]),
  company: z.object({ name: z.string() }),
  createdAt: z.string(),
});
export const adminUsersDto = z.object({ users: z.array(adminUserDto) });
export type AdminUsersDto = z.infer<typeof adminUsersDto>;

export const adminCompaniesQuery = z.object({
  search: searchText,
  /** true: only companies that reached the limit of a day's emails. */
  atLimit: z.preprocess((value) => value || undefined, z.stringbool().optional()),
});

export const adminCompanyDto = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  userCount: z.number(),
  documentCount: z.number(),
  storedBytes: z.number(),
  plan: z.string(),
  status: z.enum(["active", "suspended"]),
  /** Emails of today to people outside of the company. */
  emailsToday: z.object({ invitations: z.number(), limit: z.number(), reminders: z.number() }),
  /** The last day on which its invitations reached the limit, within 90 days. */
  limitReachedAt: z.string().nullable(),
});
export const adminCompaniesDto = z.object({ companies: z.array(adminCompanyDto) });
export type AdminCompaniesDto = z.infer<typeof adminCompaniesDto>;

export const failedEmailsQuery = z.object({
  search: searchText,
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

export const failedEmailDto = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  kind: z.enum(emailKinds),
  recipient: z.string(),
  failedAt: z.string().nullable(),
  reason: z.string().nullable(),
  tries: z.number(),
});

export const failedEmailsDto = z.object({
  emails: z.array(failedEmailDto),
  pagination: paginationDto,
  /** Of all companies, whatever was searched. `waiting`: emails whose next try follows after one that failed. */
  totals: z.object({ failed: z.number(), companies: z.number(), waiting: z.number() }),
});
export type FailedEmailsDto = z.infer<typeof failedEmailsDto>;
