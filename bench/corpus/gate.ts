import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FileOutcomes, notRight } from "@/bench/corpus/baseline";
import { type Class, type Order, orderOf } from "@/bench/corpus/file";
import { readDrawn } from "@/bench/corpus/reading";
import { createReaderPool } from "@/lib/extraction/commands";
import { few } from "@/lib/testing/full";

/**
 * Indexes of the files of each class, 30 in each half. A picture takes 15 times as long to read as text, so there are 15 certificates in
 * pictures, each of one page: from a file's second picture on, the reader's answer depends on how long the first took.
 */
const indexes: Record<Class, { tuned: number[]; held: number[] }> = {
  fillable: { tuned: [0, 1, 2, 3, 4, 5], held: [0, 1, 2, 3, 4] },
  text: { tuned: [0, 1, 2, 3, 4, 5], held: [0, 1, 2, 3, 4, 5] },
  "look-alike": { tuned: [0, 1, 2, 3, 5], held: [0, 1, 2, 3, 4, 6] },
  package: { tuned: [0, 1, 3], held: [0, 1, 2] },
  "clean scan": { tuned: [1, 2, 3], held: [1, 3] },
  "bad scan": { tuned: [0, 1], held: [1, 2] },
  fax: { tuned: [1], held: [1, 2] },
  photo: { tuned: [0], held: [2] },
  "not a certificate": { tuned: [0, 3, 4], held: [0, 2, 4] },
};
const slow = ["clean scan", "bad scan", "fax", "photo"];
/** The readers were not tuned with files of this seed. */
const seed = 3105;

/** `falseGreens` and `failures` are sentences; a failure is a file that was not read. */
export type GateReading = { files: FileOutcomes[]; falseGreens: string[]; failures: string[] };

const orders = (): Order[] =>
  Object.entries(indexes).flatMap(([name, { tuned, held }]) => {
    const orderIn = (half: "tuned" | "held") => (index: number) => orderOf(seed, index, { class: name as Class, half });
    return few([...tuned.map(orderIn("tuned")), ...held.map(orderIn("held"))], slow.includes(name) ? 1 : 2);
  });

const nameOf = (order: Order) => `${order.class}, ${order.half}, ${order.index}`;

/** The files that are read now: all, or one or two of each class in a short run. */
export const gateFiles = (): string[] => orders().map(nameOf).sort();

/** Draws the gate's files, reads them in two processes and scores them. No limit of time or memory can change an answer. */
export async function readGate(): Promise<GateReading> {
  // An installed tesseract must not change what is read.
  process.env.READER_ENGINE = "tesseract.js";
  const folder = await mkdtemp(join(tmpdir(), "gate-"));
  // The slow ones first, so that both processes end together.
  const queue = orders().reverse();
  const reading: GateReading = { files: [], falseGreens: [], failures: [] };
  const readQueue = async () => {
    const pool = createReaderPool({ processorMs: 900_000, memoryMb: 1500 });
    for (let order = queue.shift(); order; order = queue.shift()) {
      const file = nameOf(order);
      try {
        const { results, greens } = await readDrawn(pool, folder, order);
        const exact = results.filter(({ outcome }) => outcome === "exact").length;
        reading.files.push({ file, exact, misses: results.filter(notRight) });
        reading.falseGreens.push(...greens.flatMap((one) => one.falseGreens).map((green) => `${file}: ${green}`));
      } catch (error) {
        reading.failures.push(`${file}: ${error instanceof Error ? error.message : error}`);
      }
    }
    await pool.close();
  };
  await Promise.all([readQueue(), readQueue()]);
  await rm(folder, { recursive: true });
  reading.files.sort((one, other) => (one.file < other.file ? -1 : 1));
  return { ...reading, falseGreens: reading.falseGreens.sort(), failures: reading.failures.sort() };
}
