import { say } from "@/messages/say";

/** How a coverage stands, the worst first. */
export const coverageStates = ["EXPIRED", "MISSING", "SHORT", "UNDER_REVIEW", "EXPIRING_SOON", "IN_FORCE", "NOT_REQUIRED"] as const;
export type CoverageState = (typeof coverageStates)[number];

/** The coverages that a vendor's row shows. */
export const markedCoverages = [
  {
    key: "generalLiability",
    line: "GENERAL_LIABILITY",
    short: "GL",
    get name() {
      return say("compliance.generalLiability");
    },
  },
  {
    key: "autoLiability",
    line: "AUTO_LIABILITY",
    short: "AUTO",
    get name() {
      return say("compliance.autoLiability");
    },
  },
  {
    key: "umbrella",
    line: "UMBRELLA_POLICY",
    short: "UMB",
    get name() {
      return say("compliance.umbrella");
    },
  },
  {
    key: "workersCompensation",
    line: "WORKERS_COMPENSATION",
    short: "WC",
    get name() {
      return say("compliance.workersCompensation");
    },
  },
] as const;

/** What a list of vendors can be filtered by: GL_MISSING, WC_EXPIRED … */
export const coverageFilters = markedCoverages.flatMap(({ short }) => coverageStates.map((state) => `${short}_${state}` as const));
export type CoverageFilter = (typeof coverageFilters)[number];
