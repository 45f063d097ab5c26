/** Seconds before each further try of an event that the receiver refuses although it takes others: ten tries in a little over three days. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

const longestWait = 86_400;

/** Seconds until the next try after so many; null: it was the last. */
export const waitAfter = (tries: number): number | null => waits[tries - 1] ?? null;

const heldWaits = [5, 15, 30] as const;
const [minute, fiveMinutes] = [60, 300];

/**
 * Seconds until a receiver that took no event is tried again, and not before it wants it: each minute for an hour, then every five
 * minutes.
 */
export function heldWait(tries: number, retryAfter = 0): number {
  const wait = heldWaits[tries - 1] ?? (tries <= 60 ? minute : fiveMinutes);
  return Math.max(wait, Math.min(retryAfter, longestWait));
}

/** From this failure on, the next event is tried too, to find out whether the receiver refuses this one alone. */
export const triesBeforeProbe = 4;

/** The seconds that a Retry-After header asks for, as a number or as a time (RFC 9110); 0: none that can be read. */
export function retryAfterOf(header: string | undefined, at: Date): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? 0 : Math.max(0, Math.ceil((time - at.getTime()) / 1000));
}
