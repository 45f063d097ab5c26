import { z } from "zod";
import { gateAnswers } from "@/lib/compliance/requirements/values";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { listFormats } from "@/lib/infra/lists/values";

/** Whether a vendor may work and be paid: on a project or on all of its contracts, and on which day of the company; today unless told otherwise. */
export const clearanceQuery = z.object({ vendorId: z.uuid(), projectId: z.uuid().optional(), date: z.iso.date().optional() });

const gate = z.enum(gateAnswers);

export const clearanceDto = z.object({
  vendorId: z.string(),
  projectId: z.string().nullable(),
  date: z.string(),
  /** The worst answers of the contracts that were asked about. */
  work: gate,
  pay: gate,
  status: z.enum(complianceStatuses),
  /** The last day for which this holds as things are; null: it does not hold, or the day is unknown. */
  validUntil: z.string().nullable(),
  /** Why a gate is not clear. `assignmentId` null: about the vendor by itself. */
  reasons: z.array(z.object({ code: z.string(), message: z.string(), assignmentId: z.string().nullable() })),
});
export type ClearanceDto = z.infer<typeof clearanceDto>;

const counts = z.object({ clear: z.number(), warn: z.number(), stop: z.number() });
const contract = z.object({
  assignmentId: z.string(),
  vendor: z.object({ id: z.string(), name: z.string() }),
  contractNumber: z.string().nullable(),
  trade: z.string().nullable(),
});

/** A contract that will be on hold soon. `from`: the first day. */
const holdDto = contract.extend({ from: z.string(), reason: z.string(), work: gate, pay: gate });
export type HoldDto = z.infer<typeof holdDto>;

/** A contract whose work is done and whose general liability is still required. */
const completedOperationsDto = contract.extend({
  /** The last day on which it is required. */
  until: z.string(),
  status: z.enum(complianceStatuses),
  /** Under review until a file is read: no person has to look at it. */
  isBeingRead: z.boolean(),
  reason: z.string().nullable(),
  isLapsed: z.boolean(),
  /** When the vendor was last asked for it by email. */
  askedOn: z.string().nullable(),
});
export type CompletedOperationsDto = z.infer<typeof completedOperationsDto>;

/** Who of a project may work and be paid: how many contracts, which will be on hold soon, and which are still insured after the work. */
export const projectClearanceDto = z.object({
  date: z.string(),
  work: counts,
  pay: counts,
  holds: z.array(holdDto),
  completedOperations: z.array(completedOperationsDto),
});
export type ProjectClearanceDto = z.infer<typeof projectClearanceDto>;

export const sheetQuery = z.object({ format: z.enum([...listFormats, "pdf"]).default("csv") });
