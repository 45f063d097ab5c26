export const problems = ["answer", "private_address", "timeout", "unreachable"] as const;
export type Problem = (typeof problems)[number];

/** For how long a former secret signs beside the present one. */
export const bothSecretsHours = 24;

/** Waiting events are counted up to so many. */
export const mostCounted = 10_000;
