import type { PlainKey } from "@/messages/say";

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
