import { createBackup } from "@/lib/operations/backup/commands";
import { runCommand } from "@/scripts/run-command";

const usage = "Please name an empty folder: npm run backup -- FOLDER";

await runCommand(async ([folder]) => {
  if (!folder) throw new Error(usage);
  const { tables, files, missingFiles, changedFiles } = await createBackup(folder, { onProgress: (line) => console.log(line) });
  const bytes = files.bytes + tables.reduce((sum, { fileSize }) => sum + fileSize, 0);
  if (missingFiles.count > 0)
    console.warn(`${missingFiles.count} files are missing from the storage, so the backup lacks them. See manifest.json.`);
  if (changedFiles.count > 0) console.warn(`${changedFiles.count} files differ from their uploads. See manifest.json.`);
  console.log(`The backup in ${folder} is finished: ${(bytes / 1e6).toFixed(1)} MB. APP_SECRET is not part of it; keep it elsewhere.`);
});
