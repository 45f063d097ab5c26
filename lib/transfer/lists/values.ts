/** The lists that a company can bring along, in the order in which they are shown. */
export const listNames = ["vendors", "projects", "assignments", "users", "certificates"] as const;

/** A list's rows may name what an earlier one brings. Vendors' rows may name projects, so these come first. */
export const takingOrder = [
  "projects",
  "vendors",
  "assignments",
  "users",
  "certificates",
] as const satisfies readonly (typeof listNames)[number][];

/** Names of the lists' files. A browser numbers the second download of one. */
export const listFileName = /^(vendors|projects|assignments|users|certificates)(?: \(\d+\))?\.(?:csv|xlsx)$/i;

/** States of an import of lists. */
export const listStates = ["checking", "checked", "refused", "importing", "done", "undoing", "undone", "discarded"] as const;

/** In which a worker is busy with it. */
export const busyListStates: readonly (typeof listStates)[number][] = ["checking", "importing", "undoing"];

export const rowPlans = ["create", "update", "skip", "refuse", "note"] as const;

export const rowOutcomes = ["waiting", "created", "updated", "skipped", "refused", "noted", "removed", "restored", "kept"] as const;

/** Problems on the screen; all of them are in the CSV file. */
export const problemsShown = 200;

/** Notes about files that no row names. */
export const mostNotes = 1000;
