import type { z } from "zod";
import type { InboundDelivery } from "@/generated/prisma/client";
import { deleteDocument } from "@/lib/documents/commands";
import { getInboxMessage } from "@/lib/inbound/inbox/queries";
import type { InboxMessageDto, inboxBatch } from "@/lib/inbound/inbox/schema";
import { fileDeliveryJob } from "@/lib/inbound/jobs";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { eachRow } from "@/lib/infra/lists/rules";
import type { BatchDto } from "@/lib/infra/lists/schema";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const named = (row: InboundDelivery) => row.subject || row.fromAddress || say("inbox.noSubject");

/** Runs a change of one email under its row's lock. */
async function change(scope: CompanyScope, id: string, work: (tx: Tx, row: InboundDelivery) => Promise<void>): Promise<InboxMessageDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    await tx.$queryRaw`select 1 from inbound_delivery where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
    const row = await tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId, id } } });
    if (!row) throw notFound(coded("server.inbound.message"));
    if (row.state === "received") throw new AppError("conflict", coded("server.inbound.emailBusy"));
    await work(tx, row);
  });
  return getInboxMessage(scope, id);
}

const settled = ({ actor }: CompanyScope) => ({ settledAt: now(), settledById: actor.id });

/** Says whose an email is; its attachments are filed there by a job. Throws `conflict` for one that was filed already. */
export function assignMessage(scope: CompanyScope, id: string, vendorId: string): Promise<InboxMessageDto> {
  const { companyId } = scope;
  return change(scope, id, async (tx, row) => {
    if (row.state === "filed") throw new AppError("conflict", coded("server.inbound.itWasFiled"));
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, select: { id: true } });
    if (!vendor) throw notFound(coded("common.vendor"));
    // Who filed it confirms the sender, unless it is proved for this very vendor.
    const provedBy = row.vendorId === vendorId && row.provedBy ? row.provedBy : "person";
    const matchedBy = provedBy === "person" ? "person" : row.matchedBy;
    const data = { vendorId, matchedBy, provedBy, candidateIds: [], state: "received", cause: null, ...settled(scope) };
    await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data });
    await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId });
    const details = { email: named(row) };
    await recordEvent(tx, scope, { action: "inbound.assigned", subjectType: "vendor", subjectId: vendorId, details });
  });
}

/** Files an email under the vendor that it says it is from: the person vouches for the sender. */
export async function confirmMessage(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  const { vendor, candidates, state, provedBy } = await getInboxMessage(scope, id);
  // Chosen in a list with others, or on a screen that is older than what happened since.
  if (state === "closed") throw new AppError("conflict", coded("server.inbound.itWasDismissed"));
  if (state === "waiting" && provedBy) throw new AppError("conflict", coded("server.inbound.nothingToConfirm"));
  const [only, ...more] = vendor ? [vendor] : candidates;
  if (!only || more.length > 0) throw new AppError("conflict", coded("server.inbound.chooseItsVendor"));
  return assignMessage(scope, id, only.id);
}

/** Closes an email that needs nothing more. Files that waited for it are removed; the email itself is kept. */
export async function dismissMessage(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  const dismissed = await close(scope, id);
  const { companyId } = scope;
  const held = await inCompany(scope, (tx) =>
    tx.inboundAttachment.findMany({ where: { companyId, deliveryId: id, outcome: "waiting", documentId: { not: null } } }),
  );
  const ids = held.flatMap(({ documentId }) => documentId ?? []);
  const unfiled = { companyId, vendorId: null, OR: [{ id: { in: ids } }, { insideOfId: { in: ids } }] };
  for (const { id: documentId } of await inCompany(scope, (tx) => tx.document.findMany({ where: unfiled, select: { id: true } })))
    await deleteDocument(scope, documentId);
  return held.length > 0 ? getInboxMessage(scope, id) : dismissed;
}

function close(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  return change(scope, id, async (tx, row) => {
    if (row.state === "filed") throw new AppError("conflict", coded("server.inbound.itWasFiled"));
    const where = { companyId_id: { companyId: scope.companyId, id } };
    await tx.inboundDelivery.update({ where, data: { state: "closed", ...settled(scope) } });
    await recordEvent(tx, scope, { action: "inbound.dismissed", subjectType: "inbound_delivery", subjectId: id, subjectName: named(row) });
  });
}

/** Has an email read once more: one that could not be parsed, or with files that were not taken. */
export function retryMessage(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  const { companyId } = scope;
  return change(scope, id, async (tx) => {
    await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data: { state: "received" } });
    await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId });
  });
}

const actions = { confirm: confirmMessage, dismiss: dismissMessage, retry: retryMessage };

/** Does the same with several emails, each as if it were alone. */
export function changeMessages(scope: CompanyScope, { action, ids }: z.output<typeof inboxBatch>): Promise<BatchDto> {
  return eachRow(
    ids,
    (id) => actions[action](scope, id),
    (some) => loadSubjects(scope, some),
  );
}

async function loadSubjects(scope: CompanyScope, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const where = { companyId: scope.companyId, id: { in: [...ids] } };
  const rows = await inCompany(scope, (tx) => tx.inboundDelivery.findMany({ where }));
  return rows.map((row) => ({ id: row.id, name: named(row) }));
}
