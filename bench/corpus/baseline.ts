import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Outcome, Result } from "@/bench/corpus/score";

/** A value that was not read as it is, with what is wanted and what was read where it was scored just now. */
type Miss = Pick<Result, "pointer" | "outcome"> & Partial<Pick<Result, "want" | "got">>;
/** How each value of a file was read: `exact` values are counted, and all others are listed. */
export type FileOutcomes = { file: string; exact: number; misses: Miss[] };
export type Change = { sentence: string; isWorse: boolean };

const missed = ["unreadable", "silent", "wrong"] as const;
/** From good to bad. A value that is not among the misses is right: it is exact, or rightly not read. */
const outcomes = ["right", ...missed];
export const notRight = ({ outcome }: { outcome: Outcome }): boolean => outcome !== "exact";

const path = fileURLToPath(new URL("gate-baseline.ndjson", import.meta.url));

/** The baseline: one file on each line, its misses by outcome. */
export async function readBaseline(): Promise<FileOutcomes[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter(Boolean);
  return lines.map((line) => {
    const { file, exact, ...listed } = JSON.parse(line) as { file: string; exact: number } & Partial<Record<Outcome, string[]>>;
    return { file, exact, misses: missed.flatMap((outcome) => (listed[outcome] ?? []).map((pointer) => ({ pointer, outcome }))) };
  });
}

export const writeBaseline = (files: readonly FileOutcomes[]): Promise<void> =>
  writeFile(path, files.map((file) => `${lineOf(file)}\n`).join(""));

function lineOf({ file, exact, misses }: FileOutcomes): string {
  const listed = missed.map(
    (outcome) => [outcome, misses.flatMap((one) => (one.outcome === outcome ? [one.pointer] : [])).sort()] as const,
  );
  return JSON.stringify({ file, exact, ...Object.fromEntries(listed.filter(([, pointers]) => pointers.length > 0)) });
}

export const countExact = (files: readonly FileOutcomes[]): number => files.reduce((sum, { exact }) => sum + exact, 0);
export const countMisses = (files: readonly FileOutcomes[], outcome: Outcome): number =>
  files.reduce((sum, { misses }) => sum + misses.filter((one) => one.outcome === outcome).length, 0);

/** Each value whose outcome differs from the baseline's, the worse ones first. */
export function changesSince(before: readonly FileOutcomes[], now: readonly FileOutcomes[]): Change[] {
  const changes = now.flatMap(({ file, exact, misses }) => {
    const old = before.find((one) => one.file === file);
    if (!old) return [{ sentence: `${file}: not in the baseline`, isWorse: false }];
    const pointers = [...new Set([...old.misses, ...misses].map(({ pointer }) => pointer))].sort();
    const found = pointers.flatMap((pointer) => changeOf(file, pointer, old.misses, misses));
    // A value that is no longer given has no miss of its own.
    const isFewer = exact < old.exact && !found.some(({ isWorse }) => isWorse);
    return isFewer ? [...found, { sentence: `${file}: ${old.exact} → ${exact} exact values`, isWorse: true }] : found;
  });
  return [...changes.filter(({ isWorse }) => isWorse), ...changes.filter(({ isWorse }) => !isWorse)];
}

function changeOf(file: string, pointer: string, before: readonly Miss[], now: readonly Miss[]): Change[] {
  const [old, fresh] = [before, now].map((list) => list.find((one) => one.pointer === pointer));
  const [from, to] = [old?.outcome ?? "right", fresh?.outcome ?? "right"];
  if (from === to) return [];
  const values = fresh ? `, expected ${shown(fresh.want)}, read ${shown(fresh.got)}` : "";
  return [{ sentence: `${file}: ${pointer}: ${from} → ${to}${values}`, isWorse: outcomes.indexOf(to) > outcomes.indexOf(from) }];
}

const shown = (value: string | null | undefined) => (value ? `"${value}"` : "nothing");
