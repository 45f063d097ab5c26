/** The statuses of a coverage, the worst first. */
export const coverageStates = ["EXPIRED", "MISSING", "SHORT", "UNDER_REVIEW", "EXPIRING_SOON", "IN_FORCE", "NOT_REQUIRED"] as const;
export type CoverageState = (typeof coverageStates)[number];

/** The coverages that a vendor's row shows. */
export const markedCoverages = [
  {
    key: "generalLiability",
    line: "GENERAL_LIABILITY",
    code: "GL",
    short: "compliance.shortGeneralLiability",
    name: "compliance.generalLiability",
  },
  {
    key: "autoLiability",
    line: "AUTO_LIABILITY",
    code: "AUTO",
    short: "compliance.shortAutoLiability",
    name: "compliance.autoLiability",
  },
  {
    key: "umbrella",
    line: "UMBRELLA_POLICY",
    code: "UMB",
    short: "compliance.shortUmbrella",
    name: "compliance.umbrella",
  },
  {
    key: "workersCompensation",
    line: "WORKERS_COMPENSATION",
    code: "WC",
    short: "compliance.shortWorkersCompensation",
    name: "compliance.workersCompensation",
  },
] as const;

/** What a list of vendors can be filtered by: GL_MISSING, WC_EXPIRED … */
export const coverageFilters = markedCoverages.flatMap(({ code }) => coverageStates.map((state) => `${code}_${state}` as const));
export type CoverageFilter = (typeof coverageFilters)[number];
