import type { Vendor, VendorContact } from "@/generated/prisma/client";
import { pick, versionOf } from "@/lib/infra/versions-rules";
import { firstPerson, toPerson } from "@/lib/mail/recipients/queries";
import type { Person } from "@/lib/mail/recipients/rules";
import { paperKinds } from "@/lib/mail/recipients/values";
import { type ContactDto, contactFieldNames, type PersonDto } from "@/lib/vendors/contacts/schema";

/** What of a contact can be changed. */
export const editableContact = (row: VendorContact) => pick(row, contactFieldNames);

const toPersonDto = ({
  email,
  name,
  role,
  gets,
  papers,
  kindIds,
  bouncedAt,
  unsubscribedAt,
}: Person): Omit<PersonDto, "phone" | "bounceReason"> => ({
  ...{ email, name, role, gets: [...gets], papers: paperKinds.filter((one) => papers.includes(one)), kindIds: [...kindIds] },
  ...{ bouncedAt: bouncedAt?.toISOString() ?? null, unsubscribedAt: unsubscribedAt?.toISOString() ?? null },
});

export const toContactDto = (row: VendorContact): ContactDto => ({
  ...{ id: row.id, ...toPersonDto(toPerson(row)), phone: row.phone, bounceReason: row.bounceReason },
  version: versionOf(editableContact(row)),
});

export const toFirstDto = (vendor: Vendor): PersonDto => ({
  ...toPersonDto(firstPerson(vendor)),
  ...{ phone: vendor.phone, bounceReason: vendor.emailBounceReason },
});
