import type { z } from "zod";
import type { vendorQuery } from "@/lib/vendors/schema";

/** How many of a vendor's emails, documents and exceptions are shown at a time. */
export const vendorEmailsShown = 5;
export const vendorDocumentsShown = 5;
export const vendorExceptionsShown = 5;

export type VendorFilter = Partial<z.output<typeof vendorQuery>>;

/** Under what the answers are kept; pages that bring them along use the same. */
export const vendorKeys = {
  all: ["vendors"] as const,
  lists: ["vendors", "list"] as const,
  list: (filter: VendorFilter) => ["vendors", "list", filter] as const,
  one: (id: string) => ["vendors", "one", id] as const,
  coverages: (id: string) => ["vendors", "coverages", id] as const,
  verdict: (id: string, date: string) => ["vendors", "one", id, "verdict", date] as const,
  timeline: (id: string, from: string, to: string) => ["vendors", "one", id, "timeline", from, to] as const,
  reminders: (id: string) => ["vendors", "one", id, "reminders"] as const,
  contacts: (id: string) => ["vendors", "one", id, "contacts"] as const,
  notes: (id: string) => ["vendors", "one", id, "notes"] as const,
  merges: (id: string) => ["vendors", "one", id, "merges"] as const,
  mergePreview: (id: string, other: string) => ["vendors", "one", id, "merge", other] as const,
  slots: (id: string) => ["vendors", "one", id, "slots"] as const,
  passports: (id: string) => ["vendors", "one", id, "passports"] as const,
  links: (id: string) => ["vendors", "one", id, "links"] as const,
  agencies: (id: string) => ["vendors", "one", id, "agencies"] as const,
  notices: (id: string) => ["vendors", "one", id, "notices"] as const,
  exceptions: (filter: object) => ["vendors", "exceptions", filter] as const,
  past: (filter: { date: string; projectId: string | undefined; page: number }) => ["vendors", "past", filter] as const,
  emailsOf: (id: string) => ["vendors", "emails", id] as const,
  emails: (id: string, page: number) => ["vendors", "emails", id, page] as const,
  email: (id: string, emailId: string) => ["vendors", "emails", id, "one", emailId] as const,
  invite: ["vendors", "invite"] as const,
};
