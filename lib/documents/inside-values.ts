import type { PlainKey } from "@/messages/say";

/** Why a file inside a PDF could not be used, with what to do. */
export const leftOutReasons = {
  unsupported: "documents.insideUnsupported",
  too_large: "documents.insideTooLarge",
  too_many: "documents.insideTooMany",
  too_deep: "documents.insideTooDeep",
  nested_passport: "passports.nested",
  no_room: "documents.insideNoRoom",
  link_full: "documents.insideLinkFull",
} as const satisfies Record<string, PlainKey>;
export type LeftOutReason = keyof typeof leftOutReasons;
export const leftOutReasonNames = Object.keys(leftOutReasons) as LeftOutReason[];
