import { z } from "zod";
import { exceptionFilters, exceptionKinds, exceptionSorts, exceptionStates } from "@/lib/exceptions/values";
import { batchIds, cursor, exportFormat, paginationDto, searchText, sortOf } from "@/lib/infra/lists/schema";
import { optionalText, requiredLine } from "@/lib/infra/text-schema";

/** A request for an exception. Its subject comes from the vendor's current verdict. */
export const exceptionInput = z.object({
  vendorId: z.uuid(),
  /** The contract; left out: the vendor by itself. */
  assignmentId: z.uuid().nullish(),
  requirement: z.string().min(1).max(80),
  kind: z.enum(exceptionKinds),
  reason: requiredLine(1000, "common.reason"),
  /** The last day. */
  until: z.iso.date(),
  condition: optionalText(1000, "exceptions.condition"),
  /** The member who looks after the condition. */
  ownerId: z.uuid().nullish(),
});
export type ExceptionInput = z.input<typeof exceptionInput>;

/** Which exceptions, and in which order: unless told otherwise requests first, then those that end next. */
export const exceptionFilter = z.object({
  /** Looks into the names of vendors, projects and people, and into reasons. */
  search: searchText,
  vendorId: z.uuid().optional(),
  state: z.preprocess((value) => value || undefined, z.enum(exceptionFilters).optional()),
  kind: z.preprocess((value) => value || undefined, z.enum(exceptionKinds).optional()),
  /** Only exceptions from the requirements of contracts on this project. */
  projectId: z.union([z.literal(""), z.uuid()]).optional(),
  sort: sortOf(exceptionSorts),
});

export const exceptionExport = exceptionFilter.extend(exportFormat);

export const exceptionQuery = exceptionFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor,
});

/** Approves several requests. */
export const exceptionBatch = z.object({ action: z.enum(["approve"]), ids: batchIds });

/** What an admin does about one; why is required where it is refused or ended early. */
export const exceptionAnswer = z.object({
  answer: z.enum(["approve", "refuse", "end"]),
  note: optionalText(1000, "exceptions.note"),
});

export const exceptionDto = z.object({
  id: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  project: z.object({ id: z.string(), name: z.string(), contractNumber: z.string().nullable() }).nullable(),
  assignmentId: z.string().nullable(),
  requirement: z.string(),
  /** What the requirement asks, in words. */
  required: z.string(),
  kind: z.enum(exceptionKinds),
  /** One whose last day has passed is ended, whatever was recorded. */
  state: z.enum(exceptionStates),
  reason: z.string(),
  condition: z.string().nullable(),
  owner: z.string().nullable(),
  from: z.string(),
  until: z.string(),
  /** The last day in fact: the policy that it rests on may end before. */
  lastDay: z.string(),
  endsSoon: z.boolean(),
  /** The requirement asks for more than what was asked or approved: it needs a new decision, and does not count until then. */
  isOutdated: z.boolean(),
  /** What the requirement asks now, in words, where it asks for more. */
  requiredNow: z.string().nullable(),
  /** Whether the reader asked for it. */
  isMine: z.boolean(),
  /** Whether a verdict of today rests on it; in force without that, the requirement is met. */
  isApplied: z.boolean(),
  policyNumber: z.string().nullable(),
  /** The least amount that is accepted, in whole dollars. */
  least: z.number().nullable(),
  requestedBy: z.string().nullable(),
  /** The vendor itself asked for it, on its page. */
  byVendor: z.boolean(),
  requestedAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  note: z.string().nullable(),
});
export type ExceptionDto = z.infer<typeof exceptionDto>;

export const exceptionListDto = z.object({
  exceptions: z.array(exceptionDto),
  /** How many each part of the list has. */
  counts: z.record(z.enum(exceptionFilters), z.number()),
  pagination: paginationDto,
});
export type ExceptionListDto = z.infer<typeof exceptionListDto>;
