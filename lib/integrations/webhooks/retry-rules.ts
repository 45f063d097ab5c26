import { fiveMinutes, heldWaits, longestWait, minute, refusedWaits } from "@/lib/integrations/webhooks/values";

/** Seconds until the next try after so many; null: it was the last. */
export const waitAfter = (tries: number): number | null => refusedWaits[tries - 1] ?? null;

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
