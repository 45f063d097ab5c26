import { expect, test } from "vitest";
import {
  daysUntil,
  formatDate,
  formatDays,
  formatMoment,
  formatMoney,
  formatPrice,
  formatSize,
  formatZonedTime,
} from "@/components/ui/format";

test("sizes count in 1024 units and keep at most two decimals", () => {
  expect([0, 1, 1023, 1024, 1536, 25 * 1024 ** 2, 3 * 1024 ** 3].map(formatSize)).toEqual([
    "0 Bytes",
    "1 Bytes",
    "1023 Bytes",
    "1 KB",
    "1.5 KB",
    "25 MB",
    "3 GB",
  ]);
});

test("money is whole dollars with separators", () => {
  expect(formatMoney(25_000_000)).toBe("$25,000,000");
});

test("a price has cents only where it needs them", () => {
  const prices = [
    formatPrice(4900, "USD"),
    formatPrice(4950, "EUR"),
    formatPrice(7, "USD"),
    formatPrice(0, "USD"),
    formatPrice(120_000, "GBP"),
  ];
  expect(prices).toEqual(["$49", "€49.50", "$0.07", "$0", "£1,200"]);
});

test("a date without time zone never slips to the day before", () => {
  expect(formatDate("2027-03-04")).toBe("Mar 4, 2027");
});

test("a moment falls on the company's day", () => {
  expect(formatMoment("2027-03-04T03:00:00Z", "America/Los_Angeles")).toBe("Mar 3, 2027");
});

test("days are counted from the company's today", () => {
  const lateEvening = new Date("2027-03-04T03:00:00Z");
  expect(daysUntil("2027-03-04", lateEvening, "America/Los_Angeles")).toBe(1);
  expect(daysUntil("2027-03-04", lateEvening, "UTC")).toBe(0);
});

test("days read as words", () => {
  expect([12, 1, 0, -3].map(formatDays)).toEqual(["in 12 days", "in 1 day", "today", "3 days ago"]);
  expect([89, 200, -400, 800, -3397].map(formatDays)).toEqual(["in 89 days", "in 6 months", "13 months ago", "in 2 years", "9 years ago"]);
});

test("long times read as months and years", () => {
  expect([90, 120, 121, 364, 729, -3397, -730].map(formatDays)).toEqual([
    "in 90 days",
    "in 120 days",
    "in 3 months",
    "in 11 months",
    "in 23 months",
    "9 years ago",
    "1 year ago",
  ]);
});

test("a time for readers in several zones names its zone", () => {
  expect(formatZonedTime("2027-03-04T20:05:00Z", "America/New_York")).toBe("Mar 4, 2027, 3:05 PM EST");
});
