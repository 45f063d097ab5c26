import { z } from "zod";
import { gateAnswers } from "@/lib/compliance/requirements/values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { enrollment, enrollmentDto, wrap, wrapDto } from "@/lib/compliance/wraps/schema";
import { enrollmentStatuses } from "@/lib/compliance/wraps/values";
import { externalFields, externalFilter } from "@/lib/infra/external-ids-schema";
import { batchIds, cursor, paginationDto, searchText, sortOf } from "@/lib/infra/lists/schema";
import { messageDto } from "@/lib/infra/messages-schema";
import { coded, codedIssue, issueOf } from "@/lib/infra/sentences-rules";
import { optionalName, optionalText, requiredLine, requiredName } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { daysFit, daysProblem, holdersOf } from "@/lib/projects/rules";
import { assignmentSorts, maximumHolders, maximumYears, projectSorts, projectStatuses } from "@/lib/projects/values";
import { vendorStatuses } from "@/lib/vendors/values";
import type { PlainKey } from "@/messages/say";

export type ProjectStatus = (typeof projectStatuses)[number];

/** A day that may be left out: not given stays undefined (left as it is), empty becomes null (taken away). */
const optionalDay = (name: PlainKey) =>
  z
    .string()
    .refine(
      (text) => text === "" || (z.iso.date().safeParse(text).success && text >= "1990-01-01" && text < "2200-01-01"),
      codedIssue("projects.nameMustBeADate", { name: coded(name) }),
    )
    .nullish()
    .transform((day) => (day === undefined ? undefined : day || null));

/** A requirement set that may be left out: empty means the set of the level above. */
const optionalSet = z
  .union([z.uuid(), z.literal("")], codedIssue("projects.chooseARequirementSetIn"))
  .nullish()
  .transform((id) => (id === undefined ? undefined : id || null));

const holderInput = z.object({
  name: requiredLine(200, "projects.holderName"),
  address: optionalText(500, "common.address").transform((address) => address ?? null),
});
const holders = z.array(holderInput).max(maximumHolders, codedIssue("projects.holdersProblem", { count: maximumHolders }));

const yearsProblem = codedIssue("projects.yearsMustBeBetween", { most: maximumYears });
const years = z.coerce
  .number<string | number>({ error: yearsProblem })
  .int({ error: yearsProblem })
  .min(0, { error: yearsProblem })
  .max(maximumYears, { error: yearsProblem });

const projectFields = z.object({
  name: requiredName(200, "projects.projectNameName"),
  number: optionalName(60, "projects.projectNumberNumber"),
  address: optionalText(500, "common.address"),
  startsOn: optionalDay("projects.firstDayText"),
  endsOn: optionalDay("projects.lastDayText"),
  requirementSetId: optionalSet,
  /** Accepted certificate holders; empty: the company's names. */
  holders: holders.optional(),
  /** For so many years after completion, general liability is still required. */
  completedYears: years.optional(),
  /** Its wrap-up insurance; null: it has none. */
  wrap: wrap.nullish(),
  ...externalFields,
});

const workDays = projectFields.pick({ startsOn: true, endsOn: true });

const daysCheck = {
  path: ["endsOn"],
  error: () => issueOf(daysProblem()),
  // Beside the other faults.
  when: ({ value }: { value: unknown }) => workDays.safeParse(value).success,
};

export const projectInput = projectFields.refine(daysFit, daysCheck);
export type ProjectInput = z.input<typeof projectInput>;

/** The same as a form has it: all holders in one text, each as printed on a certificate, with a blank line between two. */
const holdersText = z
  .string()
  .transform(holdersOf)
  .refine((list) => holders.safeParse(list).success, codedIssue("projects.holdersProblem", { count: maximumHolders }));
export const projectForm = projectFields.extend({ holders: holdersText }).refine(daysFit, daysCheck);

/** Against the days that are there already, the change itself is checked. */
const projectChange = projectFields.partial().extend({ status: z.enum(projectStatuses).optional() });
export const projectFieldNames = projectChange.keyof().options;
export const projectPatch = projectChange.extend(versionSeen);
export type ProjectPatch = z.input<typeof projectPatch>;

/** Which projects, and in which order; newest first unless told otherwise. */
export const projectFilter = z.object({
  search: searchText,
  status: z.preprocess((value) => value || undefined, z.enum(projectStatuses).optional()),
  ...externalFilter,
  sort: sortOf(projectSorts),
});

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(10);

export const projectQuery = projectFilter.extend({ page, limit, cursor });

export const projectDto = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  address: z.string().nullable(),
  status: z.enum(projectStatuses),
  /** ISO dates: first and last day of the work. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  /** What its vendors are judged by; null: the company's default set. */
  requirementSetId: z.string().nullable(),
  requirementSetName: z.string().nullable(),
  holders: z.array(z.object({ name: z.string(), address: z.string().nullable() })),
  completedYears: z.number(),
  wrap: wrapDto.nullable(),
  /** The day on which the work was completed. */
  completedOn: z.string().nullable(),
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
  createdAt: z.string(),
  /** How many vendors are on it, and how many of these have which status, the worst first. */
  vendors: z.number(),
  standing: z.array(z.object({ status: z.enum(complianceStatuses), count: z.number() })),
  /** Vendors whose coverage ends before the work does. */
  endingEarly: z.number(),
  ...versionDto,
});
export type ProjectDto = z.infer<typeof projectDto>;

export const projectListDto = z.object({ projects: z.array(projectDto), pagination: paginationDto });
export type ProjectListDto = z.infer<typeof projectListDto>;

/** The projects that a choice offers. */
export const projectNamesQuery = projectFilter.omit({ sort: true });
export const projectNamesDto = z.object({
  projects: z.array(projectDto.pick({ id: true, name: true, number: true })),
  /** There are more than these. */
  more: z.boolean(),
});
export type ProjectNamesDto = z.infer<typeof projectNamesDto>;

export const projectActions = ["complete", "reopen", "delete"] as const;
export type ProjectAction = (typeof projectActions)[number];
export const projectBatch = z.object({ action: z.enum(projectActions), ids: batchIds });

/** What a contract says of a vendor's work on a project. Its own set and days count before the project's. */
const contractFields = z.object({
  contractNumber: optionalName(60, "projects.contractNumber"),
  trade: optionalName(100, "projects.trade"),
  scopeOfWork: optionalName(200, "projects.scopeOfWork"),
  startsOn: optionalDay("projects.firstDayText"),
  endsOn: optionalDay("projects.lastDayText"),
  requirementSetId: optionalSet,
  /** Where the vendor stands with the project's wrap-up; null: not known yet. */
  enrollment: enrollment.nullish(),
  ...externalFields,
});
export const contractFieldNames = contractFields.keyof().options;

/** Vendors that come onto a project, each with a contract. */
export const assignmentInput = contractFields.extend({ vendorIds: batchIds }).refine(daysFit, daysCheck);
export type AssignmentInput = z.input<typeof assignmentInput>;

/** The same, each vendor as if it were alone. */
export const assignmentBatch = contractFields.extend({ ids: batchIds }).refine(daysFit, daysCheck);
export type AssignmentBatch = z.input<typeof assignmentBatch>;

/** Vendors whose contracts get another set; null: their project's. Without a project, all contracts on active projects. */
export const requirementsBatch = z.object({ ids: batchIds, requirementSetId: optionalSet, projectId: z.uuid().nullish() });
export type RequirementsBatch = z.input<typeof requirementsBatch>;

export const assignmentForm = contractFields.refine(daysFit, daysCheck);
export const assignmentPatch = contractFields.partial().extend(versionSeen);
export type AssignmentPatch = z.input<typeof assignmentPatch>;

export const assignedDto = z.object({ added: z.number() });
export type AssignedDto = z.infer<typeof assignedDto>;

/** A vendor's contract on a project. */
export const assignmentParams = z.object({ id: z.uuid(), assignmentId: z.uuid() });

/** A vendor's enrollment in the wrap-up; `UNKNOWN`: nothing has been entered. */
const enrollmentFilter = z.preprocess((value) => value || undefined, z.enum([...enrollmentStatuses, "UNKNOWN"]).optional());

const gateFilter = z.preprocess((value) => value || undefined, z.enum(gateAnswers).optional());

/** Which of a project's contracts, and in which order; the worst status first unless told otherwise. */
export const assignmentFilter = z.object({
  search: searchText,
  work: gateFilter,
  pay: gateFilter,
  enrollment: enrollmentFilter,
  ...externalFilter,
  sort: sortOf(assignmentSorts),
});
export const assignmentQuery = assignmentFilter.extend({ page, limit, cursor });

const contractDto = z.object({
  contractNumber: z.string().nullable(),
  trade: z.string().nullable(),
  scopeOfWork: z.string().nullable(),
  /** ISO dates: first and last day of the contract; null: the project's. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  requirementSetId: z.string().nullable(),
  enrollment: enrollmentDto.nullable(),
  externalId: z.string().nullable(),
  externalSource: z.string().nullable(),
});
export type ContractValues = z.infer<typeof contractDto>;

export const assignmentDto = contractDto.extend({
  id: z.string(),
  vendor: z.object({ id: z.string(), name: z.string(), status: z.enum(vendorStatuses) }),
  /** The name of the contract's own set. */
  requirementSetName: z.string().nullable(),
  /** The contract's verdict, and its two gates. */
  complianceStatus: z.enum(complianceStatuses),
  /** Under review until a file is read: no person has to look at it. */
  isBeingRead: z.boolean(),
  complianceReason: z.string().nullable(),
  /** How many of its requirements rest on an exception. */
  exceptedCount: z.number(),
  /** How many soft requirements a compliant contract misses. */
  warningsCount: z.number(),
  /** Nothing but dates is required of it. */
  isByDates: z.boolean(),
  work: z.enum(gateAnswers),
  pay: z.enum(gateAnswers),
  /** The last day for which the status holds as things are; null: it does not hold, or the day is unknown. */
  validUntil: z.string().nullable(),
  earliestExpiration: z.string().nullable(),
  endsEarly: z.boolean(),
  ...versionDto,
});
export type AssignmentDto = z.infer<typeof assignmentDto>;

/** The answer to a change of an assignment. */
export const assignmentChangedDto = messageDto.extend({ ...contractDto.shape, ...versionDto });
/** The same before it is said. */
export type AssignmentChanged = z.input<typeof assignmentChangedDto>;

export const assignmentListDto = z.object({ assignments: z.array(assignmentDto), pagination: paginationDto });
export type AssignmentListDto = z.infer<typeof assignmentListDto>;

export const vendorProjectsQuery = z.object({ page, limit, cursor });

/** A contract of a vendor, with its project. */
export const vendorProjectDto = z.object({
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string(), number: z.string().nullable(), status: z.enum(projectStatuses) }),
  contractNumber: z.string().nullable(),
  trade: z.string().nullable(),
  scopeOfWork: z.string().nullable(),
  endsOn: z.string().nullable(),
  endsEarly: z.boolean(),
  /** The name of the project's wrap-up; null: it has none. */
  wrapName: z.string().nullable(),
  enrollment: enrollmentDto.nullable(),
  ...versionDto,
});
export type VendorProjectDto = z.infer<typeof vendorProjectDto>;

export const vendorProjectListDto = z.object({ projects: z.array(vendorProjectDto), pagination: paginationDto });
export type VendorProjectListDto = z.infer<typeof vendorProjectListDto>;
