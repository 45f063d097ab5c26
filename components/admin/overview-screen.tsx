"use client";

import { useQuery } from "@tanstack/react-query";
import { adminStatsQuery } from "@/components/admin/use-admin";
import { WorkerHealth } from "@/components/admin/worker-health";
import { Card, Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Fact, Facts } from "@/components/ui/facts";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import type { TimeRange } from "@/lib/admin/schema";
import { timeRanges } from "@/lib/admin/values";

const rangeWords: Record<TimeRange, string> = { "24h": "Last 24 hours", "7d": "Last 7 days", "30d": "Last 30 days", "90d": "Last 90 days" };
const rangeOptions = timeRanges.map((range) => ({ value: range, label: rangeWords[range] }));

export function OverviewScreen() {
  const address = useAddress();
  const range = timeRanges.find((known) => known === address.get("timeRange")) ?? "7d";
  const { data, isError, refetch } = useQuery(adminStatsQuery(range));
  const inRange = rangeWords[range].toLowerCase();

  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        subtitle="All companies on this installation"
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
        <div className="space-y-4">
          <NumberCards
            cards={[
              { label: "Total Companies", value: count(data?.overview.totalCompanies), note: "registered" },
              {
                label: "Active Users",
                value: count(data?.overview.activeUsers),
                note: `of ${count(data?.overview.totalUsers) ?? "–"}, ${inRange}`,
              },
              {
                label: "Total Documents",
                value: count(data?.overview.totalDocuments),
                note: `${count(data?.documentsInRange) ?? "–"} new, ${inRange}`,
              },
              {
                label: "Compliance Rate",
                value: data && `${data.compliance.complianceRate}%`,
                note: `of ${count(data?.overview.totalVendors) ?? "–"} vendors`,
              },
            ]}
          />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <WorkerHealth worker={data?.worker} missingFiles={data?.missingFiles} />
            <Section title="Totals">
              <Facts>
                <Fact name="Users">{count(data?.overview.totalUsers) ?? "–"}</Fact>
                <Fact name="Vendors">{count(data?.overview.totalVendors) ?? "–"}</Fact>
                <Fact name={`Documents, ${inRange}`}>{count(data?.documentsInRange) ?? "–"}</Fact>
              </Facts>
            </Section>
          </div>
        </div>
      )}
    </>
  );
}
