/** Day numbers: days are compared millions of times while a company is judged, and numbers compare faster than texts. */

/** A day that no paper states. */
export const noDay = Number.NaN;
export const isDay = (day: number): boolean => !Number.isNaN(day);

/** Days since 1970-01-01 of an ISO date (the first ten letters of an ISO time too); `noDay` for null. */
export function dayOf(iso: string | null): number {
  if (iso === null) return noDay;
  const digit = (at: number) => iso.charCodeAt(at) - 48;
  const year = digit(0) * 1000 + digit(1) * 100 + digit(2) * 10 + digit(3);
  const month = digit(5) * 10 + digit(6);
  const day = digit(8) * 10 + digit(9);
  // Days from civil: years begin in March, so that the leap day is the last.
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / 400);
  const ofEra = shifted - era * 400;
  const ofYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return era * 146_097 + ofEra * 365 + Math.floor(ofEra / 4) - Math.floor(ofEra / 100) + ofYear - 719_468;
}

/** The ISO date of a day number. */
export const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
