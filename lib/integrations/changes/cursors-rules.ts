import { changesKeptDays } from "@/lib/integrations/changes/values";

/** A place in a company's order of changes: after a number, which was the last one at a time; or from a time on. */
export type Place = { after: bigint; at: Date } | { from: Date };

const cursorShape = /^(\d{1,18})\.([0-9a-z]{1,10})$/;
const timeShape = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
const radix = 36;

/** A cursor says when it was given: what came after it may have been deleted since. */
export const cursorOf = (number: bigint, at: Date) => `${number}.${at.getTime().toString(radix)}`;

/** Reads a cursor or a time; null: it is neither. */
export function placeOf(text: string): Place | null {
  const [, number = "", stamp = ""] = cursorShape.exec(text) ?? [];
  if (number) return { after: BigInt(number), at: new Date(Number.parseInt(stamp, radix)) };
  const from = new Date(text);
  return timeShape.test(text) && !Number.isNaN(from.getTime()) ? { from } : null;
}

/** Whether changes since then may have been deleted by now. */
export function isTooOld(place: Place, now: Date): boolean {
  const at = "from" in place ? place.from : place.at;
  return !(at.getTime() >= now.getTime() - changesKeptDays * 24 * 3600 * 1000);
}
