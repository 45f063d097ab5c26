/** Days for which the calls of keys are kept. */
export const callsKeptDays = 30;

/** Which calls are listed, by the status of their answer. */
export const callFilters = ["all", "ok", "4xx", "5xx"] as const;
export type CallFilter = (typeof callFilters)[number];

/** The statuses of each filter: from, and below. */
export const statusesOf: Readonly<Record<CallFilter, readonly [number, number]>> = {
  all: [0, 1000],
  ok: [0, 400],
  "4xx": [400, 500],
  "5xx": [500, 1000],
};
