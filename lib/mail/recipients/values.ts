import type { PlainKey } from "@/messages/say";

/** What a contact is to its vendor. */
export const contactRoleNames = {
  office: "contacts.roleOffice",
  agent: "contacts.roleAgent",
  safety: "contacts.roleSafety",
  billing: "contacts.roleBilling",
} as const satisfies Record<string, PlainKey>;
export type ContactRole = keyof typeof contactRoleNames;
export const contactRoles = Object.keys(contactRoleNames) as ContactRole[];

/** What a contact gets: requests for certificates, reminders, and copies of all else that the vendor is written. */
export const contactGets = ["requests", "reminders", "copies"] as const;
export type ContactGet = (typeof contactGets)[number];

/** Papers of every vendor that an email can be about. The company's kinds of documents have ids. */
export const paperKinds = ["insurance"] as const;

/** What an email can be about: insurance, or the kind of documents with an id. */
export type Paper = (typeof paperKinds)[number] | (string & {});
