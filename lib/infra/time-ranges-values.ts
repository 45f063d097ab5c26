import type { PlainKey } from "@/messages/say";

export const timeRanges = ["24h", "7d", "30d", "90d"] as const;
export type TimeRange = (typeof timeRanges)[number];

export const rangeHours: Record<TimeRange, number> = { "24h": 24, "7d": 7 * 24, "30d": 30 * 24, "90d": 90 * 24 };

export const rangeNames: Record<TimeRange, PlainKey> = {
  "24h": "infra.last24Hours",
  "7d": "infra.last7Days",
  "30d": "infra.last30Days",
  "90d": "infra.last90Days",
};
