"use client";

import { useQuery } from "@tanstack/react-query";
import { RecentReports } from "@/components/admin/reports/recent-reports";
import { ReportCards } from "@/components/admin/reports/report-cards";
import { SystemActivity, TopCompanies } from "@/components/admin/reports/report-charts";
import { Schedules } from "@/components/admin/reports/schedules";
import { usageQuery } from "@/components/admin/reports/use-reports";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import { rangeNames, timeRanges } from "@/lib/infra/time-ranges-values";
import { say } from "@/messages/say";

/** Reports about all companies: made on demand or by schedule, with the charts of the chosen time. */
export function ReportsScreen() {
  const address = useAddress();
  const range = timeRanges.find((known) => known === address.get("range")) ?? "7d";
  const { data, isError, isPlaceholderData, refetch } = useQuery(usageQuery(range));
  // The figures of another range must not appear under this one's name.
  const figures = isPlaceholderData ? undefined : data;
  return (
    <>
      <PageHeader
        title={say("admin.reports")}
        subtitle={say("admin.reportsHint")}
        action={
          <Select
            aria-label={say("admin.timeRange")}
            options={timeRanges.map((value) => ({ value, label: say(rangeNames[value]) }))}
            value={range}
            onChange={(event) => address.set({ range: event.target.value })}
            className="w-44"
          />
        }
      />
      <div className="space-y-4">
        <ReportCards range={range} />
        {isError && !data ? (
          <Card>
            <ErrorState title={say("admin.chartsLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
          </Card>
        ) : (
          <div className="grid gap-4 lg:grid-cols-2" aria-busy={isPlaceholderData}>
            <SystemActivity data={figures} />
            <TopCompanies data={figures} />
          </div>
        )}
        <RecentReports />
        <Schedules />
      </div>
    </>
  );
}
