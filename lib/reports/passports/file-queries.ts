import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Document } from "@/generated/prisma/client";
import { requireFilesInReach } from "@/lib/documents/files/queries";
import { ownKey } from "@/lib/documents/passports/keys-commands";
import { listOf, sealed } from "@/lib/documents/passports/rules";
import { manifest } from "@/lib/documents/passports/schema";
import { requireScanned } from "@/lib/documents/upkeep/malware-commands";
import { inCompany } from "@/lib/infra/db";
import { downloadName } from "@/lib/infra/download-names-rules";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { readFonts } from "@/lib/reports/drawing-queries";
import { drawPassport } from "@/lib/reports/passports/page-rules";
import { passportAddress } from "@/lib/reports/passports/queries";
import type { CompanyScope } from "@/lib/tenancy/scope";

/**
 * The file of a passport. It is not stored: the manifest is, and so are the certificates, which must still be those that it lists. Throws
 * `not_found`, and `conflict` where it was withdrawn or can no longer be made.
 */
export async function openPassport(scope: CompanyScope, vendorId: string, id: string): Promise<{ fileName: string; bytes: Readable }> {
  const { companyId } = scope;
  const row = await inCompany(scope, (tx) => tx.vendorPassport.findFirst({ where: { companyId, vendorId, id } }));
  if (!row) throw notFound(coded("server.passports.passport"));
  if (row.withdrawnAt) throw new AppError("conflict", coded("server.passports.wasWithdrawn"));
  const signed = manifest.parse(row.manifest);
  const key = await ownKey();
  const documents = await inCompany(scope, (tx) =>
    tx.document.findMany({ where: { companyId, vendorId, sha256: { in: signed.files.map(({ sha256 }) => sha256) } } }),
  );
  const ordered = signed.files.map(({ sha256 }) => documents.find((document) => document.sha256 === sha256));
  if (key.publicKey !== signed.key.publicKey || ordered.includes(undefined)) throw noLongerWhole();
  await requireFilesInReach(scope, (tx) => tx.document.count({ where: { companyId, vendorId, scanResult: null } }));
  const files = await readFiles(scope, ordered as Document[]);
  const fonts = await readFonts();
  const pdf = await drawPassport(signed, { address: passportAddress(id), fonts, list: listOf(signed, key), files });
  return { fileName: downloadName("pdf", "passport", signed.vendor, signed.day), bytes: Readable.from([sealed(pdf, key)]) };
}

const noLongerWhole = () => new AppError("conflict", coded("server.passports.noLongerWhole"));

async function readFiles(scope: CompanyScope, documents: readonly Document[]): Promise<{ bytes: Buffer }[]> {
  const files: { bytes: Buffer }[] = [];
  for (const document of documents) {
    await requireScanned(scope, document);
    files.push({ bytes: await buffer(await storage().read(document.storageKey)) });
  }
  return files;
}
