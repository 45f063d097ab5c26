/**
 * What judging one requirement comes to. Only `pass` is a pass. `being_read`: a file that may settle it has not been read yet.
 * `unreadable`: a person has to check what is stated, which people read as "To check". `provided`: by the project's wrap-up;
 * `not_enrolled`: the wrap-up would, once the enrollment is proven.
 */
export const lineResults = [
  ...(["pass", "fail", "being_read", "unreadable", "not_evaluated", "waived", "accepted_short", "cancelled"] as const),
  ...(["provided", "not_enrolled"] as const),
] as const;
export type LineResult = (typeof lineResults)[number];
