/** Seconds before each further try: ten tries in a little over three days. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

const longestWait = 86_400;

/** Seconds until the next try after so many, and not before a receiver wants it; null: it was the last. */
export function waitAfter(tries: number, retryAfter = 0): number | null {
  const wait = waits[tries - 1];
  return wait === undefined ? null : Math.max(wait, Math.min(retryAfter, longestWait));
}

/** The seconds that a Retry-After header asks for, as a number or as a time (RFC 9110); 0: none that can be read. */
export function retryAfterOf(header: string | undefined, at: Date): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? 0 : Math.max(0, Math.ceil((time - at.getTime()) / 1000));
}
