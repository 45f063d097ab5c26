import { useSession } from "@/components/layout/session-context";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { formatNumber, formatTime } from "@/components/ui/format";
import type { PlanDto } from "@/lib/companies/billing/schema";
import type { Usage } from "@/lib/companies/billing/usage-schema";
import { largeSize } from "@/lib/infra/figures-rules";
import { inList, say } from "@/messages/say";

/** What the company holds and uploads, against its limits. */
export function UsageCard({ usage, limits: { vendors, users } }: { usage: Usage; limits: PlanDto["limits"] }) {
  const { timeZone } = useSession().company;
  const { limits } = usage;
  const full = [isFull(vendors) && say("settings.vendorsInSentence"), isFull(users) && say("settings.usersInSentence")].filter(Boolean);
  return (
    <Section title={say("settings.useAndLimits")}>
      <div className="space-y-5 p-5">
        <div className="grid gap-5 md:grid-cols-2">
          <Meter label={say("common.vendors")} {...vendors} show={formatNumber} />
          <Meter label={say("settings.usageUsers")} {...users} show={formatNumber} />
          <Meter label={say("settings.filesStored")} used={usage.files} limit={limits.files} show={formatNumber} />
          <Meter label={say("settings.storageUsed")} used={usage.bytes} limit={limits.bytes} show={largeSize} />
          <Meter label={say("settings.usageHourFiles")} used={usage.hourFiles} limit={limits.filesAnHour} show={formatNumber} />
          <Meter label={say("settings.usageHourSize")} used={usage.hourBytes} limit={limits.bytesAnHour} show={largeSize} />
        </div>
        {full.length > 0 && (
          <p role="status" className="rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
            {say("settings.usageReached", { join: inList(full.filter((name) => name !== false)) })}
          </p>
        )}
        <p className="text-ink-3 text-small">
          {[
            say("settings.usageVendorsHelp"),
            usage.hourEndsAt && say("settings.usageHourReset", { hourEndsAt: formatTime(usage.hourEndsAt, timeZone) }),
            say("settings.usageStorageHelp"),
            usage.isTrial && say("settings.usageTrialHint"),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      </div>
    </Section>
  );
}

const isFull = ({ used, limit }: { used: number; limit: number | null }) => limit !== null && used >= limit;

/** `limit` null: as many as they like. */
type MeterProps = { label: string; used: number; limit: number | null; show: (value: number) => string };

function Meter({ label, used, limit, show }: MeterProps) {
  if (limit === null) {
    return (
      <div className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="text-ink">{label}</span>
        <span className="text-ink-2 tabular-nums">{say("settings.showNoLimit", { show: show(used) })}</span>
      </div>
    );
  }
  const percent = Math.min(100, Math.ceil((used / limit) * 100));
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-small">
        <span className="text-ink">{label}</span>
        <span className="text-ink-2 tabular-nums">{say("settings.usageOf", { show: show(used), show2: show(limit) })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={say("settings.usedOfLimit", { used: show(used), limit: show(limit) })}
        className="h-1.5 overflow-hidden rounded-full bg-sunken"
      >
        <div className={cx("h-full", percent >= 90 ? "bg-red" : "bg-accent")} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
