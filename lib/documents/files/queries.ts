import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { isScanning, pingScanner } from "@/lib/infra/clamd";
import { asPlatform, inCompany, type Tx } from "@/lib/infra/db";
import { AppError } from "@/lib/infra/errors";
import { storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { say } from "@/messages/say";

/**
 * Throws `unavailable`, with the sentence that a reader of one file would get, while files cannot be opened. Asked before an archive is
 * begun: once its first bytes are sent, an error can only break the download off. `countUnscanned`: files in it that need the scanner.
 */
export async function requireFilesInReach(scope: CompanyScope, countUnscanned: (tx: Tx) => Promise<number>): Promise<void> {
  // Whether it is there does not matter: a storage that is away says so.
  await storage().exists(`${scope.companyId}/${randomUUID()}`);
  if (isScanning() && (await inCompany(scope, countUnscanned)) > 0) await pingScanner();
}

// Enough to distinguish a lost file from a folder that is hidden for a while.
const witnesses = 3;

/** Whether the bytes of other documents are there. If none of them is, the storage as a whole is hidden, and no file is lost. */
export async function isStorageWhole(documentId: string): Promise<boolean> {
  const others = await asPlatform().document.findMany({
    where: { id: { not: documentId }, fileMissingAt: null },
    select: { storageKey: true },
    orderBy: { id: "desc" },
    take: witnesses,
  });
  for (const { storageKey } of others) if (await storage().exists(storageKey)) return true;
  return false;
}

/**
 * A stored file for an archive, or the sentence that takes its place where it is lost or in quarantine: one such file must not cost all
 * others. Any other failure says nothing of the file, so it is thrown.
 */
export async function openForArchive(key: string, requireOpen = async () => {}): Promise<Readable | string> {
  try {
    await requireOpen();
    return await storage().read(key);
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return error.message;
    if (error instanceof AppError && error.code === "file_missing") return say("server.companies.fileMissing");
    throw error;
  }
}
