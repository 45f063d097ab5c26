import { formatDate, formatNumber } from "@/components/ui/format";
import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import { say } from "@/messages/say";

const [width, gap, height] = [28, 8, 96];

/** The share of covered vendors at the end of each week, as bars; the same in words for screen readers. */
export function WeekTrend({ weeks }: Pick<OverviewDto, "weeks">) {
  const last = weeks.at(-1);
  const whole = weeks.length * (width + gap) - gap;
  const wordsOf = ({ day, covered, total }: OverviewDto["weeks"][number]) =>
    say("dashboard.weekCovered", { day: formatDate(day), covered: formatNumber(covered), total: formatNumber(total) });
  return (
    <div className="space-y-3 px-5 py-4">
      <svg viewBox={`0 0 ${whole} ${height}`} className="h-24 w-full max-w-md" aria-hidden>
        {weeks.map((week, at) => {
          const share = week.total === 0 ? 0 : week.covered / week.total;
          return (
            <g key={week.day}>
              <title>{wordsOf(week)}</title>
              <rect x={at * (width + gap)} y={0} width={width} height={height} rx={4} className="fill-sunken" />
              <rect
                x={at * (width + gap)}
                y={height - share * height}
                width={width}
                height={share * height}
                rx={4}
                className="fill-(--blue-solid)"
              />
            </g>
          );
        })}
      </svg>
      <ul className="sr-only">
        {weeks.map((week) => (
          <li key={week.day}>{wordsOf(week)}</li>
        ))}
      </ul>
      {last && (
        <p className="text-ink-2 text-small tabular-nums">
          {say("dashboard.coveredOfTotal", { covered: formatNumber(last.covered), total: formatNumber(last.total) })}
        </p>
      )}
    </div>
  );
}
