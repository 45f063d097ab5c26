import type { ReadCertificate } from "@/lib/extraction/schema";
import { type Field, type FieldGroup, groupsOf, isDoubt } from "@/lib/review/rules";
import type { Statement } from "@/lib/review/schema";

/** A value of one of the document's certificates. `key` names it on the screen. */
export type Entry = Field & { key: string; certificate: number };
export type EntryGroup = Omit<FieldGroup, "fields"> & { certificate: number; entries: Entry[] };

export const entryKey = (certificate: number, pointer: string) => `${certificate}${pointer}`;

export function entryGroups(certificates: readonly ReadCertificate[]): EntryGroup[] {
  return certificates.flatMap((one, certificate) =>
    groupsOf(one).map(({ fields, key, ...group }) => ({
      ...group,
      key: `${certificate}-${key}`,
      certificate,
      entries: fields.map((field) => ({ ...field, certificate, key: entryKey(certificate, field.pointer) })),
    })),
  );
}

/** The doubt that comes after (`step` 1) or before (-1) an entry, round the end; null when there is none. */
export function nextDoubt(entries: readonly Entry[], from: string | null, step: 1 | -1): Entry | null {
  const doubts = entries.filter((entry) => isDoubt(entry) || entry.key === from);
  const at = doubts.findIndex(({ key }) => key === from);
  const ring =
    step === 1
      ? [...doubts.slice(at + 1), ...doubts.slice(0, Math.max(at, 0))]
      : [...doubts.slice(0, Math.max(at, 0)).reverse(), ...doubts.slice(at + 1).reverse()];
  return ring.find(isDoubt) ?? null;
}

/** Whether there is something that a person can say yes to as it stands. */
export const isConfirmable = ({ state, value }: Pick<Entry, "state" | "value">): boolean =>
  state === "read" || state === "doubtful" || (state === "missing" && value === null);

export const confirmation = ({ certificate, pointer, value }: Entry): Statement => ({ kind: "value", certificate, pointer, value });

/** What "all shown values" says yes to: everything that was read and that no person has confirmed yet. */
export const confirmAll = (entries: readonly Entry[]): Statement[] =>
  entries.filter(({ state }) => state === "read" || state === "doubtful").map(confirmation);
