import { statusColors } from "@/components/compliance/status-colors";
import { Swatch } from "@/components/dashboard/swatch";
import { cx } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

type Stat = { label: string; count: (stats: StatsDto) => number; color?: string; href: string };

const stats: Stat[] = [
  {
    get label() {
      return say("dashboard.totalVendors");
    },
    count: (of) => of.totalVendors,
    href: "/vendors?active=true",
  },
  {
    get label() {
      return say("common.compliant");
    },
    count: (of) => of.compliantVendors,
    color: statusColors.COMPLIANT,
    href: "/vendors?status=COMPLIANT&active=true",
  },
  {
    get label() {
      return say("common.expiringSoon");
    },
    count: (of) => of.expiringVendors,
    color: statusColors.EXPIRING_SOON,
    href: "/vendors?status=EXPIRING_SOON&active=true",
  },
  {
    get label() {
      return say("common.expired");
    },
    count: (of) => of.expiredVendors,
    color: statusColors.EXPIRED,
    href: "/vendors?status=EXPIRED&active=true",
  },
];

/** The counts of the specification, beside the ring whose colors three of them name. */
export function StatCards({ data, isRow = false }: { data: StatsDto | undefined; isRow?: boolean }) {
  return (
    <ul className={cx("grid grid-cols-2 gap-2", isRow && "sm:grid-cols-4")}>
      {stats.map(({ label, count, color, href }) => (
        <li key={label} className="rounded-control border bg-surface px-3 pt-2">
          <p className="flex items-center gap-2 text-ink-2 text-small">
            {color && <Swatch color={color} />}
            {label}
          </p>
          <p className="mt-0.5 h-7 font-semibold text-ink text-title tabular-nums">
            {data ? formatNumber(count(data)) : <Skeleton className="h-6 w-10" />}
          </p>
          <Link href={href} className="control -mx-1 inline-flex items-center gap-1 px-1 font-medium text-link text-small hover:underline">
            {say("dashboard.viewDetails")}
            <span className="sr-only">: {label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
