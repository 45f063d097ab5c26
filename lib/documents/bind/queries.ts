import type { z } from "zod";
import { Prisma } from "@/generated/prisma/client";
import { bindBundleOf } from "@/lib/documents/bind/rules";
import type { BindBundle, documentAnswer, documentQuery } from "@/lib/documents/bind/schema";
import { getDocument } from "@/lib/documents/queries";
import { extraction } from "@/lib/extraction/schema";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** A document as it is shown, or as a bundle. Throws `not_found`. */
export function getDocumentAs(
  scope: CompanyScope,
  id: string,
  { as }: z.output<typeof documentQuery>,
): Promise<z.input<typeof documentAnswer>> {
  return as === "bind" ? getBindBundle(scope, id) : getDocument(scope, id);
}

/** A file's certificates by its newest reading, as BIND has them. Throws `not_found`, and `conflict` for a file that is not read. */
async function getBindBundle(scope: CompanyScope, id: string): Promise<BindBundle> {
  const { companyId } = scope;
  const { document, reading } = await inCompany(scope, async (tx) => ({
    document: await tx.document.findUnique({ where: { companyId_id: { companyId, id } } }),
    reading: await tx.reading.findFirst({
      where: { companyId, documentId: id, error: { equals: Prisma.DbNull } },
      orderBy: { revision: "desc" },
    }),
  }));
  if (!document) throw notFound(coded("server.documents.document"));
  if (document.processingStatus === "FAILED") throw new AppError("conflict", coded("server.documents.bindUnread"));
  const { data } = extraction.safeParse(reading?.result);
  if (document.processingStatus !== "PROCESSED" || !reading || !data) throw new AppError("conflict", coded("server.documents.notReadYet"));
  return bindBundleOf({ id, timestamp: reading.createdAt.toISOString(), certificates: data.certificates });
}
