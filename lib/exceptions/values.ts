import type { PlainKey } from "@/messages/say";

export const exceptionKinds = ["waive", "accept_short"] as const;
export const exceptionStates = ["requested", "approved", "refused", "ended", "withdrawn"] as const;
/** Parts of the list that can be asked for. `soon`: in force, and near the end. */
export const exceptionFilters = [...exceptionStates, "soon"] as const;
/** The approver is emailed this many days before the end. */
export const soonDays = 7;

/** Columns that the list can be sorted by; a minus before one turns its order. */
export const exceptionSorts = ["vendor", "until", "requested"] as const;

export const kindNames = { waive: "exceptions.waive", accept_short: "exceptions.acceptShort" } as const satisfies Record<string, PlainKey>;

/** An exception's status; `soon` is a part of the list. */
export const stateNames = {
  requested: "exceptions.stateRequested",
  approved: "exceptions.stateApproved",
  soon: "exceptions.endsSoon",
  refused: "exceptions.stateRefused",
  ended: "exceptions.stateEnded",
  withdrawn: "exceptions.stateWithdrawn",
} as const satisfies Record<string, PlainKey>;

/** An exception lasts five years at most: then someone looks again. */
export const mostDays = 5 * 366;
