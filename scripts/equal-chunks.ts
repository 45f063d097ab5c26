import { createHash } from "node:crypto";
import { readdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";

/**
 * Keeps the first of equal server chunks and replaces the others by links to it (decision 096). Turbopack writes shared modules again
 * for each group of routes; the copies differ only in the address of their source map. Returns the bytes saved.
 */
export async function linkEqualChunks(folder: string): Promise<number> {
  const kept = new Map<string, string>();
  let saved = 0;
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, name);
    const script = (await readFile(file, "utf8")).replace(/\n\/\/# sourceMappingURL=.*\s*$/, "");
    const hash = createHash("sha256").update(script).digest("hex");
    const equal = kept.get(hash);
    if (!equal) {
      kept.set(hash, name);
      continue;
    }
    await rm(file);
    await rm(`${file}.map`, { force: true });
    await symlink(equal, file);
    saved += script.length;
  }
  return saved;
}
