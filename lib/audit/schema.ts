import { z } from "zod";

/** Parts of the log that can be asked for, by what an event is about. */
export const areas = ["vendors", "documents", "people", "company"] as const;
export type Area = (typeof areas)[number];

const orEmpty = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .literal("")
    .transform(() => undefined)
    .or(shape)
    .optional();

const day = (name: string) => orEmpty(z.iso.date(`${name} must be a date, for example 2027-03-04`));

export const activityFilter = z.object({
  /** A member's id, or "system" for what Coverkeep did by itself. */
  who: orEmpty(z.literal("system").or(z.uuid("Please choose a person from the list"))),
  about: orEmpty(z.enum(areas, "Please choose a subject from the list")),
  /** First and last day, both included, in the company's time zone. */
  from: day("From"),
  to: day("To"),
});
export const activityQuery = activityFilter.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

const person = z.object({ id: z.string(), name: z.string() });

export const activityDto = z.object({
  /** Place in the company's chain, counted from 1. */
  seq: z.number(),
  at: z.string(),
  /** null: Coverkeep itself, or the platform. */
  who: person.nullable(),
  action: z.string(),
  /** `name` is the one at the time; null: it has none, or none was kept. `isThere` false: it was deleted since. */
  subject: z.object({ type: z.string(), id: z.string(), name: z.string().nullable(), isThere: z.boolean() }),
  /** What more the event holds, in words; "" where there is nothing. */
  details: z.string(),
});
export type ActivityDto = z.infer<typeof activityDto>;

export const activityListDto = z.object({
  events: z.array(activityDto),
  pagination: z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() }),
  /** Everybody who can be asked for. */
  people: z.array(person),
});
export type ActivityListDto = z.infer<typeof activityListDto>;

/** `brokenAt`: the first event that was changed, or is missing; null when the chain is intact. */
export const chainDto = z.object({ events: z.number(), brokenAt: z.number().nullable() });
export type ChainDto = z.infer<typeof chainDto>;

/** What somebody did, as a sentence without its subject. What is not in here is told by its own name. */
const words: Record<string, string> = {
  "company.deletion_asked": "asked to delete the company",
  "company.exported": "exported the company's data",
  "company.kept": "kept the company",
  "company.registered": "signed the company up",
  "company.updated": "changed the company profile",
  "document.assigned": "gave a document to a vendor",
  "document.deleted": "deleted a document",
  "document.moved": "gave a document to another vendor",
  "document.read": "read a document",
  "document.reading_failed": "could not read a document",
  "document.reprocessed": "had a document read again",
  "document.reviewed": "reviewed a document",
  "document.type_stated": "changed a document's type",
  "document.uploaded": "uploaded a document",
  "plan.activated": "put a plan into force",
  "plan.ended": "ended a plan",
  "plan.wished": "chose a plan",
  "team.deactivated": "took a member's access",
  "team.invitation_withdrawn": "withdrew an invitation",
  "team.invited": "invited somebody",
  "team.joined": "joined the team",
  "team.reactivated": "gave a member access again",
  "team.role_changed": "changed a member's role",
  "user.deleted": "deleted an account that was asked to be",
  "user.deletion_asked": "asked to delete their account",
  "user.email_changed": "changed their email address",
  "user.email_confirmed": "confirmed their email address",
  "user.identity_linked": "linked an account for signing in",
  "user.kept": "kept their account",
  "user.made_platform_admin": "became a platform admin",
  "user.notifications_changed": "changed their notifications",
  "user.password_changed": "changed their password",
  "user.password_reset": "reset their password",
  "user.recovery_code_used": "signed in with a recovery code",
  "user.recovery_codes_renewed": "made new recovery codes",
  "user.second_factor_off": "turned two-factor authentication off",
  "user.second_factor_on": "turned two-factor authentication on",
  "user.signed_in": "signed in",
  "user.signed_out": "signed out",
  "user.signed_out_device": "signed a device out",
  "user.signed_out_devices": "signed out everywhere else",
  "user.updated": "changed their profile",
  "vendor.created": "added a vendor",
  "vendor.deleted": "deleted a vendor",
  "vendor.invited": "sent a vendor an invitation",
  "vendor.name_accepted": "accepted another name of a vendor",
  "vendor.updated": "changed a vendor",
  "vendors.import_undone": "undid an import of vendors",
  "vendors.imported": "imported a list of vendors",
};

export function actionInWords(action: string): string {
  const [subject = "", ...rest] = action.split(".");
  return words[action] ?? `${subject}: ${rest.join(" ")}`.replaceAll("_", " ");
}
