import type { z } from "zod";
import type { Prisma } from "@/generated/prisma/client";
import { type Known, toInboxMessageDto } from "@/lib/inbound/inbox/dto";
import type { InboxListDto, InboxMessageDto, inboxQuery } from "@/lib/inbound/inbox/schema";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { nameCompany } from "@/lib/tenancy/settings/inbound-name-commands";
import { getInbound } from "@/lib/tenancy/settings/inbound-queries";
import { companyAddress } from "@/lib/tenancy/settings/inbound-rules";

const open = { in: ["waiting", "parked"] };
const isOther = { OR: [{ cause: null }, { cause: { not: "automatic" } }] };

const parts = {
  waiting: { state: open, ...isOther },
  automatic: { state: open, cause: "automatic" },
  filed: { state: "filed" },
  closed: { state: "closed" },
} as const satisfies Record<string, Prisma.InboundDeliveryWhereInput>;

const include = {
  attachments: { orderBy: { position: "asc" } },
  vendor: { select: { id: true, name: true } },
} as const satisfies Prisma.InboundDeliveryInclude;

type Row = Prisma.InboundDeliveryGetPayload<{ include: typeof include }>;

/** One page of the company's incoming emails, the newest first. */
export async function listInbox(scope: CompanyScope, query: z.output<typeof inboxQuery>): Promise<InboxListDto> {
  const { companyId } = scope;
  const { state, vendorId, grouped } = query;
  const inbound = await getInbound();
  return inCompany(scope, async (tx) => {
    const part: Prisma.InboundDeliveryWhereInput = state ? parts[state] : grouped === "true" ? { NOT: parts.automatic } : {};
    const where = { AND: [part], companyId, ...(vendorId && { vendorId }) };
    const { after, window } = partOf(query, [{ receivedAt: "desc" as const }, { id: "desc" as const }]);
    const rows = await tx.inboundDelivery.findMany({ where: { ...where, ...after }, include, ...window });
    const all = { companyId, ...(vendorId && { vendorId }) };
    const counted = await tx.inboundDelivery.groupBy({ by: ["state", "cause"], where: all, _count: true });
    const count = (fits: (row: (typeof counted)[number]) => boolean) => counted.reduce((sum, one) => sum + (fits(one) ? one._count : 0), 0);
    const isOpen = (row: { state: string }) => open.in.includes(row.state);
    const counts = {
      waiting: count((row) => isOpen(row) && row.cause !== "automatic"),
      automatic: count((row) => isOpen(row) && row.cause === "automatic"),
      filed: count((row) => row.state === "filed"),
      closed: count((row) => row.state === "closed"),
    };
    const company = await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: { id: true, name: true, inboundName: true } });
    const name = company.inboundName ?? (await nameCompany(company));
    const known = await loadKnown(tx, scope, rows);
    return {
      messages: rows.map((row) => toInboxMessageDto(row, known)),
      counts,
      address: inbound && name ? companyAddress(name, inbound) : null,
      pagination: paginatePart(query, await tx.inboundDelivery.count({ where }), rows),
    };
  });
}

export function getInboxMessage(scope: CompanyScope, id: string): Promise<InboxMessageDto> {
  return inCompany(scope, async (tx) => {
    const row = await tx.inboundDelivery.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } }, include });
    if (!row) throw notFound(coded("server.inbound.message"));
    return toInboxMessageDto(row, await loadKnown(tx, scope, [row]));
  });
}

/** Some emails. */
export async function loadMessages(tx: Tx, scope: CompanyScope, ids: readonly string[]): Promise<InboxMessageDto[]> {
  const rows = await tx.inboundDelivery.findMany({ where: { companyId: scope.companyId, id: { in: [...ids] } }, include });
  const known = await loadKnown(tx, scope, rows);
  return rows.map((row) => toInboxMessageDto(row, known));
}

async function loadKnown(tx: Tx, { companyId }: CompanyScope, rows: readonly Row[]): Promise<Known> {
  const ids = (some: (string | null)[]) => ({ in: [...new Set(some.flatMap((id) => id ?? []))] });
  const select = { id: true, name: true };
  const vendors = await tx.vendor.findMany({ where: { companyId, id: ids(rows.flatMap((row) => row.candidateIds)) }, select });
  const people = await tx.user.findMany({ where: { companyId, id: ids(rows.map((row) => row.settledById)), deletedAt: null } });
  const filed = ids(rows.flatMap(({ attachments }) => attachments.map(({ documentId }) => documentId)));
  const documents = await tx.document.findMany({ where: { companyId, id: filed }, select: { id: true } });
  return {
    vendors: new Map(vendors.map(({ id, name }) => [id, name])),
    people: new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()])),
    documents: new Set(documents.map(({ id }) => id)),
  };
}
