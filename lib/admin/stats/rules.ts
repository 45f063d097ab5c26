import { writtenPercent } from "@/lib/infra/figures-rules";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { rangeHours, type TimeRange } from "@/lib/infra/time-ranges-values";
import { localeNow } from "@/messages/say";

function spanOf(range: TimeRange): Sentence {
  const hours = rangeHours[range];
  return hours <= 24 ? coded("admin.countHours", { count: hours }) : coded("admin.countDays", { count: hours / 24 });
}

type Kind = "total" | "period" | "rate";

/** How a figure changed. A total and a rate are compared with the range's beginning, a period with the one before it. */
export function changeOf(kind: Kind, range: TimeRange, value: number, before: number | null): Sentence {
  const span = spanOf(range);
  if (before === null) return coded("admin.changeUnknown", { span });
  const than = kind === "period" ? coded("admin.changeComparedWith", { span }) : coded("admin.vsSpanAgo", { span });
  if (value === before) return coded("admin.noChangeThan", { than });
  const difference = value - before;
  const sign = difference > 0 ? "+" : "−";
  const amount = Math.abs(difference);
  const told = (change: Sentence) => coded("admin.changeThan", { change: joined("", [sign, change]), than });
  if (kind === "rate") return told(coded("admin.countPoints", { count: amount }));
  if (before === 0) return told(amount.toLocaleString(localeNow()));
  const percent = (amount / before) * 100;
  return told(writtenPercent(percent, percent < 10 ? 1 : 0));
}
