import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Truth } from "@/bench/corpus/truth";
import { judgeReading, type Outcome, readyDatesOnly } from "@/bench/trust/outcomes";
import { measureSentences, sentenceLines } from "@/bench/trust/sentences";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { SetVersion } from "@/lib/compliance/requirements/schema";
import type { ReaderPool } from "@/lib/extraction/commands";
import { inWords } from "@/lib/infra/sentences-rules";

const exported = z.object({ name: z.string(), requirements: z.unknown(), gates: z.unknown() });
const files = /\.(?:pdf|jpe?g|png|tiff?|heic|docx?)$/i;

/** The requirement set of a folder of cases, as the product exported it. */
function setIn(folder: string): SetVersion {
  const body = exported.parse(JSON.parse(readFileSync(join(folder, "green/set.json"), "utf8")));
  const { set, problem } = readStoredSet(body);
  if (!set) throw new Error(`${folder}/green/set.json: ${inWords(problem.sentence)}`);
  return { ...set, id: "cases", version: 1 };
}

const pathsIn = async (folder: string) =>
  (await readdir(folder).catch(() => []))
    .filter((name) => files.test(name))
    .sort()
    .map((name) => join(folder, name));

type Asked = { company: string; date: string };

/** Judges a folder of cases. No file in `green` may be compliant, and every file in `ordinary` must be. */
export async function readCases(pool: ReaderPool, folder: string, { company, date }: Asked): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const asked = { set: setIn(folder), date, holders: [{ name: company, address: null }] };
  for (const [name, isGreenWrong] of [
    ["green", true],
    ["ordinary", false],
  ] as const)
    for (const path of await pathsIn(join(folder, name)))
      outcomes.push(await judgeReading(pool, path, { ...asked, class: name, isGreenWrong }));
  const lines = join(folder, "sentences.jsonl");
  if (!existsSync(lines)) return outcomes;
  const measured = measureSentences(sentenceLines(readFileSync(lines, "utf8")));
  for (const kind of ["limiting", "ordinary"] as const) {
    const { all, misses } = measured[kind];
    const [missed, right] = kind === "limiting" ? (["COMPLIANT", "UNDER_REVIEW"] as const) : (["UNDER_REVIEW", "COMPLIANT"] as const);
    const about = { class: `${kind} sentences`, isGreenWrong: kind === "limiting" };
    outcomes.push(...misses.map(({ id, reason }) => ({ ...about, file: id, status: missed, questions: [reason], wrongly: [] })));
    const rest = { ...about, file: "", status: right, questions: [], wrongly: [] };
    outcomes.push(...Array.from({ length: all - misses.length }, () => rest));
  }
  return outcomes;
}

/** Judges real certificates by dates alone. Every question about one is needless. File names are not printed. */
export async function readSamples(pool: ReaderPool, folder: string): Promise<Outcome[]> {
  const truthFile = join(folder, "truth.json");
  if (!existsSync(truthFile)) return [];
  const truths = Object.keys(JSON.parse(readFileSync(truthFile, "utf8")) as Record<string, Truth>);
  const outcomes: Outcome[] = [];
  for (const [at, name] of truths.entries()) {
    const path = [name, name.replace(/\.pdf$/, ".jpg")].map((one) => join(folder, one)).find(existsSync);
    if (!path) continue;
    const asked = { set: readyDatesOnly, date: null, holders: [], class: "real files", isGreenWrong: false };
    outcomes.push({ ...(await judgeReading(pool, path, asked)), file: `sample ${at + 1}` });
  }
  return outcomes;
}
