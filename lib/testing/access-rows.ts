import type { Call } from "@/lib/testing/request";

/** Who calls. `neighbour` is an admin of another company, `platform` a platform admin whose own company is another one too. */
export const callers = ["anonymous", "suspended", "viewer", "manager", "admin", "neighbour", "platform"] as const;
export type Caller = (typeof callers)[number];
export type Answers = Record<Caller, number>;

/** What a row may use of the company whose data is at stake: made anew for every call. */
export type Subject = { vendorId: string; documentId: string; projectId: string; assignmentId: string; requirementSetId: string };

export type Row = { answers: Answers; call?: (subject: Subject) => Call };
