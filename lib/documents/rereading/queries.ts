import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Prisma, RereadRun } from "@/generated/prisma/client";
import { worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { reasonInWords } from "@/lib/compliance/verdicts/records-dto";
import { rereadJob } from "@/lib/documents/rereading/jobs";
import {
  type RereadDto,
  type RereadFileList,
  rereadChange,
  type rereadFilesQuery,
  type TurnGroup,
  type TurningList,
  type turningQuery,
} from "@/lib/documents/rereading/schema";
import { freshSeconds, keptStates, openStates } from "@/lib/documents/rereading/values";
import { readerVersion } from "@/lib/extraction/values";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { enqueue } from "@/lib/infra/queue";
import { coded } from "@/lib/infra/sentences-rules";
import { sentenceIn } from "@/lib/infra/sentences-schema";
import { type CompanyScope, today } from "@/lib/tenancy/scope";

/** How far the newest run is, and what it found. */
export function getReread(scope: CompanyScope): Promise<RereadDto> {
  const { companyId } = scope;
  return inCompany(scope, async (tx) => {
    await compareAgain(tx, scope);
    const run = await tx.rereadRun.findFirst({ where: { companyId }, orderBy: { startedAt: "desc" } });
    const isOpen = run !== null && openStates.some((state) => state === run.state);
    return { ...(isOpen ? { stored: 0, older: 0 } : await countStored(tx, scope)), run: run && (await toRun(tx, scope, run)) };
  });
}

/** Has the vendors compared again where a day has begun since, or something else changed the verdicts of those with files that differ. */
async function compareAgain(tx: Tx, scope: CompanyScope): Promise<void> {
  const { companyId } = scope;
  const key = randomUUID();
  const [stale] = await tx.$queryRaw<{ id: string }[]>`
    update reread_run r set state = 'comparing', compared_to = null, job_key = ${key}::uuid, stepped_at = now()
    where r.company_id = ${companyId}::uuid and r.state = 'ready' and r.compared_at < ${now()}::timestamptz - make_interval(secs => ${freshSeconds}::int)
      and (r.compared_on <> ${today(scope)}::date or exists (
        select 1 from reread_file f join document d on d.company_id = f.company_id and d.id = f.document_id
        join verdict v on v.company_id = d.company_id and v.vendor_id = d.vendor_id
        where f.company_id = r.company_id and f.run_id = r.id and f.state = 'different' and v.until_at is null and v.from_at > r.compared_at))
    returning r.id`;
  if (!stale) return;
  await tx.rereadVendor.deleteMany({ where: { companyId, runId: stale.id } });
  await enqueue(tx, rereadJob, { companyId, runId: stale.id, key }, { companyId });
}

/** How many files can be read again, and how many of them the reader of today has not read yet. */
async function countStored(tx: Tx, { companyId }: CompanyScope): Promise<{ stored: number; older: number }> {
  const [counts] = await tx.$queryRaw<{ stored: number; older: number }[]>`
    select count(*)::int as stored, (count(*) filter (where coalesce(r.version, 0) < ${readerVersion}))::int as older
    from document d left join lateral (
      select n.reader_version as version from reading n where n.company_id = d.company_id and n.document_id = d.id and n.read_by_id is null
        and n.changes = '[]'::jsonb order by n.revision desc limit 1) r on true
    where d.company_id = ${companyId}::uuid and d.processing_status in ('PROCESSED', 'FAILED')`;
  return counts ?? { stored: 0, older: 0 };
}

async function toRun(tx: Tx, scope: CompanyScope, run: RereadRun): Promise<NonNullable<RereadDto["run"]>> {
  const { companyId } = scope;
  const { id, state, startedById, decidedById } = run;
  const rows = await tx.rereadFile.groupBy({ by: ["state"], where: { companyId, runId: id }, _count: true });
  const count = (...states: string[]) => rows.reduce((sum, row) => (states.includes(row.state) ? sum + row._count : sum), 0);
  const files = rows.reduce((sum, row) => sum + row._count, 0);
  const vendors = state === "comparing" ? await countVendors(tx, scope, run) : { vendors: 0, compared: 0 };
  const groups = await groupsOf(tx, scope, id);
  const isOver = run.finishedAt !== null;
  const people = await tx.user.findMany({
    where: { companyId, id: { in: [startedById, decidedById].filter((one) => one !== null) } },
    select: { id: true, firstName: true, lastName: true },
  });
  const person = (personId: string | null) => people.find((one) => one.id === personId) ?? null;
  const times = { startedAt: run.startedAt.toISOString(), comparedAt: run.comparedAt?.toISOString() ?? null };
  return {
    ...{
      id,
      state: state as NonNullable<RereadDto["run"]>["state"],
      ...times,
      startedBy: person(startedById),
      decidedBy: person(decidedById),
    },
    ...{ decidedAt: run.decidedAt?.toISOString() ?? null, finishedAt: run.finishedAt?.toISOString() ?? null },
    ...{ files: isOver ? run.readCount : files, read: isOver ? run.readCount : files - count("waiting"), ...vendors },
    ...{ different: isOver ? run.differCount : count("different", "applied"), kept: count(...keptStates) },
    ...{ applied: isOver ? run.appliedCount : count("applied"), groups },
    turned: isOver ? run.turnedCount : groups.reduce((sum, one) => sum + one.vendors, 0),
  };
}

async function countVendors(tx: Tx, { companyId }: CompanyScope, { id, comparedTo }: RereadRun) {
  const [counts] = await tx.$queryRaw<{ vendors: number; compared: number }[]>`
    select count(distinct d.vendor_id)::int as vendors, (count(distinct d.vendor_id) filter (where d.vendor_id <= ${comparedTo}::uuid))::int as compared
    from reread_file f join document d on d.company_id = f.company_id and d.id = f.document_id
    where f.company_id = ${companyId}::uuid and f.run_id = ${id}::uuid and f.state = 'different'`;
  return counts ?? { vendors: 0, compared: 0 };
}

/** The worst status comes first, then the largest group. */
async function groupsOf(tx: Tx, { companyId }: CompanyScope, runId: string): Promise<TurnGroup[]> {
  const rows = await tx.rereadVendor.groupBy({ by: ["fromStatus", "toStatus", "cause"], where: { companyId, runId }, _count: true });
  const rank = (status: TurnGroup["to"]) => worstFirst.indexOf(status);
  return rows
    .map(({ fromStatus: from, toStatus: to, cause, _count: vendors }) => ({ from, to, cause, vendors }) as TurnGroup)
    .toSorted((one, other) => rank(one.to) - rank(other.to) || rank(one.from) - rank(other.from) || other.vendors - one.vendors);
}

async function requireRun(tx: Tx, { companyId }: CompanyScope, id: string): Promise<void> {
  if (!(await tx.rereadRun.findUnique({ where: { companyId_id: { companyId, id } }, select: { id: true } }))) {
    throw notFound(coded("server.documents.rereading"));
  }
}

const changesIn = (stored: unknown) => rereadChange.array().safeParse(stored).data ?? [];

/** The vendors that turn from one status to another for one cause, with what differs in their files. Throws `not_found`. */
export function listTurning(scope: CompanyScope, id: string, query: z.output<typeof turningQuery>): Promise<TurningList> {
  const { companyId } = scope;
  const { from, to, cause } = query;
  const order: Prisma.RereadVendorOrderByWithRelationInput[] = [{ vendor: { name: "asc" } }, { vendorId: "asc" }];
  const { after, window } = partOf(query, order, "vendorId");
  return inCompany(scope, async (tx) => {
    await requireRun(tx, scope, id);
    const where = { companyId, runId: id, fromStatus: from, toStatus: to, cause };
    const rows = await tx.rereadVendor.findMany({
      where: { ...where, ...after },
      include: { vendor: { select: { name: true } } },
      ...window,
    });
    const files = await tx.rereadFile.findMany({
      where: { companyId, runId: id, state: "different", document: { vendorId: { in: rows.map(({ vendorId }) => vendorId) } } },
      select: { documentId: true, changes: true, document: { select: { fileName: true, vendorId: true } } },
      orderBy: { documentId: "asc" },
    });
    const vendors = rows.map(({ vendorId, vendor: { name }, reason }) => ({
      ...{ id: vendorId, name, reason: reasonInWords(reason) ?? "" },
      documents: files
        .filter(({ document }) => document.vendorId === vendorId)
        .map(({ documentId, document: { fileName }, changes }) => ({ id: documentId, fileName, changes: changesIn(changes) })),
    }));
    return { vendors, pagination: paginatePart(query, await tx.rereadVendor.count({ where }), vendors) };
  });
}

/** The files of a run that keep their reading, or whose new reading differs. Throws `not_found`. */
export function listRereadFiles(scope: CompanyScope, id: string, query: z.output<typeof rereadFilesQuery>): Promise<RereadFileList> {
  const { companyId } = scope;
  const { state } = query;
  const order: Prisma.RereadFileOrderByWithRelationInput[] = [{ document: { fileName: "asc" } }, { documentId: "asc" }];
  const { after, window } = partOf(query, order, "documentId");
  return inCompany(scope, async (tx) => {
    await requireRun(tx, scope, id);
    const states = state === "kept" ? [...keptStates] : ["different"];
    const where: Prisma.RereadFileWhereInput = { companyId, runId: id, state: { in: states } };
    const rows = await tx.rereadFile.findMany({
      where: { ...where, ...after },
      select: {
        ...{ documentId: true, state: true, error: true, changes: true },
        document: { select: { fileName: true, vendor: { select: { id: true, name: true } } } },
      },
      ...window,
    });
    const documents = rows.map(({ documentId, document: { fileName, vendor }, error, changes, ...row }) => ({
      ...{ id: documentId, fileName, vendor, error: sentenceIn(error), changes: changesIn(changes) },
      kept: keptStates.find((one) => one === row.state) ?? null,
    }));
    return { documents, pagination: paginatePart(query, await tx.rereadFile.count({ where }), documents) };
  });
}
