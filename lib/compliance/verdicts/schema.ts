/**
 * What judging one requirement comes to. Only `pass` is a pass. `being_read`: a file that may settle it has not been read yet.
 * `unreadable`: a person has to check what is stated, which people read as "To check".
 */
export const lineResults = ["pass", "fail", "being_read", "unreadable", "not_evaluated", "waived", "accepted_short", "cancelled"] as const;
export type LineResult = (typeof lineResults)[number];
