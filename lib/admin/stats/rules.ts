import { writtenPercent } from "@/lib/infra/figures-rules";
import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";
import { localeNow, say } from "@/messages/say";

function spanOf(range: TimeRange): string {
  const hours = rangeHours[range];
  return hours <= 24 ? say("admin.countHours", { count: hours }) : say("admin.countDays", { count: hours / 24 });
}

type Kind = "total" | "period" | "rate";

/** How a figure changed, in words. A total and a rate are compared with the range's beginning, a period with the one before it. */
export function changeInWords(kind: Kind, range: TimeRange, value: number, before: number | null): string {
  const span = spanOf(range);
  if (before === null) return say("admin.noFigureFromSpanAgo", { span });
  const than = kind === "period" ? say("admin.vsTheSpanBefore", { span }) : say("admin.vsSpanAgo", { span });
  if (value === before) return say("admin.noChangeThan", { than });
  const difference = value - before;
  const sign = difference > 0 ? "+" : "−";
  const amount = Math.abs(difference);
  const told = (change: string) => say("admin.changeThan", { change: `${sign}${change}`, than });
  if (kind === "rate") return told(say("admin.countPoints", { count: amount }));
  if (before === 0) return told(amount.toLocaleString(localeNow()));
  const percent = (amount / before) * 100;
  return told(writtenPercent(percent, percent < 10 ? 1 : 0));
}
