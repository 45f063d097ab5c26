import type { InboundDelivery } from "@/generated/prisma/client";
import { recordEvent } from "@/lib/audit/commands";
import { getInboxMessage } from "@/lib/inbound/inbox/queries";
import { inboundName } from "@/lib/inbound/inbox/rules";
import type { InboxMessageDto } from "@/lib/inbound/inbox/schema";
import { fileDeliveryJob } from "@/lib/inbound/jobs";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { enqueue } from "@/lib/infra/queue";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

const named = (row: InboundDelivery) => row.subject || row.fromAddress || say("inbox.noSubject");

/** Runs a change of one email under its row's lock. */
async function change(scope: CompanyScope, id: string, work: (tx: Tx, row: InboundDelivery) => Promise<void>): Promise<InboxMessageDto> {
  const { companyId } = scope;
  await inCompany(scope, async (tx) => {
    await tx.$queryRaw`select 1 from inbound_delivery where company_id = ${companyId}::uuid and id = ${id}::uuid for update`;
    const row = await tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId, id } } });
    if (!row) throw notFound(say("server.inbound.message"));
    if (row.state === "received") throw new AppError("conflict", say("server.inbound.itIsBeingRead"));
    await work(tx, row);
  });
  return getInboxMessage(scope, id);
}

const settled = ({ actor }: CompanyScope) => ({ settledAt: now(), settledById: actor.id });

/** Says whose an email is; its attachments are filed there by a job. Throws `conflict` for one that was filed already. */
export function assignMessage(scope: CompanyScope, id: string, vendorId: string): Promise<InboxMessageDto> {
  const { companyId } = scope;
  return change(scope, id, async (tx, row) => {
    if (row.state === "filed") throw new AppError("conflict", say("server.inbound.itWasFiled"));
    const vendor = await tx.vendor.findUnique({ where: { companyId_id: { companyId, id: vendorId } }, select: { id: true } });
    if (!vendor) throw notFound(say("common.vendor"));
    const data = { vendorId, matchedBy: "person", candidateIds: [], state: "received", cause: null, ...settled(scope) };
    await tx.inboundDelivery.update({ where: { companyId_id: { companyId, id } }, data });
    await enqueue(tx, fileDeliveryJob, { companyId, deliveryId: id }, { companyId });
    const details = { email: named(row) };
    await recordEvent(tx, scope, { action: "inbound.assigned", subjectType: "vendor", subjectId: vendorId, details });
  });
}

/** Closes an email that needs nothing more. */
export function dismissMessage(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  return change(scope, id, async (tx, row) => {
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

/** Gives each company that has none its name for incoming email. Called by the sweep; a name that another company has gets a number. */
export async function nameCompanies(): Promise<void> {
  const companies = await asPlatform().company.findMany({ where: { inboundName: null }, select: { id: true, name: true }, take: 5000 });
  for (const { id, name } of companies) {
    for (let number = 0; number < 100_000; number += 1) {
      const wanted = inboundName(name, number);
      if ((await asPlatform().company.count({ where: { inboundName: wanted } })) > 0) continue;
      await asPlatform().company.updateMany({ where: { id, inboundName: null }, data: { inboundName: wanted } });
      break;
    }
  }
}
