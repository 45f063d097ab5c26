import type { Document } from "@/generated/prisma/client";
import type { Carried } from "@/lib/documents/dto";
import type { Tx } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** The documents that came in one PDF with a document: those that it carried, and the one that carried it. */
export async function loadCarried(tx: Tx, { companyId }: CompanyScope, row: Pick<Document, "id" | "insideOfId">): Promise<Carried> {
  const select = { id: true, fileName: true };
  const filesInside = await tx.document.findMany({ where: { companyId, insideOfId: row.id }, select, orderBy: { id: "asc" } });
  const carrier = row.insideOfId && (await tx.document.count({ where: { companyId, id: row.insideOfId } })) > 0;
  return { filesInside, carrierId: carrier ? row.insideOfId : null };
}
