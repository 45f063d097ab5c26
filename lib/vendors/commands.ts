import type { z } from "zod";
import { createPersonLink } from "@/lib/accounts/links/commands";
import { requireVendorRoom } from "@/lib/companies/plan-limits/commands";
import { judgeVendors } from "@/lib/compliance/judging/commands";
import { lockVendor, refreshVendor } from "@/lib/compliance/judging/refreshing-commands";
import { loadGap } from "@/lib/compliance/requests/requesting-queries";
import { changedFields, sentFields } from "@/lib/infra/changed-fields";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { externalTaken } from "@/lib/infra/external-ids";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import type { Done } from "@/lib/infra/messages-schema";
import { withPhone } from "@/lib/infra/phones-rules";
import { enqueue } from "@/lib/infra/queue";
import { removeFilesJob } from "@/lib/infra/remove-files";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { queueMail } from "@/lib/mail/commands";
import { papersAsked } from "@/lib/mail/gaps-rules";
import { countInvitation } from "@/lib/mail/limits/commands";
import { mayMailVendors } from "@/lib/mail/limits/queries";
import { confirmFirst } from "@/lib/mail/limits/rules";
import { announceVendor } from "@/lib/mail/notices/commands";
import { contactIdsAt, findRecipients, firstPerson } from "@/lib/mail/recipients/queries";
import { writeToVendor } from "@/lib/mail/templates/queries";
import { sendAgain } from "@/lib/reminders/sending-commands";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { editableVendor, toVendorDto } from "@/lib/vendors/dto";
import { refuseDuplicate } from "@/lib/vendors/duplicates-queries";
import { tellOldAddress } from "@/lib/vendors/old-address-commands";
import type { newVendor, VendorAction, VendorDto, vendorBatch, vendorPatch } from "@/lib/vendors/schema";

/** What the audit log calls a change: the names of the fields, never their values. */
const changed = (fields: object) => ({ fields: Object.keys(fields) });

/** Writes a row. Of two vendors that get the same external id, the database takes one. */
const writing = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    throw externalTaken(error) ?? error;
  });

/**
 * Adds a vendor. Throws `limit_reached` where the plan has no room for another one, and `possible_duplicate` where another vendor has the
 * name, or nearly, unless a person allowed it.
 */
export function createVendor(scope: CompanyScope, { allowDuplicate, ...input }: z.output<typeof newVendor>): Promise<VendorDto> {
  return inCompany(scope, async (tx) => {
    await requireVendorRoom(tx, scope);
    if (!allowDuplicate) await refuseDuplicate(tx, scope, input.name);
    const digest = { isAnnounced: false, addedById: scope.actor.id };
    const data = { ...sentFields(withPhone(input)), ...digest, companyId: scope.companyId };
    const vendor = await writing(() => tx.vendor.create({ data }));
    await announceVendor(tx, scope);
    await recordEvent(tx, scope, { action: "vendor.created", subjectType: "vendor", subjectId: vendor.id });
    await judgeVendors(tx, scope, [vendor.id]);
    return toVendorDto(await tx.vendor.findUniqueOrThrow({ where: { companyId_id: { companyId: scope.companyId, id: vendor.id } } }));
  });
}

/** Changes the given fields that are different, and logs those. */
export function updateVendor(
  scope: CompanyScope,
  id: string,
  { version, allowDuplicate, ...patch }: z.output<typeof vendorPatch>,
): Promise<VendorDto> {
  return inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, id))) throw notFound(coded("common.vendor"));
    const where = { companyId_id: { companyId: scope.companyId, id } };
    const before = await tx.vendor.findUniqueOrThrow({ where });
    refuseOutdated(editableVendor(before), patch, version);
    const data = changedFields(before, withPhone(patch, before.phone));
    if (Object.keys(data).length === 0) return toVendorDto(before);
    if (data.name && !allowDuplicate) await refuseDuplicate(tx, scope, data.name, id);
    // What became of the old address says nothing about a new one.
    const fresh = data.email ? { unsubscribedAt: null, emailBouncedAt: null, emailBounceReason: null } : {};
    await writing(() => tx.vendor.update({ where, data: { ...data, ...fresh } }));
    if (data.email) {
      // A contact that becomes the first one is no other one any more.
      const ids = await contactIdsAt(tx, scope, id, data.email);
      await tx.vendorContact.deleteMany({ where: { companyId: scope.companyId, id: { in: ids } } });
      await tellOldAddress(tx, scope, before, firstPerson(before));
    }
    // Its names decide whether its certificates are this vendor's.
    if (data.name || data.acceptedNames) await refreshVendor(tx, scope, id);
    const vendor = await tx.vendor.findUniqueOrThrow({ where });
    await recordEvent(tx, scope, { action: "vendor.updated", subjectType: "vendor", subjectId: id, details: changed(data) });
    return toVendorDto(vendor);
  });
}

/**
 * Deletes a vendor with its documents; the stored files go by a job of the same transaction. Throws `outdated` where the vendor has
 * another version than `version`.
 */
export function deleteVendor(scope: CompanyScope, id: string, version?: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    await lockAndDeleteVendor(tx, scope, id, { version });
    return { message: coded("server.vendors.vendorDeletedSuccessfully") };
  });
}

/** The same in the caller's transaction. `keep`: why it stays after all, asked when nothing can come to it any more; null: it goes. */
export async function lockAndDeleteVendor(
  tx: Tx,
  scope: CompanyScope,
  id: string,
  { version, keep }: { version?: string | undefined; keep?: () => Promise<Sentence | null> } = {},
): Promise<Sentence | null> {
  if (!(await lockVendor(tx, scope, id))) throw notFound(coded("common.vendor"));
  const where = { companyId_id: { companyId: scope.companyId, id } };
  refuseOutdated(editableVendor(await tx.vendor.findUniqueOrThrow({ where })), {}, version);
  const reason = (await keep?.()) ?? null;
  if (reason !== null) return reason;
  // Locked before the counters are, the order in which a project that is deleted meanwhile takes them.
  const assignments = await tx.$queryRaw<unknown[]>`
    select 1 from assignment where company_id = ${scope.companyId}::uuid and vendor_id = ${id}::uuid for update`;
  const projects = assignments.length;
  const documents = await tx.document.findMany({ where: { companyId: scope.companyId, vendorId: id }, select: { storageKey: true } });
  const keys = documents.map(({ storageKey }) => storageKey);
  for (let from = 0; from < keys.length; from += 1000) await enqueue(tx, removeFilesJob, { keys: keys.slice(from, from + 1000) });
  const { name } = await tx.vendor.delete({ where });
  const facts = { details: { documents: keys.length, ...(projects > 0 && { projects }) }, subjectName: name };
  await recordEvent(tx, scope, { action: "vendor.deleted", subjectType: "vendor", subjectId: id, ...facts });
  return null;
}

// A second press of the button is no second invitation.
const invitationPauseSeconds = 60;

/** Emails those contacts of the vendor that get requests a request for a certificate. */
export function inviteVendor(scope: CompanyScope, id: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    if (!(await lockVendor(tx, scope, id))) throw notFound(coded("common.vendor"));
    if (!(await mayMailVendors(tx, scope))) throw new AppError("conflict", confirmFirst());
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } }, include: { company: true } });
    if (!vendor) throw notFound(coded("common.vendor"));
    if (vendor.isSample) throw new AppError("conflict", coded("server.vendors.sampleVendor"));
    const justNow = { gt: new Date(now().getTime() - invitationPauseSeconds * 1000) };
    const sent = await tx.mail.count({
      where: { companyId: scope.companyId, vendorId: id, kind: "VENDOR_INVITATION", createdAt: justNow },
    });
    if (sent > 0) throw new AppError("conflict", coded("server.vendors.invitationRecent"));
    const recipients = await findRecipients(tx, scope, id, "requests", papersAsked(await loadGap(tx, scope, id)));
    if (recipients.length === 0) throw new AppError("conflict", coded("server.reminders.emailsToThisAddressBounce"));
    for (const to of recipients) {
      await countInvitation(tx, scope);
      const email = await writeToVendor(tx, scope, { kind: "invitation", vendorId: id, to, hasLink: true });
      const { subject, body, language, buttonLabel, recipient } = email;
      const portalLinkId = await createPersonLink(tx, scope, id, to);
      await queueMail(tx, scope, {
        kind: "VENDOR_INVITATION",
        vendorId: id,
        recipient,
        portalLinkId,
        subject,
        body,
        language,
        buttonLabel,
      });
    }
    await recordEvent(tx, scope, { action: "vendor.invited", subjectType: "vendor", subjectId: id });
    return { message: coded("server.vendors.invitationSentSuccessfully") };
  });
}

/** Sends an email to the vendor that failed or was skipped once more. Throws as `sendAgain` does. */
export function sendVendorEmailAgain(scope: CompanyScope, id: string, mailId: string): Promise<Done> {
  return inCompany(scope, async (tx) => {
    const { companyId } = scope;
    if (!(await mayMailVendors(tx, scope))) throw new AppError("conflict", confirmFirst());
    if ((await tx.mail.count({ where: { companyId, id: mailId, vendorId: id } })) === 0) throw notFound(coded("common.email"));
    await sendAgain(tx, scope, mailId);
    await recordEvent(tx, scope, { action: "vendor.email_sent_again", subjectType: "vendor", subjectId: id });
    return { message: coded("server.vendors.emailQueued") };
  });
}

const actions: Record<VendorAction, (scope: CompanyScope, id: string) => Promise<unknown>> = {
  invite: inviteVendor,
  activate: (scope, id) => updateVendor(scope, id, { status: "ACTIVE" }),
  deactivate: (scope, id) => updateVendor(scope, id, { status: "INACTIVE" }),
  delete: deleteVendor,
};

/** Does the same to several vendors, each as if it were alone. */
export function changeVendors(scope: CompanyScope, { action, ids }: z.output<typeof vendorBatch>): Promise<BatchDto> {
  const namesOf = (some: readonly string[]) =>
    inCompany(scope, (tx) =>
      tx.vendor.findMany({ where: { companyId: scope.companyId, id: { in: [...some] } }, select: { id: true, name: true } }),
    );
  return eachRow(ids, (id) => actions[action](scope, id), namesOf);
}
