import { formatDate, formatNumber } from "@/components/ui/format";
import type { OverviewDto } from "@/lib/companies/profile/overview-schema";
import { say } from "@/messages/say";

const [width, gap, height] = [8, 3, 32];

/** Fewer weeks show no course. */
const fewestWeeks = 4;

/** The share of covered vendors at the end of each week, as bars; the same in words for screen readers. */
export function WeekTrend({ weeks }: Pick<OverviewDto, "weeks">) {
  if (weeks.length < fewestWeeks) return null;
  const whole = weeks.length * (width + gap) - gap;
  const wordsOf = ({ day, covered, total }: OverviewDto["weeks"][number]) =>
    say("dashboard.weekCovered", { day: formatDate(day), covered: formatNumber(covered), total: formatNumber(total) });
  return (
    <div className="flex items-end justify-between gap-4 border-t px-5 py-3">
      <p className="text-ink-3 text-small">{say("dashboard.coveredByWeek")}</p>
      <svg viewBox={`0 0 ${whole} ${height}`} className="h-8 w-32 shrink-0" aria-hidden>
        {weeks.map((week, at) => {
          const share = week.total === 0 ? 0 : week.covered / week.total;
          const [x, high] = [at * (width + gap), Math.max(share * height, 1)];
          return (
            <rect key={week.day} x={x} y={height - high} width={width} height={high} rx={2} className="fill-(--blue-solid)">
              <title>{wordsOf(week)}</title>
            </rect>
          );
        })}
      </svg>
      <ul className="sr-only">
        {weeks.map((week) => (
          <li key={week.day}>{wordsOf(week)}</li>
        ))}
      </ul>
    </div>
  );
}
