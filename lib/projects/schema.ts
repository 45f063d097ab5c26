import { z } from "zod";
import { doneDto } from "@/lib/accounts/sign-in/schema";
import { complianceStatuses } from "@/lib/compliance/values";
import { batchIds, paginationDto, searchText, sortOf } from "@/lib/infra/lists/schema";
import { optionalName, optionalText, requiredName } from "@/lib/infra/text/schema";
import { versionDto, versionSeen } from "@/lib/infra/versions/schema";
import { daysFit, daysProblem } from "@/lib/projects/rules";
import { assignmentSorts, projectSorts, projectStatuses } from "@/lib/projects/values";
import { vendorStatuses } from "@/lib/vendors/values";
import { type PlainKey, say } from "@/messages/say";

export type ProjectStatus = (typeof projectStatuses)[number];

/** A day that may be left out: not given stays undefined (left as it is), empty becomes null (taken away). */
const optionalDay = (name: PlainKey) =>
  z
    .string()
    .refine((text) => text === "" || (z.iso.date().safeParse(text).success && text >= "1990-01-01" && text < "2200-01-01"), {
      error: () => say("projects.nameMustBeADate", { name: say(name) }),
    })
    .nullish()
    .transform((day) => (day === undefined ? undefined : day || null));

const projectFields = z.object({
  name: requiredName(200, "projects.projectNameName"),
  number: optionalName(60, "projects.projectNumberNumber"),
  address: optionalText(500, "common.address"),
  startsOn: optionalDay("projects.firstDayText"),
  endsOn: optionalDay("projects.lastDayText"),
});

const workDays = projectFields.pick({ startsOn: true, endsOn: true });

export const projectInput = projectFields.refine(daysFit, {
  path: ["endsOn"],
  error: daysProblem,
  // Beside the other faults.
  when: ({ value }) => workDays.safeParse(value).success,
});
export type ProjectInput = z.input<typeof projectInput>;

/** Against the days that are there already, the change itself is checked. */
const projectChange = projectFields.partial().extend({ status: z.enum(projectStatuses).optional() });
export const projectFieldNames = projectChange.keyof().options;
export const projectPatch = projectChange.extend(versionSeen);
export type ProjectPatch = z.input<typeof projectPatch>;

/** Which projects, and in which order; newest first unless told otherwise. */
export const projectFilter = z.object({
  search: searchText,
  status: z.preprocess((value) => value || undefined, z.enum(projectStatuses).optional()),
  sort: sortOf(projectSorts),
});

const page = z.coerce.number().int().min(1).max(100_000).default(1);
const limit = z.coerce.number().int().min(1).max(100).default(10);

export const projectQuery = projectFilter.extend({ page, limit });

export const projectDto = z.object({
  id: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  address: z.string().nullable(),
  status: z.enum(projectStatuses),
  /** ISO dates: first and last day of the work. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  createdAt: z.string(),
  /** How many vendors are on it, and how many of these have which status, the worst first. */
  vendors: z.number(),
  standing: z.array(z.object({ status: z.enum(complianceStatuses), count: z.number() })),
  /** Vendors whose cover ends before the work does. */
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

const scopeOfWork = optionalName(200, "projects.scopeOfWork");

/** Vendors that come onto a project; those that are on it already stay as they are. */
export const assignmentInput = z.object({ vendorIds: batchIds, scopeOfWork });
export type AssignmentInput = z.input<typeof assignmentInput>;

export const assignmentForm = z.object({ scopeOfWork });
export const assignmentPatch = assignmentForm.extend(versionSeen);
export type AssignmentPatch = z.input<typeof assignmentPatch>;

export const assignedDto = z.object({ added: z.number() });
export type AssignedDto = z.infer<typeof assignedDto>;

/** A vendor of a project. */
export const assignmentParams = z.object({ id: z.uuid(), vendorId: z.uuid() });

/** Which of a project's vendors, and in which order; the worst status first unless told otherwise. */
export const assignmentFilter = z.object({ search: searchText, sort: sortOf(assignmentSorts) });
export const assignmentQuery = assignmentFilter.extend({ page, limit });

export const assignmentDto = z.object({
  vendor: z.object({ id: z.string(), name: z.string(), status: z.enum(vendorStatuses) }),
  scopeOfWork: z.string().nullable(),
  /** The vendor's own verdict. */
  complianceStatus: z.enum(complianceStatuses),
  complianceReason: z.string().nullable(),
  earliestExpiration: z.string().nullable(),
  endsEarly: z.boolean(),
  ...versionDto,
});
export type AssignmentDto = z.infer<typeof assignmentDto>;

/** The answer to a change of an assignment. */
export const assignmentChangedDto = doneDto.extend({ scopeOfWork: z.string().nullable(), ...versionDto });
export type AssignmentChangedDto = z.infer<typeof assignmentChangedDto>;

export const assignmentListDto = z.object({ assignments: z.array(assignmentDto), pagination: paginationDto });
export type AssignmentListDto = z.infer<typeof assignmentListDto>;

export const vendorProjectsQuery = z.object({ page, limit });

/** A project of a vendor. */
export const vendorProjectDto = z.object({
  project: z.object({ id: z.string(), name: z.string(), number: z.string().nullable(), status: z.enum(projectStatuses) }),
  scopeOfWork: z.string().nullable(),
  endsOn: z.string().nullable(),
  endsEarly: z.boolean(),
});
export type VendorProjectDto = z.infer<typeof vendorProjectDto>;

export const vendorProjectListDto = z.object({ projects: z.array(vendorProjectDto), pagination: paginationDto });
export type VendorProjectListDto = z.infer<typeof vendorProjectListDto>;
