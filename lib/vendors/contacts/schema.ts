import { z } from "zod";
import { mostKinds } from "@/lib/compliance/kinds/values";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { optionalLine, optionalName } from "@/lib/infra/text-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { contactGets, contactRoles, paperKinds } from "@/lib/mail/recipients/values";
import { vendorInput } from "@/lib/vendors/schema";

const role = z
  .enum(contactRoles)
  .default("office")
  .meta({ description: "What the contact is to the vendor. An agent's link to the vendor's page does not speak for the vendor" });
const gets = z
  .array(z.enum(contactGets))
  .max(contactGets.length)
  .transform((all) => contactGets.filter((one) => all.includes(one)))
  .default(["requests", "reminders"])
  .meta({
    description:
      "What the contact is emailed: requests for certificates, reminders, and copies of all other emails to the vendor. Empty: nothing, and its own emails are still the vendor's",
    example: ["requests", "reminders"],
  });
const papers = z
  .array(z.enum(paperKinds))
  .max(paperKinds.length)
  .default([])
  .meta({ description: "Whether the contact is emailed about insurance", example: ["insurance"] });
const kindIds = z
  .array(z.uuid())
  .max(mostKinds)
  .transform((all) => [...new Set(all)])
  .default([])
  .meta({
    description:
      "The kinds of documents that the contact is emailed about. With `papers` empty too: everything, but an agent only about insurance",
    example: [],
  });

const contactFields = {
  email: vendorInput.shape.email.meta({ description: "No two contacts of a vendor have the same", example: "agent@agency.example" }),
  name: optionalName(120, "vendors.contactNameText").meta({ description: "The person or firm, as emails greet it" }),
  phone: optionalLine(40, "common.phone").meta({ description: "Formatted when it is saved" }),
};

export const contactInput = z.object({ ...contactFields, role, gets, papers, kindIds });
export type ContactInput = z.input<typeof contactInput>;
export const contactFieldNames = contactInput.keyof().options;

/** A default would change a field that was not sent. */
const contactChange = z
  .object({ ...contactFields, role: role.unwrap(), gets: gets.unwrap(), papers: papers.unwrap(), kindIds: kindIds.unwrap() })
  .partial();
export const contactPatch = contactChange.extend(versionSeen);
export type ContactPatch = z.input<typeof contactPatch>;

export const contactParams = z.object({ id: z.uuid(), contactId: z.uuid() });
export const contactsQuery = pageQuery(50);

const person = z.object({
  email: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(contactRoles),
  gets: z.array(z.enum(contactGets)),
  papers: z.array(z.enum(paperKinds)),
  kindIds: z.array(z.string()),
  /** When an email to the address came back for good, and why; null: none did since it was entered. */
  bouncedAt: z.string().nullable(),
  bounceReason: z.string().nullable(),
  /** When the contact unsubscribed from reminders. */
  unsubscribedAt: z.string().nullable(),
});

export const contactDto = person.extend({ id: z.string(), ...versionDto });
export type ContactDto = z.infer<typeof contactDto>;

/** A vendor's contacts: the first one, which its own email, contact and phone are and which gets everything, then the others by age. */
export const contactListDto = z.object({ first: person, contacts: z.array(contactDto), pagination: paginationDto });
export type ContactListDto = z.infer<typeof contactListDto>;
export type PersonDto = z.infer<typeof person>;
