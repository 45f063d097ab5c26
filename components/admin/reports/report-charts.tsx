"use client";

import { ChartCard } from "@/components/admin/dashboard/chart-card";
import { formatNumber } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { pointLabel } from "@/lib/reports/rules";
import type { ReportFigures } from "@/lib/reports/schema";
import { chartNames, seriesNames } from "@/lib/reports/values";
import { say } from "@/messages/say";

const ActivityChart = lazyPart(() => import("@/components/admin/dashboard/charts").then((file) => file.ActivityChart), Nothing);
const BarsChart = lazyPart(() => import("@/components/admin/dashboard/charts").then((file) => file.TypesChart), Nothing);

type ChartProps = { data: ReportFigures | undefined };

const blue = "var(--blue-solid)";
const violet = "var(--violet-solid)";

/** Documents uploaded and processed over time. */
export function SystemActivity({ data }: ChartProps) {
  const points = data?.line.points.map(({ at, values: [added, read] }) => ({
    label: pointLabel(at, data.line.unit),
    added: added ?? 0,
    read: read ?? 0,
  }));
  const sum = (key: "added" | "read") => points?.reduce((total, point) => total + point[key], 0) ?? 0;
  const [added, read] = [sum("added"), sum("read")];
  return (
    <ChartCard
      title={say(chartNames.usage.line)}
      note={data?.line.unit === "hour" ? say("admin.byHourUtc") : say("admin.byDayUtc")}
      summary={
        points &&
        say("admin.uploadedAndProcessed", {
          added: say("admin.countDocuments", { count: added }),
          read: formatNumber(read),
        })
      }
      empty={added + read === 0 && say("admin.documentsChartEmpty")}
      legend={[
        { label: say(seriesNames.uploaded), color: blue, value: formatNumber(added) },
        { label: say(seriesNames.processed), color: violet, value: formatNumber(read) },
      ]}
    >
      <ActivityChart points={points ?? []} />
    </ChartCard>
  );
}

const longestLabel = 18;
/** On one line: ten bars leave no room for two, and the chart breaks a label at its spaces. */
const shorten = (name: string) =>
  (name.length > longestLabel ? `${name.slice(0, longestLabel - 1).trimEnd()}…` : name).replaceAll(" ", "\u00a0");

/** The companies that uploaded most. */
export function TopCompanies({ data }: ChartProps) {
  const words = data?.bars
    .map(({ label, value }) => say("admin.labelDocuments", { label, documents: say("admin.countDocuments", { count: value }) }))
    .join(", ");
  return (
    <ChartCard
      title={say(chartNames.usage.bars)}
      note={say("admin.byDocumentsUploaded")}
      summary={words}
      empty={data?.bars.length === 0 && say("admin.documentsChartEmpty")}
    >
      <BarsChart slices={data?.bars.map(({ label, value }) => ({ label: shorten(label), count: value, color: blue })) ?? []} />
    </ChartCard>
  );
}
