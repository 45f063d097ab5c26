import { ArrowRight, type LucideIcon, Users } from "lucide-react";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { cx } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { StatsDto } from "@/lib/companies/profile/schema";
import { say } from "@/messages/say";

type Stat = { label: string; count: (stats: StatsDto) => number; icon: LucideIcon; look: string; href: string };

const stats: Stat[] = [
  {
    get label() {
      return say("dashboard.totalVendors");
    },
    count: (of) => of.totalVendors,
    icon: Users,
    look: "bg-sunken text-ink-2",
    href: "/vendors?active=true",
  },
  {
    get label() {
      return say("common.compliant");
    },
    count: (of) => of.compliantVendors,
    icon: complianceLooks.COMPLIANT.icon,
    look: "bg-blue-tint text-blue",
    href: "/vendors?status=COMPLIANT&active=true",
  },
  {
    get label() {
      return say("common.expiringSoon");
    },
    count: (of) => of.expiringVendors,
    icon: complianceLooks.EXPIRING_SOON.icon,
    look: "bg-yellow-tint text-yellow",
    href: "/vendors?status=EXPIRING_SOON&active=true",
  },
  {
    get label() {
      return say("common.expired");
    },
    count: (of) => of.expiredVendors,
    icon: complianceLooks.EXPIRED.icon,
    look: "bg-red-tint text-red",
    href: "/vendors?status=EXPIRED&active=true",
  },
];

export function StatCards({ data }: { data: StatsDto | undefined }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {stats.map(({ label, count, icon: Icon, look, href }) => (
        <li key={label} className="rounded-card border bg-surface">
          <div className="flex items-start justify-between gap-2 px-4 pt-4 sm:px-5">
            <div>
              <p className="text-ink-2 text-small">{label}</p>
              <p className="mt-1 h-9 font-semibold text-3xl text-ink tabular-nums tracking-tight">
                {data ? formatNumber(count(data)) : <Skeleton className="h-8 w-14" />}
              </p>
            </div>
            <span className={cx("flex size-9 items-center justify-center rounded-control max-sm:hidden", look)}>
              <Icon aria-hidden className="size-4.5" />
            </span>
          </div>
          <Link
            href={href}
            className="group mt-3 flex min-h-11 items-center gap-1.5 border-t px-4 font-medium text-link text-small hover:bg-ground sm:px-5"
          >
            {say("dashboard.viewDetails")}
            <span className="sr-only">: {label}</span>
            <ArrowRight aria-hidden className="size-3.5 transition-transform group-hover:translate-x-0.5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
