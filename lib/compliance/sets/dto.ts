import { asksInSet, toAskHint } from "@/lib/compliance/asks/rules";
import { withKindNames } from "@/lib/compliance/facts/rules";
import { readySets } from "@/lib/compliance/requirements/ready-sets-values";
import { readStoredSet } from "@/lib/compliance/requirements/rules";
import type { ContractSource } from "@/lib/compliance/requirements/schema";
import {
  type ListedSetDto,
  type ReadySetListDto,
  type RequirementSetDto,
  readyKeys,
  type SetContents,
  type SetVersionDto,
} from "@/lib/compliance/sets/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { versionOf } from "@/lib/infra/versions-rules";

/** A set with its newest version, as SQL gives it. */
export type ListedSetRow = Omit<ListedSetDto, "archivedAt" | "createdAt" | "changedAt"> & {
  archivedAt: Date | null;
  createdAt: Date;
  changedAt: Date;
};

export const toListedSet = (row: ListedSetRow): ListedSetDto => ({
  ...row,
  archivedAt: row.archivedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

/** The contents of a stored version under the names of now. One that cannot be read has none, and the problem says why. */
export function toContents(
  name: string,
  body: unknown,
  kinds: ReadonlyMap<string, string>,
): { contents: SetContents; source: ContractSource | null; problem: string | null } {
  const { set, problem } = readStoredSet(body);
  if (!set) return { contents: { name, requirements: [], gates: null }, source: null, problem: inWords(problem.sentence) };
  const contents = { name, requirements: withKindNames(set, kinds).requirements, gates: set.gates };
  return { contents, source: set.source ?? null, problem: null };
}

type SetRow = { id: string; name: string; archivedAt: Date | null; createdAt: Date };
export type VersionRow = Omit<SetVersionDto, "createdAt"> & { createdAt: Date };

/** `kinds`: names of the company's kinds of documents. */
type Stored = {
  number: number;
  body: unknown;
  isDefault: boolean;
  versions: readonly VersionRow[];
  kinds: ReadonlyMap<string, string>;
};

export function toSetDto(row: SetRow, { number, body, isDefault, versions, kinds }: Stored): RequirementSetDto {
  const { contents, source, problem } = toContents(row.name, body, kinds);
  return {
    id: row.id,
    isDefault,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    number,
    ...contents,
    source,
    problem,
    hints: asksInSet(contents).map(toAskHint),
    versions: versions.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    version: versionOf(contents),
  };
}

/** The library of ready sets. */
export const toReadySets = (): ReadySetListDto => ({ sets: readyKeys.map((key) => ({ key, ...readySets[key] })) });
