import type { Readable } from "node:stream";
import { noteMissing } from "@/lib/documents/files/commands";
import { isShownInBrowser } from "@/lib/documents/rules";
import { requireScanned } from "@/lib/documents/upkeep/malware-commands";
import { inCompany } from "@/lib/infra/db";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { dispositionOf } from "@/lib/infra/stored-file";
import type { CompanyScope } from "@/lib/tenancy/scope";

export type StoredDocument = { fileName: string; fileSize: number; contentType: string; bytes: Readable; inline: boolean };

/** The stored bytes, exactly as they were uploaded; for a browser perhaps an address of the storage that has them. */
export async function openDocumentFile(
  scope: CompanyScope,
  id: string,
  { isNavigation = false }: { isNavigation?: boolean } = {},
): Promise<StoredDocument | { address: string }> {
  const row = await inCompany(scope, (tx) => tx.document.findUnique({ where: { companyId_id: { companyId: scope.companyId, id } } }));
  if (!row) throw notFound(coded("server.documents.document"));
  await requireScanned(scope, row);
  const { fileName, fileSize, contentType } = row;
  const inline = isShownInBrowser(contentType);
  // What a browser shows keeps our headers, under which nothing in it can run; the storage does not send them (decision 082).
  const mayRedirect = isNavigation && !inline;
  const told = { contentType, disposition: dispositionOf({ fileName, inline }) };
  const address = mayRedirect ? await storage().downloadAddress(row.storageKey, told) : null;
  if (address) return { address };
  const bytes = await storage()
    .read(row.storageKey)
    .catch(async (error: unknown) => {
      if (error instanceof AppError && error.code === "file_missing") await noteMissing(scope, [id]);
      throw error;
    });
  return { fileName, fileSize, contentType, bytes, inline };
}
