"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartColumn, ScrollText, Settings, Users } from "lucide-react";
import { ComplianceStatus, DocumentActivity, DocumentTypes } from "@/components/admin/dashboard/dashboard-charts";
import { RecentActivity } from "@/components/admin/dashboard/recent-activity";
import { adminStatsQuery } from "@/components/admin/dashboard/use-stats";
import { WorkerHealth } from "@/components/admin/dashboard/worker-health";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatPercent } from "@/components/ui/format";
import { LinkButton } from "@/components/ui/link-button";
import { count, type NumberCard, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import { changeOf } from "@/lib/admin/stats/rules";
import type { AdminStatsDto } from "@/lib/admin/stats/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { rangeNames, type TimeRange, timeRanges } from "@/lib/infra/time-ranges-values";
import { say } from "@/messages/say";

function cardsOf(data: AdminStatsDto | undefined, range: TimeRange): NumberCard[] {
  const change = (...[kind, value, before]: [Parameters<typeof changeOf>[0], number?, (number | null)?]) =>
    value === undefined || before === undefined ? "–" : inWords(changeOf(kind, range, value, before));
  const { overview, compliance, before } = data ?? {};
  return [
    {
      label: say("admin.totalCompanies"),
      value: count(overview?.totalCompanies),
      note: change("total", overview?.totalCompanies, before?.totalCompanies),
    },
    {
      label: say("admin.activeUsers"),
      value: count(overview?.activeUsers),
      note: change("period", overview?.activeUsers, before?.activeUsers),
    },
    {
      label: say("admin.totalDocuments"),
      value: count(overview?.totalDocuments),
      note: change("total", overview?.totalDocuments, before?.totalDocuments),
    },
    {
      label: say("admin.complianceRate"),
      value: compliance && formatPercent(compliance.complianceRate),
      note: change("rate", compliance?.complianceRate, before?.complianceRate),
    },
  ];
}

const quickActions = [
  {
    href: "/admin/users",
    get label() {
      return say("admin.viewAllUsers");
    },
    icon: Users,
  },
  {
    href: "/admin/settings",
    get label() {
      return say("admin.systemSettings");
    },
    icon: Settings,
  },
  {
    href: "/admin/reports",
    get label() {
      return say("admin.exportReports");
    },
    icon: ChartColumn,
  },
  {
    href: "/admin/activity",
    get label() {
      return say("admin.auditLogs");
    },
    icon: ScrollText,
  },
];

export function DashboardScreen() {
  const address = useAddress();
  const range = timeRanges.find((known) => known === address.get("timeRange")) ?? "7d";
  const { data, isError, isPlaceholderData, refetch } = useQuery(adminStatsQuery(range));
  return (
    <>
      <PageHeader
        title={say("admin.adminDashboard")}
        subtitle={say("admin.dashboardSubtitle")}
        action={
          <Select
            aria-label={say("admin.timeRange")}
            options={timeRanges.map((value) => ({ value, label: say(rangeNames[value]) }))}
            value={range}
            onChange={(event) => address.set({ timeRange: event.target.value })}
            className="w-44"
          />
        }
      />
      {isError && !data ? (
        <Card>
          <ErrorState title={say("admin.numbersLoadFailed")} advice={say("common.retryHint")} onRetry={() => refetch()} />
        </Card>
      ) : (
        <div className="space-y-4" aria-busy={isPlaceholderData}>
          {/* The figures of another range must not appear under this one's name. */}
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
    <Section title={say("admin.quickActions")}>
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
