/** How many rows of a list are named with what is wrong with them. */
export const shownFaults = 20;

/** More cents than any payment has: what is larger is a number of something else. */
export const mostCents = 100_000_000_000;

/** The kinds of file that an audit can be. */
export const auditTypes = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
} as const;
