import { Prisma } from "@/generated/prisma/client";
import { localTime, now } from "@/lib/infra/clock";
import { asPlatform } from "@/lib/infra/db";

/** The time zones that companies are in. */
export async function listZones(): Promise<string[]> {
  const rows = await asPlatform().$queryRaw<{ zone: string }[]>`select distinct time_zone as zone from company order by 1`;
  return rows.map(({ zone }) => zone);
}

/** What the clock on the wall shows in each company's zone, for a statement that joins it by `zone`: day, monday, hour and local time. */
export async function zoneTimes(at = now()): Promise<Prisma.Sql> {
  const rows = (await listZones()).map((zone) => ({ zone, ...localTime(zone, at) }));
  return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wall(zone text, day date, monday date, hour int, time timestamp)`;
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
