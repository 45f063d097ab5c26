import { expect, it } from "vitest";
import { changeOf } from "@/lib/admin/stats/rules";
import { inWords } from "@/lib/infra/sentences-rules";

it.each([
  ["total", "7d", 112, 100, "+12% vs. 7 days ago"],
  ["total", "30d", 1001, 1000, "+0.1% vs. 30 days ago"],
  ["total", "24h", 5, 0, "+5 vs. 24 hours ago"],
  ["period", "7d", 8, 10, "−20% vs. the 7 days before"],
  ["period", "90d", 8, 8, "No change vs. the 90 days before"],
  ["rate", "7d", 81, 80, "+1 point vs. 7 days ago"],
  ["rate", "7d", 70, 80, "−10 points vs. 7 days ago"],
  ["rate", "7d", 70, null, "No figure from 7 days ago yet"],
] as const)("says how a %s over %s went from %i", (kind, range, value, before, words) => {
  expect(inWords(changeOf(kind, range, value, before))).toBe(words);
});
