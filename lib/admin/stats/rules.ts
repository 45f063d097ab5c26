import type { TimeRange } from "@/lib/infra/time-ranges/values";
import { say } from "@/messages/say";

const spans: Record<TimeRange, string> = { "24h": "24 hours", "7d": "7 days", "30d": "30 days", "90d": "90 days" };

type Kind = "total" | "period" | "rate";

/** How a figure changed, in words. A total and a rate are compared with the range's beginning, a period with the one before it. */
export function changeInWords(kind: Kind, range: TimeRange, value: number, before: number | null): string {
  const span = spans[range];
  if (before === null) return say("admin.noFigureFromSpanAgo", { span });
  const than = kind === "period" ? say("admin.vsTheSpanBefore", { span }) : say("admin.vsSpanAgo", { span });
  if (value === before) return say("admin.noChangeThan", { than });
  const difference = value - before;
  const sign = difference > 0 ? "+" : "−";
  const amount = Math.abs(difference);
  if (kind === "rate") return `${sign}${amount} ${amount === 1 ? "point" : "points"} ${than}`;
  if (before === 0) return `${sign}${amount.toLocaleString("en-US")} ${than}`;
  const percent = (amount / before) * 100;
  return `${sign}${percent.toLocaleString("en-US", { maximumFractionDigits: percent < 10 ? 1 : 0 })}% ${than}`;
}
