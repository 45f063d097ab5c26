import { z } from "zod";
import { requiredLine } from "@/lib/infra/text-schema";
import { versionSeen } from "@/lib/infra/versions-schema";
import { vendorInput } from "@/lib/vendors/schema";

/** Contact data as the vendor itself corrects them. */
export const contactInput = vendorInput.pick({ contactName: true, email: true, phone: true, address: true }).extend(versionSeen);

/** That a requirement is waived, or less accepted, as the vendor asks for it. */
export const exceptionAsked = z.object({
  requirement: z.string().min(1).max(80),
  assignmentId: z.uuid().nullish(),
  reason: requiredLine(1000, "common.reason"),
});

/** The agent whom the vendor's page is sent to. */
export const agentInput = vendorInput.pick({ email: true });

export const reportKinds = ["not_written", "cancelled"] as const;

/** That a policy on file has ended, as its agent or its vendor says. */
export const reportInput = z.object({
  policyId: z.uuid(),
  kind: z.enum(reportKinds),
  note: requiredLine(500, "notices.note").optional(),
});
