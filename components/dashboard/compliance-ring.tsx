"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import type { RingChartProps } from "@/components/dashboard/ring-chart";
import type { Tone } from "@/components/ui/badge";
import { formatNumber, formatPercent } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useSeen } from "@/components/ui/use-seen";
import type { StatsDto } from "@/lib/companies/profile/schema";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";
import { say } from "@/messages/say";

const solids: Record<Tone, string> = {
  blue: "var(--blue-solid)",
  yellow: "var(--yellow-solid)",
  red: "var(--red-solid)",
  grey: "var(--grey-solid)",
  orange: "var(--orange-solid)",
  violet: "var(--violet-solid)",
};

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
/** Every state as a slice; a click on a slice or its line in the legend lists those vendors. */
export function ComplianceRing({ data }: { data: StatsDto | undefined }) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const slices = complianceStatuses.map((status) => ({
    status,
    ...complianceLooks[status],
    color: solids[complianceLooks[status].tone],
    count: data ? counts[status](data) : 0,
    href: `/vendors?status=${status}&active=true`,
  }));
  const shown = slices.filter((slice) => slice.count > 0);

  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 px-5 py-5 sm:flex-row sm:gap-10 xl:flex-col xl:gap-5">
      <div ref={ref} className="relative size-46 shrink-0">
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
      <ul className="w-full min-w-0 sm:max-xl:max-w-sm">
        {slices.map((slice) => (
          <li key={slice.status}>
            <Link
              href={slice.href}
              className="-mx-2 flex min-h-8 items-center gap-2.5 rounded-control px-2 text-ink-2 hover:bg-sunken hover:text-ink max-sm:min-h-11"
            >
              <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0">
                <rect width="10" height="10" rx="3" fill={slice.color} />
              </svg>
              <slice.icon aria-hidden className="size-4 shrink-0 text-ink-3" />
              <span className="flex-1 truncate">{slice.label}</span>
              <span className="font-medium text-ink tabular-nums">{data ? formatNumber(slice.count) : "–"}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
