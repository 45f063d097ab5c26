import { z } from "zod";
import { registerInput } from "@/lib/accounts/sign-in/schema";
import { adminPage } from "@/lib/admin/users/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { processingStatuses } from "@/lib/documents/values";
import { cursor, paginationDto, searchText } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { requiredName } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { activityDto } from "@/lib/tenancy/audit/schema";
import { standingDto } from "@/lib/tenancy/plan-schema";
import { planNames } from "@/lib/tenancy/plan-values";

export const adminCompaniesQuery = z.object({
  search: searchText,
  /** true: only companies that reached the limit of a day's emails. */
  atLimit: z.preprocess((value) => value || undefined, z.stringbool().optional()),
  ...adminPage,
  cursor,
});

/** Times are ISO instants; `trialEndsOn` is a date where the company is. */
export const adminCompanyDto = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  userCount: z.number(),
  vendorCount: z.number(),
  documentCount: z.number(),
  storedBytes: z.number(),
  plan: z.string(),
  /** Whether the plan counts, or the trial, or neither any more. */
  standing: standingDto,
  trialEndsOn: z.string(),
  status: z.enum(["active", "suspended"]),
  createdAt: z.string(),
  /** When everything of it is deleted; null: not at all. */
  deletionDueAt: z.string().nullable(),
  /** Emails of today to people outside of the company. */
  emailsToday: z.object({ invitations: z.number(), limit: z.number(), reminders: z.number() }),
  /** The last day on which its invitations reached the limit, within 90 days. */
  limitReachedAt: z.string().nullable(),
  ...versionDto,
});
export type AdminCompanyDto = z.infer<typeof adminCompanyDto>;

export const adminCompaniesDto = z.object({
  companies: z.array(adminCompanyDto),
  pagination: paginationDto,
  /** Of all companies, regardless of the search. `enterprise`: companies whose Enterprise plan counts. */
  totals: z.object({ companies: z.number(), users: z.number(), documents: z.number(), enterprise: z.number() }),
});
export type AdminCompaniesDto = z.infer<typeof adminCompaniesDto>;

/** Emails of the last 30 days, by what became of them. */
const emailVolumeDto = z.object({ sent: z.number(), waiting: z.number(), failed: z.number(), bounced: z.number(), skipped: z.number() });

export const adminCompanyPageDto = adminCompanyDto.extend({
  timeZone: z.string(),
  emails: emailVolumeDto,
  lastActivityAt: z.string().nullable(),
});
export type AdminCompanyPageDto = z.infer<typeof adminCompanyPageDto>;

const trialEndsOn = z.iso.date(codedIssue("admin.trialEndRequired"));

export const companyForm = z.object({
  name: requiredName(160, "common.companyName"),
  plan: z.enum(["trial", ...planNames], codedIssue("admin.planInvalid")),
  trialEndsOn,
  status: z.enum(["active", "suspended"], codedIssue("admin.statusInvalid")),
});
export const adminCompanyPatch = companyForm.partial().extend(versionSeen);
export type AdminCompanyPatch = z.input<typeof adminCompanyPatch>;

/** The first admin of a new company gets an invitation. */
export const newCompanyInput = companyForm.pick({ name: true, plan: true }).extend({ adminEmail: registerInput.shape.email });
export type NewCompanyInput = z.input<typeof newCompanyInput>;

const reasonProblem = codedIssue("admin.reasonTooShort");
export const lookInput = z.object({
  reason: z
    .string(codedIssue("admin.reasonIsRequired"))
    .trim()
    .min(1, codedIssue("admin.reasonIsRequired"))
    .min(10, { error: reasonProblem })
    .max(500, codedIssue("admin.reasonTooLong")),
});
export type LookInput = z.input<typeof lookInput>;

/** A company's own data, as far as a platform admin sees it. The newest first. */
export const companyDataDto = z.object({
  vendors: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      complianceStatus: z.enum(complianceStatuses),
      isBeingRead: z.boolean(),
      documentsCount: z.number(),
    }),
  ),
  documents: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      vendorName: z.string().nullable(),
      processingStatus: z.enum(processingStatuses),
      createdAt: z.string(),
    }),
  ),
  events: z.array(activityDto),
});
export type CompanyDataDto = z.infer<typeof companyDataDto>;
