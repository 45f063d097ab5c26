import { textsOf } from "@/messages/say";

export const kindNames = textsOf({ waive: "exceptions.waive", accept_short: "exceptions.acceptShort" });

/** An exception's status; `soon` is a part of the list. */
export const exceptionStateNames = textsOf({
  requested: "exceptions.stateRequested",
  approved: "exceptions.stateApproved",
  soon: "exceptions.endsSoon",
  refused: "exceptions.stateRefused",
  ended: "exceptions.stateEnded",
  withdrawn: "exceptions.stateWithdrawn",
});
