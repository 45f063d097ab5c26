import { type Field, type FieldGroup, type Given, groupsOf, isAskedByMark, isDoubt, isNeeded } from "@/lib/documents/review/rules";
import type { Statement } from "@/lib/documents/review/schema";
import type { Box, ReadCertificate } from "@/lib/extraction/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { inList, say } from "@/messages/say";

/** A place on a page; `isGuess`: where the value should be, by its neighbors. */
export type Spot = { page: number; box: Box; isGuess: boolean };

/**
 * A value of one of the document's certificates. `key` names it on the screen, `group` is the title that it belongs under; `needed`: the
 * document cannot count without it.
 */
export type Entry = Omit<Field, "name" | "reason"> & {
  name: string;
  reason: string | null;
  key: string;
  certificate: number;
  group: string;
  spot: Spot | null;
  needed: boolean;
  /** The question about a mark beside it asks about it. */
  isAskedByMark: boolean;
};
export type EntryGroup = Omit<FieldGroup, "fields" | "title"> & { title: string; certificate: number; entries: Entry[] };

export const entryKey = (certificate: number, pointer: string) => `${certificate}${pointer}`;

/** Whether a person should look at it, or state it. */
export const asksForPerson = (entry: Entry): boolean => entry.needed || (isDoubt(entry) && !entry.isAskedByMark);

export function entryGroups(certificates: readonly ReadCertificate[], given: Given): EntryGroup[] {
  return certificates.flatMap((one, certificate) =>
    groupsOf(one).map(({ fields, key, ...group }) => ({
      ...group,
      title: inWords(group.title),
      key: `${certificate}-${key}`,
      certificate,
      entries: fields.map((field) => ({
        ...field,
        name: inWords(field.name),
        reason: field.reason === null ? null : inWords(field.reason),
        certificate,
        group: inWords(group.title),
        key: entryKey(certificate, field.pointer),
        spot: spotOf(one, field),
        needed: isNeeded(one, field, given),
        isAskedByMark: isAskedByMark(given, certificate, field.pointer),
      })),
    })),
  );
}

/** The values to check, and the groups with all other values. An empty group stays if lines can be added to it. */
export function doubtsFirst(groups: readonly EntryGroup[]): { doubts: Entry[]; rest: EntryGroup[] } {
  const doubts = groups.flatMap(({ entries }) => entries.filter(asksForPerson));
  const rest = groups.map((group) => ({ ...group, entries: group.entries.filter((entry) => !asksForPerson(entry)) }));
  return { doubts, rest: rest.filter(({ entries, row }) => entries.length > 0 || row !== null) };
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

/** The doubt after (`step` 1) or before (-1) an entry, wrapping at the end; null without doubts. */
export function nextDoubt(entries: readonly Entry[], from: string | null, step: 1 | -1): Entry | null {
  const doubts = entries.filter((entry) => asksForPerson(entry) || entry.key === from);
  const at = doubts.findIndex(({ key }) => key === from);
  const ring =
    step === 1
      ? [...doubts.slice(at + 1), ...doubts.slice(0, Math.max(at, 0))]
      : [...doubts.slice(0, Math.max(at, 0)).reverse(), ...doubts.slice(at + 1).reverse()];
  return ring.find(asksForPerson) ?? null;
}

/** Whether a person can confirm the value as it is. */
export const isConfirmable = ({ state, value }: Pick<Entry, "state" | "value">): boolean =>
  state === "read" || state === "doubtful" || (state === "missing" && value === null);

export const confirmation = ({ certificate, pointer, value }: Entry): Statement => ({ kind: "value", certificate, pointer, value });

/** The values that "Confirm All Clear Values" confirms: clearly read and not yet confirmed. Never a doubt. */
export const clearValues = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) => entry.state === "read" && !asksForPerson(entry) && entry.kind !== "whole");

const kindWords = [
  { kinds: ["date"], text: "review.countDates" },
  { kinds: ["amount", "dollars"], text: "review.countLimits" },
  { kinds: ["choice", "words"], text: "review.countCheckboxes" },
  { kinds: ["text", "paragraph", "naic", "letter"], text: "review.countTexts" },
] as const satisfies { kinds: Entry["kind"][]; text: string }[];

/** "3 dates, 2 limits, and 1 checkbox": how many values of which kind. */
export function countKinds(entries: readonly Entry[]): string {
  const parts = kindWords.flatMap(({ kinds, text }) => {
    const count = entries.filter(({ kind }) => kinds.some((known) => known === kind)).length;
    return count > 0 ? [say(text, { count })] : [];
  });
  return inList(parts);
}
