import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CorpusFile, drawFile, type Order } from "@/bench/corpus/file";
import { compareGreens, type Greens } from "@/bench/corpus/requirements";
import { type Result, scoreFile } from "@/bench/corpus/score";
import type { Truth } from "@/bench/corpus/truth";
import type { ReaderPool } from "@/lib/extraction/commands";
import type { Extraction, FormType } from "@/lib/extraction/schema";

/** Draws a file of the corpus into a folder. */
export async function drawInto(folder: string, order: Order): Promise<Omit<CorpusFile, "bytes"> & { path: string }> {
  const { bytes, ...file } = await drawFile(order);
  const path = join(folder, `${order.class}-${order.half}-${order.index}.${file.extension}`);
  await writeFile(path, bytes);
  return { path, ...file };
}

/** Scores a reading value by value, and by the requirements that would pass on it. */
export function scoreReading(
  read: Extraction,
  truths: readonly Truth[],
  accepted: readonly FormType[],
): { results: Result[]; greens: Greens[] } {
  const own = read.certificates.filter(({ policies }) => policies.length > 0);
  return {
    results: scoreFile(truths, accepted, read),
    greens: truths.map((truth, at) => compareGreens(truth, own.find(({ page }) => page === truth.page) ?? own[at])),
  };
}

/** Draws, reads, scores and removes one file. */
export async function readDrawn(pool: ReaderPool, folder: string, order: Order) {
  const { path, truths, accepted } = await drawInto(folder, order);
  try {
    return scoreReading(await pool.read(path), truths, accepted);
  } finally {
    await rm(path);
  }
}
