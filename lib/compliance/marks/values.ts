/** How a coverage stands, the worst first. */
export const coverageStates = ["EXPIRED", "MISSING", "UNDER_REVIEW", "EXPIRING_SOON", "IN_FORCE"] as const;
export type CoverageState = (typeof coverageStates)[number];

/** The coverages that a vendor's row shows. */
export const markedCoverages = [
  { key: "generalLiability", line: "GENERAL_LIABILITY", short: "GL", name: "General liability" },
  { key: "autoLiability", line: "AUTO_LIABILITY", short: "AUTO", name: "Auto liability" },
  { key: "umbrella", line: "UMBRELLA_POLICY", short: "UMB", name: "Umbrella" },
  { key: "workersCompensation", line: "WORKERS_COMPENSATION", short: "WC", name: "Workers compensation" },
] as const;

/** What a list of vendors can be filtered by: GL_MISSING, WC_EXPIRED … */
export const coverageFilters = markedCoverages.flatMap(({ short }) => coverageStates.map((state) => `${short}_${state}` as const));
export type CoverageFilter = (typeof coverageFilters)[number];
