import { useSession } from "@/components/layout/session-context";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { formatNumber, formatTime } from "@/components/ui/format";
import { sizeText } from "@/lib/companies/usage/rules";
import type { Usage } from "@/lib/companies/usage/schema";

/** What the company holds and uploads, against its limits. */
export function UsageCard({ usage }: { usage: Usage }) {
  const { timeZone } = useSession().company;
  const { limits } = usage;
  return (
    <Section title="Storage and Uploads">
      <div className="space-y-5 p-5">
        <div className="grid gap-5 md:grid-cols-2">
          <Meter label="Files stored" used={usage.files} limit={limits.files} show={formatNumber} />
          <Meter label="Storage used" used={usage.bytes} limit={limits.bytes} show={sizeText} />
          <Meter label="Files uploaded this hour" used={usage.hourFiles} limit={limits.filesAnHour} show={formatNumber} />
          <Meter label="Size uploaded this hour" used={usage.hourBytes} limit={limits.bytesAnHour} show={sizeText} />
        </div>
        <p className="text-ink-3 text-small">
          {usage.hourEndsAt ? `The hourly count starts over at ${formatTime(usage.hourEndsAt, timeZone)}. ` : ""}
          Deleting documents frees storage. {usage.isTrial ? "Paid plans include far more." : ""}
        </p>
      </div>
    </Section>
  );
}

type MeterProps = { label: string; used: number; limit: number; show: (value: number) => string };

function Meter({ label, used, limit, show }: MeterProps) {
  const percent = Math.min(100, Math.ceil((used / limit) * 100));
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-small">
        <span className="text-ink">{label}</span>
        <span className="text-ink-2 tabular-nums">
          {show(used)} of {show(limit)}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={`${show(used)} of ${show(limit)}`}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className={cx("h-full", percent >= 90 ? "bg-red" : "bg-accent")} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
