import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { copyFiles } from "@/lib/infra/copy-files";
import { env } from "@/lib/infra/env";
import { bucketOfInstallation, folderOfInstallation } from "@/lib/infra/storage";

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
