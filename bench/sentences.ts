import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { simulateMonth } from "@/bench/trust/month";
import { measureSentences, sentenceLines } from "@/bench/trust/sentences";
import { speakOnServer } from "@/lib/infra/server-texts";

/**
 * `npm run bench:sentences -- FILE.jsonl`: how many limiting sentences leave a clean certificate compliant, and how many ordinary ones do
 * not. Only the sentences of one half are printed, so that the other half stays unread while the vocabulary grows. Last, how many
 * certificates of a month are asked if each answer counts for its wording.
 */
const isOpenHalf = (id: string) => Number.parseInt(createHash("sha256").update(id).digest("hex").charAt(0), 16) % 2 === 0;

const share = ({ all, misses }: { all: number; misses: readonly unknown[] }) =>
  `${misses.length} of ${all} (${((100 * misses.length) / Math.max(all, 1)).toFixed(1)} %)`;

async function main(): Promise<void> {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error("Name a file of sentences, one JSON object a line.");
  speakOnServer();
  const lines = sentenceLines(await readFile(path, "utf8"));
  const open = measureSentences(lines.filter(({ id }) => isOpenHalf(id)));
  for (const kind of ["limiting", "ordinary"] as const)
    for (const { text, reason } of open[kind].misses) console.log(`${kind}: ${text.replace(/\s+/g, " ")}${reason && `\n    ${reason}`}`);
  const kept = measureSentences(lines.filter(({ id }) => !isOpenHalf(id)));
  console.log("              limiting, compliant    ordinary, not compliant");
  console.log(`open half     ${share(open.limiting).padEnd(22)} ${share(open.ordinary)}`);
  console.log(`kept half     ${share(kept.limiting).padEnd(22)} ${share(kept.ordinary)}`);
  const ordinary = lines.flatMap(({ kind, text }) => (kind === "ordinary" ? text : []));
  const { asked, answers, unsettled, certificates } = simulateMonth(ordinary, { agencies: 60, certificates: 1000 });
  console.log(`${certificates} ordinary certificates of 60 agencies: ${asked.first} asked in the first half, ${asked.last} in the last;`);
  console.log(`${answers} wordings answered, ${unsettled} certificates still open after that`);
}

await main();
