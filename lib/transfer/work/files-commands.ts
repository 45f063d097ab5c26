import { createHash, randomUUID } from "node:crypto";
import { sniffContentType } from "@/lib/documents/rules";
import { maximumFileBytes } from "@/lib/documents/values";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, inboundFolder, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { type Archive, checkedBytes } from "@/lib/transfer/archive/queries";
import type { ImportReport } from "@/lib/transfer/arrival/schema";
import { derivedTables, takenTables } from "@/lib/transfer/arrival/values";
import { endingOf } from "@/lib/transfer/export/rules";
import type { ExportedFile } from "@/lib/transfer/export/schema";
import { formerFolder } from "@/lib/transfer/export/values";
import { note } from "@/lib/transfer/rows/commands";
import type { KeptFile } from "@/lib/transfer/rows/rules";

/** What the archive's files became: originals and raw emails by their former ids, and the lists that are kept as they are. */
export type ArchiveFiles = {
  documents: Map<string, KeptFile>;
  emails: Map<string, KeptFile>;
  records: { name: string; key: string; size: number; sha256: string }[];
  logo: StoredFile | null;
};

/** The name of the company's logo in an archive. */
export const logoFile = "logo.png";

type Taking = {
  archive: Archive;
  companyId: string;
  report: ImportReport;
  /** Whether the files are stored; otherwise they are only looked at. */
  stores: boolean;
  progress: (files: number) => Promise<void>;
};

/** Reads every file of the archive that is not written row by row, compares its hash, and stores it if that is wanted. */
export async function takeFiles(taking: Taking): Promise<ArchiveFiles> {
  const { archive, report } = taking;
  const taken: ArchiveFiles = { documents: new Map(), emails: new Map(), records: [], logo: null };
  try {
    for (const file of archive.manifest.files) {
      await takeFile(taking, taken, file);
      report.files += 1;
      report.bytes += file.size;
      await taking.progress(1);
    }
  } catch (error) {
    if (taking.stores) await discardFiles(taken);
    throw error;
  }
  return taken;
}

/** Removes what was stored of an archive that is not taken after all. */
export async function discardFiles({ documents, emails, records, logo }: ArchiveFiles): Promise<void> {
  const keys = [...[...documents.values(), ...emails.values(), ...records, ...(logo ? [logo] : [])].map(({ key }) => key)];
  for (const key of keys) await discardFile(key);
}

async function takeFile(taking: Taking, taken: ArchiveFiles, file: ExportedFile): Promise<void> {
  const { companyId, report } = taking;
  if (file.document) {
    const kept = await keep(taking, file, companyId);
    const contentType = file.size <= maximumFileBytes ? sniffContentType(kept.head, `original${endingOf(file.name)}`) : null;
    if (contentType) taken.documents.set(file.document, { ...kept, contentType });
    else {
      taken.documents.set(file.document, { ...kept, contentType: "" });
      note(report, { file: file.name, line: null, field: null, message: coded("server.transfer.notAKindWeTake"), blocks: true });
    }
  } else if (file.email) {
    taken.emails.set(file.email, { ...(await keep(taking, file, inboundFolder)), contentType: "message/rfc822" });
  } else if (isRecord(file)) {
    const { key, size, sha256 } = await keep(taking, file, companyId);
    taken.records.push({ name: file.name, key, size, sha256 });
  } else if (file.name === logoFile) {
    taken.logo = await keep(taking, file, companyId);
  } else {
    // Lists that are written row by row, and their copies for spreadsheets: only whether they are whole.
    for await (const _ of checkedBytes(taking.archive, file));
  }
}

/** What this installation does not write as rows of its own stays readable: the audit trail, the verdicts of then, and so on. */
function isRecord({ table, name }: ExportedFile): boolean {
  if (name.startsWith(`${formerFolder}/`)) return true;
  return table !== undefined && table !== "company" && !(table in takenTables) && !derivedTables.includes(table);
}

async function keep({ archive, stores }: Taking, file: ExportedFile, folder: string): Promise<StoredFile> {
  const bytes = checkedBytes(archive, file);
  if (stores) {
    const kept = await storage().put(folder, bytes);
    if (kept.sha256 === file.sha256) return kept;
    throw new AppError("invalid", coded("server.transfer.fileWasChanged", { name: file.name }));
  }
  const head: Buffer[] = [];
  let length = 0;
  const hash = createHash("sha256");
  for await (const piece of bytes) {
    if (length < 8192) head.push(piece);
    length += piece.length;
    hash.update(piece);
  }
  return { key: `${folder}/${randomUUID()}`, size: length, sha256: hash.digest("hex"), head: Buffer.concat(head).subarray(0, 8192) };
}
