import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../components/marketing/accuracy.json", import.meta.url));

/** How a class of drawn files was read. `wrongSure`: of the wrong values, those that no one is asked about. */
export type ReadingRow = Record<"files" | "values" | "exact" | "unreadable" | "silent" | "wrong" | "wrongSure", number> &
  Record<"falseGreens" | "judged", number> & { class: string };
/** How a class of files was judged. */
export type VerdictRow = Record<"files" | "wrongGreens" | "needNobody" | "questions", number> & { class: string };

type Published = {
  reading: { day: string; seed: string; half: string; rows: ReadingRow[] };
  verdicts: { day: string; rows: VerdictRow[] };
};

/** "drawn clean scan" is CLEAN_SCAN. */
const codeOf = (name: string) =>
  name
    .replace(/^drawn /, "")
    .replaceAll(/[ -]/g, "_")
    .toUpperCase();

/** Writes the figures of a benchmark where the page "How accurate it is" takes them from; those of the others stay. */
export async function publish<Part extends keyof Published>(part: Part, figures: Omit<Published[Part], "day">): Promise<void> {
  const before = JSON.parse(await readFile(file, "utf8")) as Published;
  const rows = figures.rows.map((row) => ({ ...row, class: codeOf(row.class) }));
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(file, `${JSON.stringify({ ...before, [part]: { day, ...figures, rows } }, null, 2)}\n`);
}
