export const timeRanges = ["24h", "7d", "30d", "90d"] as const;
