const isDay = (text: string) => /^[12]\d{3}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.startsWith(text);

/** The first and the last day of `2026-12-07..2026-12-13`, on which a coverage of a vendor in a list expires; null: these are no days. */
export function readDays(text: string): { from: string; to: string } | null {
  const [from = "", to = "", ...rest] = text.split("..");
  return isDay(from) && isDay(to) && rest.length === 0 ? { from, to } : null;
}
