import { z } from "zod";
import { timeRanges } from "@/lib/infra/time-ranges-values";
import { type FigureName, figureNames, reportTypes, type SeriesName, seriesNames } from "@/lib/reports/values";

const names = <Name extends string>(record: Record<Name, string>) => Object.keys(record) as [Name, ...Name[]];

/** A report's figures and its two charts. `value` null: not known. */
export const reportFiguresDto = z.object({
  type: z.enum(reportTypes),
  range: z.enum(timeRanges),
  figures: z.array(
    z.object({
      name: z.enum(names<FigureName>(figureNames)),
      value: z.number().nullable(),
      kind: z.enum(["count", "percent", "bytes"]),
    }),
  ),
  /** One point an hour or a day (UTC); one value for each of `series`. */
  line: z.object({
    unit: z.enum(["hour", "day"]),
    series: z.array(z.enum(names<SeriesName>(seriesNames))),
    points: z.array(z.object({ at: z.string(), values: z.array(z.number().nullable()) })),
  }),
  /** The largest first. `id`: the company's; null where the bars are no companies. */
  bars: z.array(z.object({ id: z.string().nullable(), label: z.string(), value: z.number() })),
});
export type ReportFigures = z.infer<typeof reportFiguresDto>;
