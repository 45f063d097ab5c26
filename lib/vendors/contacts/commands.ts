import type { z } from "zod";
import type { Vendor, VendorContact } from "@/generated/prisma/client";
import { lockVendor } from "@/lib/compliance/judging/refreshing-commands";
import { changedFields, sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { withPhone } from "@/lib/infra/phones-rules";
import { coded } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { contactIdsAt, firstPerson, isPersonOf, toPerson } from "@/lib/mail/recipients/queries";
import { isSameAddress } from "@/lib/mail/recipients/rules";
import { contactGets } from "@/lib/mail/recipients/values";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { editableContact, toContactDto } from "@/lib/vendors/contacts/dto";
import { listContacts } from "@/lib/vendors/contacts/queries";
import { type ContactDto, type ContactListDto, type contactInput, type contactPatch, contactsQuery } from "@/lib/vendors/contacts/schema";
import { mostContacts } from "@/lib/vendors/contacts/values";
import { tellOldAddress } from "@/lib/vendors/old-address-commands";

const firstPage = contactsQuery.parse({});

async function lockedVendor(tx: Tx, scope: CompanyScope, vendorId: string): Promise<Vendor> {
  if (!(await lockVendor(tx, scope, vendorId))) throw notFound(coded("common.vendor"));
  return tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id: vendorId } } });
}

async function loadContact(tx: Tx, { companyId }: CompanyScope, vendorId: string, id: string): Promise<VendorContact> {
  const row = await tx.vendorContact.findFirst({ where: { companyId, vendorId, id } });
  if (!row) throw notFound(coded("common.contact"));
  return row;
}

/** Throws `invalid` at the field where an address is another contact's of the vendor. */
async function refuseKnown(tx: Tx, scope: CompanyScope, vendorId: string, email: string): Promise<void> {
  const known = coded("server.vendors.contactExists");
  if (await isPersonOf(tx, scope, vendorId, email)) throw new AppError("invalid", known, { email: known });
}

/** Throws `invalid` at the field for a kind of documents that the company does not have. */
async function refuseUnknownKinds(tx: Tx, { companyId }: CompanyScope, ids: readonly string[] = []): Promise<void> {
  const known = await tx.documentKind.count({ where: { companyId, id: { in: [...ids] } } });
  const unknown = coded("server.vendors.kindUnknown");
  if (known < ids.length) throw new AppError("invalid", unknown, { kindIds: unknown });
}

/** The vendor was changed too: lists of changes and the undo of an import go by its time. The log has no address. */
async function tell(tx: Tx, scope: CompanyScope, vendorId: string, action: string, fields?: string[]): Promise<void> {
  const { companyId } = scope;
  await tx.vendor.update({ where: { companyId_id: { companyId, id: vendorId } }, data: { updatedAt: now() } });
  await recordEvent(tx, scope, { action, subjectType: "vendor", subjectId: vendorId, ...(fields && { details: { fields } }) });
}

/** Adds a contact to a vendor. Throws `not_found`, `invalid` for the address of another contact, and `limit_reached`. */
export function addContact(scope: CompanyScope, vendorId: string, input: z.output<typeof contactInput>): Promise<ContactDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await lockedVendor(tx, scope, vendorId);
    await refuseKnown(tx, scope, vendorId, input.email);
    await refuseUnknownKinds(tx, scope, input.kindIds);
    if ((await tx.vendorContact.count({ where: { companyId, vendorId } })) >= mostContacts)
      throw new AppError("limit_reached", coded("server.vendors.contactsTooMany", { most: mostContacts }));
    const row = await tx.vendorContact.create({ data: { ...sentFields(withPhone(input)), companyId, vendorId, createdAt: now() } });
    await tell(tx, scope, vendorId, "vendor.contact_added");
    return toContactDto(row);
  });
}

/** Changes a contact. The former address is told of a new one. Throws `not_found`, `invalid` and `outdated`. */
export function changeContact(
  scope: CompanyScope,
  vendorId: string,
  id: string,
  { version, ...patch }: z.output<typeof contactPatch>,
): Promise<ContactDto> {
  return inCompany(scope, async (tx) => {
    const vendor = await lockedVendor(tx, scope, vendorId);
    const before = await loadContact(tx, scope, vendorId, id);
    refuseOutdated(editableContact(before), patch, version);
    const data = changedFields(before, withPhone(patch, before.phone));
    if (Object.keys(data).length === 0) return toContactDto(before);
    const isMoved = data.email !== undefined && !isSameAddress(data.email, before.email);
    if (isMoved && data.email) await refuseKnown(tx, scope, vendorId, data.email);
    await refuseUnknownKinds(tx, scope, data.kindIds);
    // What became of the old address says nothing about a new one.
    const fresh = isMoved ? { unsubscribedAt: null, bouncedAt: null, bounceReason: null } : {};
    const where = { companyId_id: { companyId: scope.companyId, id } };
    const row = await tx.vendorContact.update({ where, data: { ...data, ...fresh } });
    if (isMoved) await tellOldAddress(tx, scope, vendor, toPerson(before));
    await tell(tx, scope, vendorId, "vendor.contact_changed", Object.keys(data));
    return toContactDto(row);
  });
}

/** Removes a contact, and ends the links to the vendor's page that it was sent. Throws `not_found` and `outdated`. */
export async function removeContact(scope: CompanyScope, vendorId: string, id: string, version?: string): Promise<ContactListDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    await lockedVendor(tx, scope, vendorId);
    const row = await loadContact(tx, scope, vendorId, id);
    refuseOutdated(editableContact(row), {}, version);
    await tx.vendorContact.delete({ where: { companyId_id: { companyId, id } } });
    const live = await tx.portalLink.findMany({ where: { companyId, vendorId, revokedAt: null }, select: { id: true, recipient: true } });
    const ids = live.filter(({ recipient }) => isSameAddress(recipient, row.email)).map((link) => link.id);
    await tx.portalLink.updateMany({ where: { companyId, id: { in: ids } }, data: { revokedAt: now() } });
    await tell(tx, scope, vendorId, "vendor.contact_removed");
  });
  return listContacts(scope, vendorId, firstPage);
}

/** Makes a contact the vendor's first one, which gets everything. The one that was first becomes another one. Throws `not_found`. */
export async function makeFirst(scope: CompanyScope, vendorId: string, id: string): Promise<ContactListDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    const vendor = await lockedVendor(tx, scope, vendorId);
    const { email, name, phone, bouncedAt, bounceReason, unsubscribedAt } = await loadContact(tx, scope, vendorId, id);
    const former = firstPerson(vendor);
    const twins = (await contactIdsAt(tx, scope, vendorId, former.email)).filter((one) => one !== id);
    await tx.vendorContact.deleteMany({ where: { companyId, id: { in: twins } } });
    await tx.vendor.update({
      where: { companyId_id: { companyId, id: vendorId } },
      data: { email, contactName: name, phone, unsubscribedAt, emailBouncedAt: bouncedAt, emailBounceReason: bounceReason },
    });
    await tx.vendorContact.update({
      where: { companyId_id: { companyId, id } },
      data: {
        ...{ email: former.email, name: former.name, phone: vendor.phone, role: "office", gets: [...contactGets], papers: [], kindIds: [] },
        ...{ bouncedAt: former.bouncedAt, bounceReason: vendor.emailBounceReason, unsubscribedAt: former.unsubscribedAt },
      },
    });
    await tell(tx, scope, vendorId, "vendor.contact_made_first");
  });
  return listContacts(scope, vendorId, firstPage);
}
