import { Link } from "@/components/ui/link";
import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import { say } from "@/messages/say";

/** What vendors miss most often; each line lists the vendors that miss it. */
export function CommonFailures({ failures }: Pick<OverviewDto, "failures">) {
  if (failures.length === 0) return <p className="px-5 py-8 text-center text-ink-3">{say("dashboard.noFailures")}</p>;
  return (
    <ul className="divide-y">
      {failures.map(({ miss, required, vendors }) => (
        <li key={miss} className="relative flex min-h-12 items-center gap-3 px-5 py-2.5 hover:bg-ground">
          <Link
            href={`/vendors?miss=${encodeURIComponent(miss)}&active=true`}
            className="min-w-0 flex-1 font-medium text-ink text-small after:absolute after:inset-0"
          >
            {required}
          </Link>
          <span className="whitespace-nowrap text-ink-2 text-small tabular-nums">
            {say("dashboard.vendorsMissThis", { count: vendors })}
          </span>
        </li>
      ))}
    </ul>
  );
}
