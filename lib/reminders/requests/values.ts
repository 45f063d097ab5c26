/** What members write to vendors by hand: a request for a certificate, or words of their own. */
export const writtenKinds = ["request", "custom"] as const;
export type WrittenKind = (typeof writtenKinds)[number];
