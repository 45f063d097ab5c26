"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartColumn, ScrollText, Settings, Users } from "lucide-react";
import { ComplianceStatus, DocumentActivity, DocumentTypes } from "@/components/admin/dashboard/dashboard-charts";
import { RecentActivity } from "@/components/admin/dashboard/recent-activity";
import { adminStatsQuery } from "@/components/admin/dashboard/use-stats";
import { WorkerHealth } from "@/components/admin/dashboard/worker-health";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { count, type NumberCard, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import { changeInWords } from "@/lib/admin/stats/rules";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { rangeOptions, type TimeRange, timeRanges } from "@/lib/infra/time-ranges/values";

function cardsOf(data: AdminStatsDto | undefined, range: TimeRange): NumberCard[] {
  const change = (...[kind, value, before]: [Parameters<typeof changeInWords>[0], number?, (number | null)?]) =>
    value === undefined || before === undefined ? "–" : changeInWords(kind, range, value, before);
  const { overview, compliance, before } = data ?? {};
  return [
    {
      label: "Total Companies",
      value: count(overview?.totalCompanies),
      note: change("total", overview?.totalCompanies, before?.totalCompanies),
    },
    { label: "Active Users", value: count(overview?.activeUsers), note: change("period", overview?.activeUsers, before?.activeUsers) },
    {
      label: "Total Documents",
      value: count(overview?.totalDocuments),
      note: change("total", overview?.totalDocuments, before?.totalDocuments),
    },
    {
      label: "Compliance Rate",
      value: compliance && `${compliance.complianceRate}%`,
      note: change("rate", compliance?.complianceRate, before?.complianceRate),
    },
  ];
}

const quickActions = [
  { href: "/admin/users", label: "View All Users", icon: Users },
  { href: "/admin/settings", label: "System Settings", icon: Settings },
  { href: "/admin/reports", label: "Export Reports", icon: ChartColumn },
  { href: "/admin/activity", label: "Audit Logs", icon: ScrollText },
];

export function DashboardScreen() {
  const address = useAddress();
  const range = timeRanges.find((known) => known === address.get("timeRange")) ?? "7d";
  const { data, isError, isPlaceholderData, refetch } = useQuery(adminStatsQuery(range));
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle="All companies on this server"
        action={
          <Select
            aria-label="Time range"
            options={rangeOptions}
            value={range}
            onChange={(event) => address.set({ timeRange: event.target.value })}
            className="w-44"
          />
        }
      />
      {isError && !data ? (
        <Card>
          <ErrorState title="Failed to load the numbers" advice="Please try again in a moment." onRetry={() => refetch()} />
        </Card>
      ) : (
        <div className="space-y-4" aria-busy={isPlaceholderData}>
          {/* The figures of another range must not stand under this one's name. */}
          <NumberCards cards={cardsOf(isPlaceholderData ? undefined : data, range)} />
          <div className="grid gap-4 xl:grid-cols-3">
            <DocumentActivity data={isPlaceholderData ? undefined : data} range={range} />
            <DocumentTypes data={data} />
            <ComplianceStatus data={data} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <RecentActivity events={data?.recentActivity} />
            <div className="space-y-4">
              <QuickActions />
              <WorkerHealth worker={data?.worker} missingFiles={data?.missingFiles} />
            </div>
          </div>
        </div>
      )}
    </>
  );
}

function QuickActions() {
  return (
    <Section title="Quick Actions">
      <div className="grid gap-2 p-4 sm:grid-cols-2 lg:grid-cols-1">
        {quickActions.map(({ href, label, icon: Icon }) => (
          <LinkButton key={href} variant="secondary" href={href} prefetch={false}>
            <Icon aria-hidden className="size-4" />
            {label}
          </LinkButton>
        ))}
      </div>
    </Section>
  );
}
