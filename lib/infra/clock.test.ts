import { expect, it } from "vitest";
import { endOfDate, localTime } from "@/lib/infra/clock";

it.each([
  ["America/New_York", "2026-11-28", "2026-11-29T05:00:00.000Z"],
  ["America/New_York", "2026-11-01", "2026-11-02T05:00:00.000Z"],
  ["America/New_York", "2026-03-08", "2026-03-09T04:00:00.000Z"],
  ["UTC", "2026-12-31", "2027-01-01T00:00:00.000Z"],
  ["Asia/Kathmandu", "2026-06-30", "2026-06-30T18:15:00.000Z"],
  // The clocks go from midnight to one: the day begins at one.
  ["Asia/Beirut", "2026-03-28", "2026-03-28T22:00:00.000Z"],
  // They go from midnight back to eleven: the day lasts an hour longer.
  ["Asia/Beirut", "2026-10-24", "2026-10-24T22:00:00.000Z"],
  ["America/New_York", "9999-12-31", "9999-12-31T23:59:59.999Z"],
])("in %s, %s ends at %s", (zone, date, end) => {
  expect(endOfDate(zone, date).toISOString()).toBe(end);
});

it("shows the local time", () => {
  expect(localTime("America/New_York", new Date("2026-11-29T04:30:15.500Z"))).toEqual({
    ...{ day: "2026-11-28", monday: "2026-11-23", hour: 23, weekday: 6, time: "2026-11-28T23:30:15" },
  });
  expect(localTime("Pacific/Auckland", new Date("2026-11-29T12:00:00Z"))).toMatchObject({ day: "2026-11-30", weekday: 1, hour: 1 });
});
