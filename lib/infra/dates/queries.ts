import type { Tx } from "@/lib/infra/db";

/** The first moment after a day in a time zone. After the last day of the calendar that is its own last moment: years have four digits. */
export async function endOfDate(tx: Tx, timeZone: string, date: string): Promise<Date> {
  const [row] = await tx.$queryRaw<{ at: Date }[]>`
    select least((${date}::date + 1)::timestamp at time zone ${timeZone}, timestamptz '9999-12-31 23:59:59.999+00') as at`;
  if (!row) throw new Error("a day has an end");
  return row.at;
}
