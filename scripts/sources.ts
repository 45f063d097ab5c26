import { readdir } from "node:fs/promises";
import path from "node:path";

const folders = ["app", "components", "lib", "jobs", "messages", "prisma", "scripts", "bench", "e2e"];

/** Every TypeScript file of ours, relative to the project, with forward slashes; by `kind`, other files. */
export async function listSources(kind = /\.tsx?$/): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (entry.isFile() && kind.test(entry.name)) found.push(path.posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name));
    }
  }
  return found.sort();
}
