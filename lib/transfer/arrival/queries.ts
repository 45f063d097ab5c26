import type { Readable } from "node:stream";
import type { z } from "zod";
import { inCompany, type Tx } from "@/lib/infra/db";
import { notFound } from "@/lib/infra/errors";
import { paginatePart, partOf } from "@/lib/infra/pagination";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { arrivalParts, toArrivalDto } from "@/lib/transfer/arrival/dto";
import type { arrivalsQuery, ToldArrival, ToldArrivals } from "@/lib/transfer/arrival/schema";

/** One page of the imports of the company's data, the newest first. */
export function listArrivals(scope: CompanyScope, query: z.output<typeof arrivalsQuery>): Promise<ToldArrivals> {
  const where = { companyId: scope.companyId };
  const { after, window } = partOf(query, [{ createdAt: "desc" as const }, { id: "desc" as const }]);
  return inCompany(scope, async (tx) => {
    const rows = await tx.companyImport.findMany({ where: { ...where, ...after }, include: arrivalParts, ...window });
    return { imports: rows.map(toArrivalDto), pagination: paginatePart(query, await tx.companyImport.count({ where }), rows) };
  });
}

/** Throws `not_found`. */
export async function getArrival(scope: CompanyScope, id: string): Promise<ToldArrival> {
  const { companyId } = scope;
  const row = await inCompany(scope, (tx) =>
    tx.companyImport.findUnique({ where: { companyId_id: { companyId, id } }, include: arrivalParts }),
  );
  if (!row) throw notFound(coded("server.transfer.import"));
  return toArrivalDto(row);
}

/** A list of the former installation, as it was there. Throws `not_found`. */
export async function readRecord(scope: CompanyScope, importId: string, id: string): Promise<{ name: string; bytes: Readable }> {
  const { companyId } = scope;
  const row = await inCompany(scope, (tx) => tx.formerRecord.findFirst({ where: { companyId, importId, id } }));
  if (!row) throw notFound(coded("server.transfer.record"));
  return { name: row.name.replace(/^.*\//, ""), bytes: await storage().read(row.storageKey) };
}

/** What of this company prevents an import: it needs a company that has nothing yet. */
export async function conflictsOf(tx: Tx, { companyId }: CompanyScope): Promise<Sentence[]> {
  const where = { companyId };
  const counts = {
    vendors: await tx.vendor.count({ where }),
    projects: await tx.project.count({ where }),
    documents: await tx.document.count({ where }),
  };
  return Object.values(counts).some((count) => count > 0) ? [coded("server.transfer.companyIsNotEmpty", counts)] : [];
}

/** Members who are here already, by their addresses. */
export async function memberIds(scope: CompanyScope): Promise<Map<string, string>> {
  const rows = await inCompany(scope, (tx) =>
    tx.user.findMany({ where: { companyId: scope.companyId, deletedAt: null }, select: { id: true, email: true } }),
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}
