import { cx } from "@/components/ui/class-names";
import { formatDate, formatDayShort, formatNumber } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import { type ExpiringKind, expiringKinds } from "@/lib/companies/profile/values";
import { type PlainKey, say } from "@/messages/say";

type Week = OverviewDto["expirations"][number];

/** Colors that no status has. They differ in lightness too. */
const looks: Record<ExpiringKind, { name: PlainKey; fill: string }> = {
  GENERAL_LIABILITY: { name: "compliance.generalLiability", fill: "fill-accent" },
  AUTO_LIABILITY: { name: "compliance.autoLiability", fill: "fill-accent/60" },
  UMBRELLA_POLICY: { name: "compliance.umbrella", fill: "fill-accent/30" },
  WORKERS_COMPENSATION: { name: "compliance.workersCompensation", fill: "fill-ink-2" },
  OTHER: { name: "dashboard.otherCoverages", fill: "fill-ink-3/50" },
};

const totalOf = ({ counts }: Week) => expiringKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);

/** What expires in each of the next weeks, stacked by coverage. A bar lists the vendors of its week. */
export function ExpirationWeeks({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(...weeks.map(totalOf));
  if (most === 0) return null;
  const shown = expiringKinds.filter((kind) => weeks.some(({ counts }) => counts[kind]));
  return (
    <div className="px-5 pt-4 pb-3">
      <ul className="flex h-36 items-stretch gap-1 sm:gap-1.5">
        {weeks.map((week, at) => (
          <li key={week.from} className="flex min-w-0 flex-1">
            <Bar week={week} most={most} isLabeled={at % 2 === 0} />
          </li>
        ))}
      </ul>
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        {shown.map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <svg aria-hidden viewBox="0 0 10 10" className="size-2.5">
              <rect width="10" height="10" rx="3" className={looks[kind].fill} />
            </svg>
            {say(looks[kind].name)}
          </li>
        ))}
      </ul>
      <WeekTable weeks={weeks} kinds={shown} />
    </div>
  );
}

const height = 100;

function Bar({ week, most, isLabeled }: { week: Week; most: number; isLabeled: boolean }) {
  const total = totalOf(week);
  let top = height;
  return (
    <Link
      href={`/vendors?expires=${week.from}..${week.to}&active=true`}
      className="group relative flex min-w-0 flex-1 flex-col rounded-badge hover:bg-ground"
    >
      <span className="sr-only">
        {say("dashboard.weekExpires", { from: formatDate(week.from), to: formatDate(week.to), count: total })}
      </span>
      <span aria-hidden className="h-5 text-center text-ink text-small tabular-nums">
        {total > 0 && formatNumber(total)}
      </span>
      <svg aria-hidden viewBox={`0 0 10 ${height}`} preserveAspectRatio="none" className="min-h-0 w-full flex-1 border-b">
        {expiringKinds.map((kind) => {
          const share = ((week.counts[kind] ?? 0) / most) * height;
          top -= share;
          return (
            share > 0 && <rect key={kind} x="1" width="8" y={top + 0.6} height={Math.max(share - 0.6, 0.6)} className={looks[kind].fill} />
          );
        })}
      </svg>
      <span aria-hidden className={cx("h-5 whitespace-nowrap pt-1 text-ink-3 text-xs tabular-nums", !isLabeled && "invisible")}>
        {formatDayShort(week.from)}
      </span>
    </Link>
  );
}

/** The same figures for screen readers. */
function WeekTable({ weeks, kinds }: { weeks: readonly Week[]; kinds: readonly ExpiringKind[] }) {
  return (
    // A table is as wide as its cells, whatever its own width says.
    <div className="sr-only">
      <table>
        <caption>{say("dashboard.expirationsByWeek")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("dashboard.weekOf")}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {say(looks[kind].name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{formatDate(week.from)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{formatNumber(week.counts[kind] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
