import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ReaderPool } from "@/lib/extraction/commands";
import { type Extraction, type FileInside, ReadingError } from "@/lib/extraction/schema";

/** What was read from a file, or from one inside it; or why it was not. */
export type Extracted = { reading: Extraction & { insideOf?: string } } | { file: string; problem: string };

const problems: Record<NonNullable<FileInside["reason"]>, string> = {
  unsupported: "This kind of file can't be read inside a PDF.",
  too_many: "The PDF holds more files than can be read.",
  too_deep: "The file is inside too many other files.",
  nested_passport: "A passport inside another file is not opened.",
};

/**
 * Reads a file, and after it the files inside it as files of their own, as the worker does. Files inside those are in the same list:
 * what an inner file carries is not read twice.
 */
export async function* readWithInside(pool: Pick<ReaderPool, "read">, path: string): AsyncGenerator<Extracted> {
  const folder = await mkdtemp(join(tmpdir(), "inside-"));
  const again = await mkdtemp(join(tmpdir(), "inside-"));
  try {
    const first = await readOne(path, () => pool.read(path, { folder }));
    yield first;
    const insideOf = basename(path);
    for (const { name, file, reason } of ("reading" in first && first.reading.inside) || []) {
      const shown = `${path}: ${name}`;
      if (file === null) yield { file: shown, problem: problems[reason ?? "unsupported"] };
      else
        yield readOne(shown, async () => {
          const { inside: _, ...reading } = await pool.read(join(folder, file), { fileName: name, folder: again });
          return { ...reading, insideOf };
        });
    }
  } finally {
    for (const one of [folder, again]) await rm(one, { recursive: true, force: true });
  }
}

async function readOne(file: string, read: () => Promise<Extraction & { insideOf?: string }>): Promise<Extracted> {
  try {
    return { reading: await read() };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return { file, problem: error.message };
  }
}
