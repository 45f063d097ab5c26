export const projectStatuses = ["ACTIVE", "COMPLETED"] as const;

/** Columns that the list of projects can be sorted by; a minus before one turns its order. */
export const projectSorts = ["name", "number", "status", "starts", "ends", "created"] as const;

/** The screen's own order: work that goes on first. */
export const usualProjectSort = "status";

/** The same of one project's vendors. */
export const assignmentSorts = ["vendor", "scope", "status", "expiration"] as const;

/** How many certificate holders a project accepts at most. */
export const maximumHolders = 20;

/** For how many years after completion general liability can be required. */
export const maximumYears = 20;

/** How many days ahead a project shows which contracts will be on hold. */
export const holdDays = 30;
