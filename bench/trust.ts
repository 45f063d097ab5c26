import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { orderOf } from "@/bench/corpus/file";
import { drawInto } from "@/bench/corpus/reading";
import { judgeByReadySets } from "@/bench/corpus/ready-sets";
import { publish } from "@/bench/published";
import { readCases, readSamples } from "@/bench/trust/folders";
import { readMarked } from "@/bench/trust/marked-files";
import { type Outcome, outcomeOf, readyDatesOnly } from "@/bench/trust/outcomes";
import { reasonsIn, trustTable, verdictRows } from "@/bench/trust/table";
import { createReaderPool, type ReaderPool } from "@/lib/extraction/commands";
import { speakOnServer } from "@/lib/infra/server-texts";

/**
 * `npm run bench:trust -- FOLDER [--company NAME] [--date DAY] [--samples FOLDER] [--corpus N] [--marked] [--quiet] [--document]`: how far verdicts can be trusted. Reads the
 * cases of a folder, real files and N drawn ones, and with `--marked` its ordinary cases with marks on them, and prints by class how many are wrongly compliant, how many need nobody, and what is asked. `--document` writes it for the page that shows it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    company: { type: "string", default: "Granite Peak Constructors, Inc." },
    date: { type: "string", default: "2026-11-28" },
    samples: { type: "string" },
    corpus: { type: "string", default: "0" },
    marked: { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
    document: { type: "boolean", default: false },
  },
});

/** Drawn files: what passes under a ready set although the drawn values do not meet it, and what is asked by dates alone. */
async function readDrawn(pool: ReaderPool, count: number): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), "trust-"));
  const outcomes: Outcome[] = [];
  for (let at = 0; at < count; at++) {
    const { path, truths, carrier, class: group } = await drawInto(folder, orderOf(1, at));
    const read = await pool.read(path);
    const wrongly = judgeByReadySets(read, truths, carrier === "patched").flatMap(({ falseGreens }) => falseGreens);
    // Pages of a policy prove its dates; an invoice or a license proves nothing.
    const isPolicy = read.certificates.some(({ formType }) => formType === "DECLARATIONS");
    const isGreenWrong = group === "not a certificate" && !isPolicy;
    outcomes.push({
      ...{ class: `drawn ${group}`, file: String(at), isGreenWrong, wrongly },
      ...outcomeOf(read, { set: readyDatesOnly, date: null, holders: [] }),
    });
    await rm(path);
  }
  await rm(folder, { recursive: true });
  return outcomes;
}

speakOnServer();
const pool = createReaderPool({ size: 1, processorMs: 180_000 });
const [folder] = positionals;
const outcomes = [
  ...(folder ? await readCases(pool, folder, values) : []),
  ...(folder && values.marked ? await readMarked(pool, join(folder, "ordinary")) : []),
  ...(values.samples ? await readSamples(pool, values.samples) : []),
  ...(await readDrawn(pool, Number(values.corpus))),
];
await pool.close();
if (!values.quiet) console.log(`${reasonsIn(outcomes)}\n`);
console.log(trustTable(outcomes));
if (values.document) await publish("verdicts", { rows: verdictRows(outcomes) });
