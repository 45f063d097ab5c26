import type { PlainKey } from "@/messages/say";

/** The largest message that a door takes, with everything in it. */
export const maximumMessageBytes = 60 * 1024 * 1024;

/** Files that one message may hold; beyond, they are listed and left out. */
export const maximumFiles = 150;

/** The status of a delivery. Waiting or parked ones need a person, however long that takes. */
export const deliveryStates = ["received", "filed", "waiting", "parked", "closed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a delivery waits for a person, or was closed without one. */
export const causes = {
  unknown_sender: "inbox.noSender",
  sender_unverified: "inbox.causeSenderUnverified",
  two_candidates: "inbox.causeTwoCandidates",
  other_vendors_reply: "inbox.causeOtherVendorsReply",
  no_attachment: "inbox.causeNoAttachment",
  nothing_taken: "inbox.causeNothingTaken",
  not_all_taken: "inbox.causeNotAllTaken",
  automatic: "inbox.causeAutomatic",
  unparsed: "inbox.causeUnparsed",
  bounced: "inbox.causeBounced",
  delayed: "inbox.causeDelayed",
  own_mail: "inbox.causeOwnMail",
} as const satisfies Record<string, PlainKey>;
export type Cause = keyof typeof causes;
export const causeNames = Object.keys(causes) as Cause[];

/** Files of unproved senders that are read at a time, of a company and of one address; more wait in their emails until a person decides. */
export const mostUnverified = { ofCompany: 100, ofSender: 20 };

/** Why a file was left out. */
export const fileReasons = {
  unsupported: "inbox.reasonUnsupported",
  empty: "inbox.reasonEmpty",
  too_large: "inbox.reasonTooLarge",
  too_many: "inbox.reasonTooMany",
  too_deep: "inbox.reasonTooDeep",
  decoration: "inbox.reasonDecoration",
  repeated: "inbox.reasonRepeated",
  encrypted: "inbox.reasonEncrypted",
  unreadable_archive: "inbox.reasonUnreadableArchive",
  no_room: "inbox.reasonNoRoom",
} as const satisfies Record<string, PlainKey>;
export type FileReason = keyof typeof fileReasons;
export const fileReasonNames = Object.keys(fileReasons) as FileReason[];

/** Skipped on purpose: no one expects them to be filed, so no one is notified. */
export const silentReasons: readonly FileReason[] = ["decoration", "repeated"];
