import type { kindExpirations } from "@/lib/compliance/kinds/values";
import { enrollmentStarter } from "@/lib/compliance/wraps/values";
import type { PlainKey } from "@/messages/say";

export type Starter = {
  name: PlainKey;
  told: PlainKey;
  expires: (typeof kindExpirations)[number];
  months: number | null;
  reminderDays: readonly number[];
};

const dated = { expires: "date", months: null, reminderDays: [60, 30, 7] } as const;
const never = { expires: "never", months: null, reminderDays: [] } as const;
const yearly = { expires: "months", months: 12, reminderDays: [30, 7] } as const;

/**
 * Kinds that firms commonly keep. None is in use until a company chooses it. A key is stored, and never renamed. Their titles are in
 * lib/compliance/terms/papers-values.ts.
 */
export const starters = {
  w9: {
    ...never,
    name: "server.kinds.w9",
    told: "server.kinds.w9Told",
  },
  license: {
    ...dated,
    name: "server.kinds.license",
    told: "server.kinds.licenseTold",
  },
  agreement: {
    ...never,
    name: "server.kinds.agreement",
    told: "server.kinds.agreementTold",
  },
  "wc-exemption": {
    ...dated,
    name: "server.kinds.wcExemption",
    told: "server.kinds.wcExemptionTold",
  },
  "ny-registration": {
    ...dated,
    name: "server.kinds.nyRegistration",
    told: "server.kinds.nyRegistrationTold",
  },
  bond: {
    ...yearly,
    name: "server.kinds.bond",
    told: "server.kinds.bondTold",
  },
  "safety-plan": {
    ...yearly,
    name: "server.kinds.safetyPlan",
    told: "server.kinds.safetyPlanTold",
  },
  emr: {
    ...yearly,
    name: "server.kinds.emr",
    told: "server.kinds.emrTold",
  },
  [enrollmentStarter]: {
    ...never,
    name: "server.kinds.wrapEnrollment",
    told: "server.kinds.wrapEnrollmentTold",
  },
} as const satisfies Record<string, Starter>;

export type StarterKey = keyof typeof starters;
export const starterKeys = Object.keys(starters) as [StarterKey, ...StarterKey[]];
