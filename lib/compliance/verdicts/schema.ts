/** What judging one requirement comes to. Only `pass` is a pass. */
export const lineResults = ["pass", "fail", "unreadable", "not_evaluated", "waived", "accepted_short", "cancelled"] as const;
export type LineResult = (typeof lineResults)[number];
