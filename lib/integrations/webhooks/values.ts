export const problems = ["answer", "private_address", "timeout", "unreachable"] as const;
export type Problem = (typeof problems)[number];

/** For how long a former secret signs beside the present one. */
export const bothSecretsHours = 24;

/** Waiting events are counted up to so many. */
export const mostCounted = 10_000;

/** Seconds before each further try of an event that the receiver refuses although it takes others: ten tries in a little over three days. */
export const refusedWaits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

/** Seconds before the first tries of a receiver that takes no event; after them each minute for an hour, then every five minutes. */
export const heldWaits = [5, 15, 30] as const;
export const [minute, fiveMinutes] = [60, 300];

/** Seconds that a receiver may ask for at most. */
export const longestWait = 86_400;
