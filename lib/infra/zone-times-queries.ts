import { Prisma } from "@/generated/prisma/client";
import { localTime, now, type ZoneChanges, zoneChanges } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";

/** The time zones that companies are in. */
export async function listZones(): Promise<string[]> {
  const rows = await asPlatform().$queryRaw<{ zone: string }[]>`select distinct time_zone as zone from company order by 1`;
  return rows.map(({ zone }) => zone);
}

/** When the clocks of a zone changed, as SQL: a statement finds with it on which day a stored moment was. */
export type ZoneClock = { changes: Prisma.Sql; offsets: Prisma.Sql };

// No stored moment is older than the product.
const firstMoment = new Date("2020-01-01T00:00:00Z");
// Looking them up costs hundreds of formatted dates, and a day later they are the same but for that day.
const known = new Map<string, { day: string; changes: ZoneChanges }>();

/** The changes up to the end of the day after `at`. */
function changesUntil(at: Date, timeZone: string): ZoneChanges {
  const day = at.toISOString().slice(0, 10);
  const last = known.get(timeZone);
  if (last?.day === day) return last.changes;
  const changes = zoneChanges(timeZone, firstMoment, new Date(new Date(`${day}T00:00:00Z`).getTime() + 2 * 24 * 3600 * 1000));
  known.set(timeZone, { day, changes });
  return changes;
}

/** The clock of one company. */
export function zoneClock(timeZone: string, at = now()): ZoneClock {
  const { changes, offsets } = changesUntil(at, timeZone);
  return { changes: Prisma.sql`${changes}::timestamptz[]`, offsets: Prisma.sql`${offsets}::int[]` };
}

/** The day that the calendar on the wall showed at a stored moment. */
export const localDay = ({ changes, offsets }: ZoneClock, moment: Prisma.Sql) =>
  Prisma.sql`(${moment} at time zone 'UTC' + make_interval(secs => (${offsets})[1 + width_bucket(${moment}, ${changes})]))::date`;

/** What the clock on the wall shows in each company's zone, for a statement that joins it by `zone`: day, monday, hour and local time. */
export async function zoneTimes(at = now()): Promise<Prisma.Sql> {
  const rows = (await listZones()).map((zone) => ({ zone, ...localTime(zone, at), ...changesUntil(at, zone) }));
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as wall(zone text, day date, monday date, hour int, time timestamp, changes timestamptz[], offsets int[])`;
}

/** Zones in which the database's clock shows something else than ours, now or within a year. */
export async function differingZones(zones: readonly string[], at = now()): Promise<string[]> {
  const moments = Array.from({ length: 13 }, (_, month) => new Date(at.getTime() + month * 30 * 24 * 3600 * 1000));
  const ours = zones.flatMap((zone) =>
    moments.map((moment) => ({ zone, moment: moment.toISOString(), time: localTime(zone, moment).time })),
  );
  const rows = await asPlatform().$queryRaw<{ zone: string }[]>`
    select distinct o.zone from jsonb_to_recordset(${JSON.stringify(ours)}::jsonb) as o(zone text, moment timestamptz, time timestamp)
    where not exists (select 1 from pg_timezone_names n where lower(n.name) = lower(o.zone))
      or date_trunc('second', case when exists (select 1 from pg_timezone_names n where lower(n.name) = lower(o.zone))
        then o.moment at time zone o.zone end) <> o.time order by 1`;
  return rows.map(({ zone }) => zone);
}
