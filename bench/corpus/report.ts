import type { SetGreens } from "@/bench/corpus/ready-sets";
import type { Greens } from "@/bench/corpus/requirements";
import { type Group, groups, type Outcome, type Result } from "@/bench/corpus/score";
import type { ReadingRow } from "@/bench/published";

/** What one file came to. `failed` is the reader's sentence where nothing was read. */
export type FileScore = {
  class: string;
  half: string;
  carrier: string;
  results: Result[];
  greens: Greens[];
  /** By ready set, on the engine's verdicts. */
  bySet: SetGreens[];
  pages: number;
  seconds: number;
  peakMb: number;
  failed?: string;
};

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
const count = (results: readonly Result[], outcome: Outcome) => results.filter((one) => one.outcome === outcome).length;
const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (cells: readonly string[]) => `${row(cells)}\n${row(cells.map(() => "---"))}`;
const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

/** Whether a value is shown as one that a person should look at: a value without any doubt or fault is not. */
const isDoubted = ({ confidence }: Result) => confidence !== null && confidence < sure;
const sure = 0.9;

/** How many values came out how. */
export const countsOf = (results: readonly Result[]): Record<Outcome, number> => ({
  exact: count(results, "exact"),
  unreadable: count(results, "unreadable"),
  silent: count(results, "silent"),
  wrong: count(results, "wrong"),
});

/** Tables in Markdown: outcomes by class, exact shares and false values by group, the same by carrier, the worst values, calibration. */
export function reportOf(files: readonly FileScore[]): string {
  const classes = classesOf(files);
  return [
    outcomeTable(classes),
    groupTable(classes),
    carrierTable(files),
    missTable(files.flatMap(({ results }) => results)),
    calibrationTable(files.flatMap(({ results }) => results)),
  ].join("\n\n");
}

/** The lines of docs/accuracy.md between which `--document` writes. */
export const printed = { from: "<!-- Printed by `npm run bench:accuracy -- --document` -->", to: "<!-- End of what was printed -->" };

/** A document in which the outcomes by class replace those of the run before. Throws where it has no place for them. */
export function documentWith(text: string, files: readonly FileScore[], how: string): string {
  const [start, end] = [text.indexOf(printed.from), text.indexOf(printed.to)];
  if (start < 0 || end < start) throw new Error(`The document has no lines "${printed.from}" and "${printed.to}".`);
  return `${text.slice(0, start + printed.from.length)}\n\n${how}\n\n${outcomeTable(classesOf(files))}\n\n${text.slice(end)}`;
}

type Classes = { name: string; own: readonly FileScore[] }[];

function classesOf(files: readonly FileScore[]): Classes {
  const names = [...new Set(files.map((file) => file.class))];
  return [
    ...names.map((name) => ({ name, own: files.filter((file) => file.class === name) })),
    ...(names.length > 1 ? [{ name: "all", own: files }] : []),
  ];
}

/** The outcomes by class, as figures. */
export const readingRows = (files: readonly FileScore[]): ReadingRow[] => classesOf(files).map(({ name, own }) => rowOf(name, own));

function rowOf(name: string, own: readonly FileScore[]): ReadingRow {
  const results = own.flatMap((file) => file.results);
  const greens = own.flatMap((file) => file.greens);
  return {
    ...{ class: name, files: own.length, values: results.length, ...countsOf(results) },
    wrongSure: results.filter((one) => one.outcome === "wrong" && !isDoubted(one)).length,
    falseGreens: sum(greens.map(({ falseGreens }) => falseGreens.length)),
    judged: sum(greens.map(({ judged }) => judged)),
  };
}

function outcomeTable(classes: Classes): string {
  const lines = classes.map(({ name, own }) => {
    const all = rowOf(name, own);
    const greens = own.flatMap((file) => file.greens);
    const pages = Math.max(1, sum(own.map((file) => file.pages)));
    return row([
      name,
      own.length,
      all.values,
      percent(all.exact, all.values),
      percent(all.unreadable, all.values),
      percent(all.silent, all.values),
      `${all.wrong} (${percent(all.wrong, all.values)})`,
      `${all.wrongSure} (${percent(all.wrongSure, all.values)})`,
      `${all.falseGreens} of ${all.judged}`,
      percent(sum(greens.map(({ missed }) => missed)), sum(greens.map(({ passed }) => passed))),
      (sum(own.map(({ seconds }) => seconds)) / pages).toFixed(2),
      Math.max(...own.map(({ peakMb }) => peakMb)),
      own.filter(({ failed }) => failed).length,
    ]);
  });
  return [
    head([
      "class",
      "files",
      "values",
      "exact",
      "unreadable",
      "silent",
      "false values",
      "of these not in doubt",
      "false greens",
      "passes missed",
      "s/page",
      "peak MB",
      "failed",
    ]),
    ...lines,
  ].join("\n");
}

function groupTable(classes: Classes): string {
  const cell = (own: readonly FileScore[], group: Group) => {
    const results = own.flatMap((file) => file.results).filter((one) => one.group === group);
    return `${percent(count(results, "exact"), results.length)} / ${count(results, "wrong")}`;
  };
  return [
    head(["exact / false", ...groups]),
    ...classes.map(({ name, own }) => row([name, ...groups.map((group) => cell(own, group))])),
  ].join("\n");
}

/** The same by what holds the text, where that differs within a class. */
function carrierTable(files: readonly FileScore[]): string {
  const names = [...new Set(files.map(({ carrier }) => carrier))].filter(Boolean);
  const lines = names.map((name) => {
    const own = files.filter(({ carrier }) => carrier === name);
    const results = own.flatMap((file) => file.results);
    const greens = own.flatMap((file) => file.greens).flatMap(({ falseGreens }) => falseGreens);
    return row([
      name,
      own.length,
      results.length,
      percent(count(results, "exact"), results.length),
      count(results, "wrong"),
      greens.length,
    ]);
  });
  return [head(["carrier of the text", "files", "values", "exact", "false values", "false greens"]), ...lines].join("\n");
}

/** The values that are most often silent or false, whatever the policy or insurer. */
function missTable(results: readonly Result[]): string {
  const kindOf = ({ pointer }: Result) => pointer.replace(/^\/(policies|insurers)\/[^/]+\//, "").replace(/^\//, "");
  const kinds = Map.groupBy(results, kindOf);
  const missed = (own: readonly Result[]) => count(own, "silent") + count(own, "wrong");
  const worst = [...kinds].filter(([, own]) => missed(own) > 0).sort(([, one], [, other]) => missed(other) - missed(one));
  const lines = worst
    .slice(0, 20)
    .map(([kind, own]) =>
      row([kind, own.length, ...(["exact", "unreadable", "silent", "wrong"] as const).map((outcome) => count(own, outcome))]),
    );
  return [head(["value", "compared", "exact", "unreadable", "silent", "false"]), ...lines].join("\n");
}

const buckets = [
  [0.99, 1.01],
  [0.95, 0.99],
  [0.9, 0.95],
  [0.8, 0.9],
  [0.6, 0.8],
  [0, 0.6],
] as const;

/** Of the values that were given: how many are right, by the confidence that was said. */
function calibrationTable(results: readonly Result[]): string {
  const given = results.filter(({ outcome }) => outcome === "exact" || outcome === "wrong");
  const line = (name: string, own: readonly Result[]) =>
    row([name, own.length, percent(count(own, "exact"), own.length), count(own, "wrong")]);
  const certain = given.filter(({ confidence }) => (confidence ?? 0) >= sure);
  const lines = buckets.map(([low, high]) =>
    line(
      `${low} to ${Math.min(1, high)}`,
      given.filter(({ confidence }) => confidence !== null && confidence >= low && confidence < high),
    ),
  );
  const silent = given.filter(({ confidence }) => confidence === null);
  return [
    head(["confidence said", "values", "right", "wrong"]),
    ...lines,
    line("no evidence", silent),
    line("**0.9 and more**", certain),
  ].join("\n");
}

/** Lines that the engine judged by each ready set, on the reading: how many pass, and how many of these the truth does not bear out. */
export function setTable(files: readonly FileScore[]): string {
  const all = files.flatMap(({ bySet }) => bySet);
  const lineOf = (name: string, own: readonly SetGreens[]) =>
    row([
      name,
      sum(own.map(({ judged }) => judged)),
      sum(own.map(({ passed }) => passed)),
      sum(own.map(({ falseGreens }) => falseGreens.length)),
    ]);
  const names = [...new Set(all.map(({ set }) => set))];
  return [
    head(["ready set", "lines judged", "passed", "false greens"]),
    ...names.map((name) =>
      lineOf(
        name,
        all.filter(({ set }) => set === name),
      ),
    ),
    lineOf("all", all),
  ].join("\n");
}
