import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { reprocessDocument } from "@/lib/documents/commands";
import { copyFiles } from "@/lib/infra/copy-files";
import { inCompany } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { bucketOfInstallation, folderOfInstallation } from "@/lib/infra/storage";
import { findCompany } from "@/scripts/operator-transfer";

/** Copies all stored files from the folder to the bucket or back. `again` compares what earlier runs compared too. */
export async function copyStoredFiles([to = "", again]: string[]): Promise<void> {
  if (to !== "s3" && to !== "folder") throw new Error("Please say where to: s3 or folder.");
  if (again !== undefined && again !== "again") throw new Error(`"${again}" is unknown. Only "again" may follow.`);
  const [folder, bucket] = [folderOfInstallation(), bucketOfInstallation()];
  const root = path.resolve(env().STORAGE_DIR);
  await mkdir(root, { recursive: true });
  const journal = path.join(root, `.copied-to-${to === "s3" ? env().S3_BUCKET : "folder"}`);
  if (again) await rm(journal, { force: true });
  const { copied, alreadyThere, replaced, bytes, damaged } =
    to === "s3" ? await copyFiles(folder, bucket, journal) : await copyFiles(bucket, folder, journal);
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  console.log(
    `${copied} files copied, ${replaced} replaced, ${alreadyThere} there already; ${megabytes} MB. Every hash was compared, now or by an earlier run.`,
  );
  for (const { key, hasCopy } of damaged) {
    console.log(`Damaged: ${key} cannot be read.${hasCopy ? " The copy there can be read, and was left as it is." : ""}`);
  }
  if (damaged.length > 0) {
    process.exitCode = 1;
    return console.log(`${damaged.length} files are damaged and were not copied. All others were. Restore them from a backup.`);
  }
  console.log(`The originals are still there. Set STORAGE=${to}, restart web and worker, and run "npm run admin -- integrity".`);
}

/**
 * Has all files of a company read again, as after an upgrade that reads more strictly. Until a file is read its vendor is under review. What
 * is being read already is left alone.
 */
export async function readFilesAgain([wanted = ""]: string[]): Promise<void> {
  const scope = await findCompany(wanted);
  const where = { companyId: scope.companyId, processingStatus: { in: ["PROCESSED" as const, "FAILED" as const] } };
  const files = await inCompany(scope, (tx) => tx.document.findMany({ where, select: { id: true }, orderBy: { createdAt: "asc" } }));
  for (const { id } of files) await reprocessDocument(scope, id);
  console.log(`${files.length} files wait to be read again. The worker reads them one after the other.`);
}
