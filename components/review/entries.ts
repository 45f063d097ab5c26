import { type Field, type FieldGroup, groupsOf, isDoubt } from "@/lib/documents/review/rules";
import type { Statement } from "@/lib/documents/review/schema";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";

/** A place on a page; `isGuess`: where the value should stand, by its neighbours. */
export type Spot = { page: number; box: Box; isGuess: boolean };

/** A value of one of the document's certificates. `key` names it on the screen; `needed`: the document cannot count without it. */
export type Entry = Field & { key: string; certificate: number; spot: Spot | null; needed: boolean };
export type EntryGroup = Omit<FieldGroup, "fields"> & { certificate: number; entries: Entry[] };

export const entryKey = (certificate: number, pointer: string) => `${certificate}${pointer}`;

/** What keeps a document under review while it is not stated (`summariseReading`). `dated`: a date was typed with the file instead. */
function isNeeded({ policies }: ReadCertificate, { pointer, state }: Field, dated: boolean): boolean {
  if (state !== "missing") return false;
  return pointer === "/insured/name" ? policies.length > 0 : !dated && /^\/policies\/\d+\/expirationDate$/.test(pointer);
}

/** Whether a person should look at it, or state it. */
export const asksForPerson = (entry: Entry): boolean => entry.needed || isDoubt(entry);

export function entryGroups(certificates: readonly ReadCertificate[], { dated }: { dated: boolean }): EntryGroup[] {
  return certificates.flatMap((one, certificate) =>
    groupsOf(one).map(({ fields, key, ...group }) => ({
      ...group,
      key: `${certificate}-${key}`,
      certificate,
      entries: fields.map((field) => ({
        ...field,
        certificate,
        key: entryKey(certificate, field.pointer),
        spot: spotOf(one, field),
        needed: isNeeded(one, field, dated),
      })),
    })),
  );
}

const isSomewhere = ([left, top, right, bottom]: Box) => right > left && bottom > top;

/** Where the value was read, else (of what should be there) where its column crosses its row, else its whole row. */
function spotOf({ evidence }: ReadCertificate, { pointer, state, evidence: own }: Field): Spot | null {
  if (own && isSomewhere(own.box)) return { page: own.page, box: own.box, isGuess: false };
  const [, at = "", field = ""] = /^\/policies\/(\d+)\/(.+)$/.exec(pointer) ?? [];
  if (!at || state === "read" || state === "missing") return null;
  const seen = Object.entries(evidence).filter(([one, { box }]) => one.startsWith("/policies/") && isSomewhere(box));
  const inRow = seen.filter(([one]) => one.startsWith(`/policies/${at}/`));
  const inColumn = seen.find(([one]) => one.endsWith(`/${field}`))?.[1];
  const beside = inRow.find(([one]) => /(Date|policyNumber|insurerLetter)$/.test(one))?.[1];
  if (inColumn && beside && inColumn.page === beside.page && !field.includes("/")) {
    return { page: beside.page, box: [inColumn.box[0], beside.box[1], inColumn.box[2], beside.box[3]], isGuess: true };
  }
  const page = inRow[0]?.[1].page;
  const boxes = inRow.filter(([, one]) => one.page === page).map(([, { box }]) => box);
  if (page === undefined) return null;
  const edge = (side: number, most: (...values: number[]) => number) => most(...boxes.map((box) => box[side] ?? 0));
  return { page, box: [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)], isGuess: true };
}

/** The doubt that comes after (`step` 1) or before (-1) an entry, round the end; null when there is none. */
export function nextDoubt(entries: readonly Entry[], from: string | null, step: 1 | -1): Entry | null {
  const doubts = entries.filter((entry) => asksForPerson(entry) || entry.key === from);
  const at = doubts.findIndex(({ key }) => key === from);
  const ring =
    step === 1
      ? [...doubts.slice(at + 1), ...doubts.slice(0, Math.max(at, 0))]
      : [...doubts.slice(0, Math.max(at, 0)).reverse(), ...doubts.slice(at + 1).reverse()];
  return ring.find(asksForPerson) ?? null;
}

/** Whether there is something that a person can say yes to as it stands. */
export const isConfirmable = ({ state, value }: Pick<Entry, "state" | "value">): boolean =>
  state === "read" || state === "doubtful" || (state === "missing" && value === null);

export const confirmation = ({ certificate, pointer, value }: Entry): Statement => ({ kind: "value", certificate, pointer, value });

/** What "all shown values" says yes to: everything that was read and that no person has confirmed yet. */
export const confirmAll = (entries: readonly Entry[]): Statement[] =>
  entries.filter(({ state }) => state === "read" || state === "doubtful").map(confirmation);
