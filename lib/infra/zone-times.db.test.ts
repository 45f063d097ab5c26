import { expect, it } from "vitest";
import { Prisma } from "@/generated/prisma/client";
import { localDate } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";
import { localDay, zoneClock } from "@/lib/infra/zone-times-queries";

const minute = 60_000;
/** Moments around midnight, on every third day of some years, and one in each zone whose rules changed lately. */
const moments = Array.from({ length: 900 }, (_, index) => new Date(Date.parse("2020-01-02T00:00:00Z") + index * (3 * 1440 + 7) * minute));

it.each([
  "America/New_York",
  // No daylight saving time from November 2026 on; a database may not know it.
  "America/Vancouver",
  "America/Phoenix",
  "Asia/Kathmandu",
  "Asia/Beirut",
  // Its clocks go back for Ramadan alone.
  "Africa/Casablanca",
  "Pacific/Auckland",
  "UTC",
])("statements find the days of Node in %s", async (zone) => {
  const clock = zoneClock(zone, new Date("2027-12-01T00:00:00Z"));
  const rows = await asPlatform().$queryRaw<{ day: string }[]>`
    select ${localDay(clock, Prisma.sql`moment`)}::text as day
    from unnest(${moments}::timestamptz[]) with ordinality as given(moment, place) order by place`;
  expect(rows.map(({ day }) => day)).toEqual(moments.map((moment) => localDate(zone, moment)));
});
