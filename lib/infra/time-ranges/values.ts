export const timeRanges = ["24h", "7d", "30d", "90d"] as const;
export type TimeRange = (typeof timeRanges)[number];

export const rangeHours: Record<TimeRange, number> = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24, "90d": 90 * 24 };

const rangeWords: Record<TimeRange, string> = { "24h": "Last 24 hours", "7d": "Last 7 days", "30d": "Last 30 days", "90d": "Last 90 days" };
export const rangeOptions = timeRanges.map((range) => ({ value: range, label: rangeWords[range] }));
