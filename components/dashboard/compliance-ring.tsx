"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { statusColors } from "@/components/compliance/status-colors";
import type { RingChartProps } from "@/components/dashboard/ring-chart";
import { StatCards } from "@/components/dashboard/stat-cards";
import { Swatch } from "@/components/dashboard/swatch";
import { formatNumber, formatPercent } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useSeen } from "@/components/ui/use-seen";
import type { StatsDto } from "@/lib/companies/profile/schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { say } from "@/messages/say";

const counts: Record<ComplianceStatus, (stats: StatsDto) => number> = {
  COMPLIANT: (of) => of.compliantVendors,
  EXPIRING_SOON: (of) => of.expiringVendors,
  EXPIRED: (of) => of.expiredVendors,
  NON_COMPLIANT: (of) => of.nonCompliantVendors,
  UNDER_REVIEW: (of) => of.underReviewVendors,
  NO_DOCUMENTS: (of) => of.noDocumentsVendors,
};

// The page is sent without style attributes, which its policy forbids, so the same size is in a class below.
const size = 184;

// The chart library is as large as the rest of the dashboard, so it loads when its place comes into view. Without it, the list
// beside it still says everything.
const NoChart: ComponentType<RingChartProps> = () => null;
const RingChart = dynamic(
  () =>
    import("@/components/dashboard/ring-chart").then(
      (file) => file.RingChart,
      () => NoChart,
    ),
  { ssr: false },
);

/** The states that have a card. Their numbers are there alone. */
const onCards: readonly ComplianceStatus[] = ["COMPLIANT", "EXPIRING_SOON", "EXPIRED"];

/** Every state as a slice; a click on a slice, its line or its card lists those vendors. */
export function ComplianceRing({ data }: { data: StatsDto | undefined }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const slices = complianceStatuses.map((status) => ({
    status,
    ...complianceLooks[status],
    color: statusColors[status],
    count: data ? counts[status](data) : 0,
    href: `/vendors?status=${status}&active=true`,
  }));
  const shown = slices.filter((slice) => slice.count > 0);

  return (
    <div className="grid flex-1 content-center gap-4 p-5 sm:max-xl:grid-cols-2">
      <div ref={ref} className="relative mx-auto size-46 shrink-0">
        {seen && <RingChart size={size} slices={shown} />}
        <div className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center">
          {data ? (
            <>
              <span className="font-semibold text-3xl text-ink tabular-nums tracking-tight">{formatPercent(data.complianceRate)}</span>
              <span className="text-ink-3 text-xs">{say("dashboard.inForce")}</span>
            </>
          ) : (
            <Skeleton className="h-8 w-16" />
          )}
        </div>
      </div>
      <div className="min-w-0 space-y-2">
        <StatCards data={data} />
        <ul>
          {slices
            .filter(({ status }) => !onCards.includes(status))
            .map((slice) => (
              <li key={slice.status}>
                <Link
                  href={slice.href}
                  className="flex min-h-8 items-center gap-2 rounded-control px-3 text-ink-2 text-small hover:bg-sunken hover:text-ink max-sm:min-h-11"
                >
                  <Swatch color={slice.color} />
                  <span className="flex-1 truncate">{slice.label}</span>
                  <span className="font-medium text-ink tabular-nums">{data ? formatNumber(slice.count) : "–"}</span>
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
