/** Seconds before each further try: ten tries in a little over three days. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Seconds until the next try after so many; null: it was the last. */
export const waitAfter = (tries: number): number | null => waits[tries - 1] ?? null;
