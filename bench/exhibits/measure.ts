import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawExhibit } from "@/bench/exhibits/draw";
import type { Exhibit } from "@/bench/exhibits/exhibit";
import { type Score, scoreOf } from "@/bench/exhibits/score";
import { rowsOfText } from "@/lib/compliance/exhibits/paragraphs-rules";
import { readExhibit } from "@/lib/compliance/exhibits/rules";
import type { ExhibitReading } from "@/lib/compliance/exhibits/schema";
import { readRows } from "@/lib/extraction/readers/page-rows";

/** An exhibit as it is drawn and read. */
export async function readDrawn(exhibit: Exhibit): Promise<ExhibitReading> {
  if (exhibit.as === "text") return readExhibit(rowsOfText(exhibit.text));
  const folder = await mkdtemp(join(tmpdir(), "exhibit-"));
  try {
    const path = join(folder, `exhibit.${exhibit.as}`);
    await writeFile(path, await drawExhibit(exhibit));
    return readExhibit(await readRows(path));
  } finally {
    await rm(folder, { recursive: true });
  }
}

export type Measured = {
  scores: (Score & { name: string })[];
  expected: number;
  proposed: number;
  asked: number;
  wrong: string[];
  extra: number;
};

/** How readings of exhibits compare with what the exhibits ask. */
export async function measure(exhibits: readonly Exhibit[]): Promise<Measured> {
  const scores: Measured["scores"] = [];
  for (const exhibit of exhibits) scores.push({ name: exhibit.name, ...scoreOf(exhibit, await readDrawn(exhibit)) });
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const wrong = scores.flatMap((score) => score.wrong.map((fact) => `${score.name}: ${fact}`));
  return {
    scores,
    wrong,
    expected: sum((one) => one.expected),
    proposed: sum((one) => one.proposed),
    asked: sum((one) => one.asked),
    extra: sum((one) => one.extra.length),
  };
}
