"use client";

import { ChartCard } from "@/components/admin/dashboard/chart-card";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { solids } from "@/components/compliance/status-colors";
import { documentTypeWords } from "@/components/documents/document-words";
import { formatNumber } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import type { TimeRange } from "@/lib/infra/time-ranges-values";
import { localeNow, say } from "@/messages/say";

const ActivityChart = lazyPart(() => import("@/components/admin/dashboard/charts").then((file) => file.ActivityChart), Nothing);
const TypesChart = lazyPart(() => import("@/components/admin/dashboard/charts").then((file) => file.TypesChart), Nothing);
const StatusChart = lazyPart(() => import("@/components/admin/dashboard/charts").then((file) => file.StatusChart), Nothing);

type ChartProps = { data: AdminStatsDto | undefined };

const hourOf = (at: string) => new Date(at).toLocaleTimeString(localeNow(), { hour: "numeric", timeZone: "UTC" });
const dayOf = (at: string) => new Date(at).toLocaleDateString(localeNow(), { month: "short", day: "numeric", timeZone: "UTC" });

export function DocumentActivity({ data, range }: ChartProps & { range: TimeRange }) {
  const points = data?.documentActivity.map(({ at, added, read }) => ({ label: range === "24h" ? hourOf(at) : dayOf(at), added, read }));
  const sum = (key: "added" | "read") => points?.reduce((total, point) => total + point[key], 0) ?? 0;
  const added = sum("added");
  const read = sum("read");
  return (
    <ChartCard
      title={say("admin.documentActivity")}
      note={range === "24h" ? say("admin.byHourUtc") : say("admin.byDayUtc")}
      summary={
        points &&
        say("admin.uploadedAndProcessed", {
          added: say("admin.countDocuments", { count: added }),
          read: formatNumber(read),
        })
      }
      empty={added + read === 0 && say("admin.documentsChartEmpty")}
      legend={[
        { label: say("common.uploaded"), color: solids.blue, value: formatNumber(added) },
        { label: say("common.processed"), color: solids.violet, value: formatNumber(read) },
      ]}
    >
      <ActivityChart points={points ?? []} />
    </ChartCard>
  );
}

export function DocumentTypes({ data }: ChartProps) {
  const slices = data?.documentTypes
    .map(({ type, count }) => ({ label: type ? say(documentTypeWords[type]) : say("admin.notKnownYet"), count, color: solids.blue }))
    .filter(({ count }) => count > 0);
  return (
    <ChartCard
      title={say("admin.documentTypes")}
      note={say("common.allDocuments")}
      summary={slices && inWords(slices)}
      empty={slices?.length === 0 && say("common.noDocumentsYet")}
    >
      <TypesChart slices={slices ?? []} />
    </ChartCard>
  );
}

export function ComplianceStatus({ data }: ChartProps) {
  const slices = data?.complianceStatus
    .map(({ status, count }) => ({ label: complianceLooks[status].label, count, color: solids[complianceLooks[status].tone] }))
    .filter(({ count }) => count > 0);
  return (
    <ChartCard
      title={say("admin.complianceStatus")}
      note={say("admin.activeVendors")}
      summary={slices && inWords(slices)}
      empty={slices?.length === 0 && say("admin.vendorsChartEmpty")}
      legend={slices?.map(({ label, color, count }) => ({ label, color, value: formatNumber(count) }))}
    >
      <StatusChart slices={slices ?? []} />
    </ChartCard>
  );
}

const inWords = (slices: readonly { label: string; count: number }[]) =>
  slices.map(({ label, count }) => `${formatNumber(count)} ${label}`).join(", ");
