"use client";

import { CreditCard, Hourglass } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { formatMoment } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";
import { endedTexts, keptUntil } from "@/lib/tenancy/plan-rules";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** The quiet countdown. */
export function TrialCountdown() {
  const { state, daysLeft } = useSession().company.standing;
  if (state !== "trial") return null;
  return (
    <Link href="/settings?tab=plan" className="touch-line shrink-0 whitespace-nowrap text-ink-3 text-small hover:text-ink">
      {say("companies.trialDaysLeft", { days: say("companies.countDays", { count: daysLeft }) })}
    </Link>
  );
}

/** After the trial, or the last plan: what still works and what does not, on every screen. */
export function TrialEnded() {
  const { standing, timeZone } = useSession().company;
  if (!standing.ended) return null;
  const kept = keptUntil(standing.endsAt);
  return (
    <div role="status" className="mb-5 flex items-start gap-2.5 rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        {sayParts("companies.trialEndedNotice", {
          ended: say(endedTexts[standing.ended]),
          link: (text) => <TextLink href="/settings?tab=plan">{text}</TextLink>,
        })}
        {Date.parse(kept) > Date.now() && ` ${say("companies.trialKeptUntil", { day: formatMoment(kept, timeZone) })}`}
      </p>
    </div>
  );
}

/** While a payment is missing: until when the plan stays in force. */
export function PaymentMissing() {
  const { standing, timeZone } = useSession().company;
  if (!standing.graceEndsAt) return null;
  return (
    <div role="status" className="mb-5 flex items-start gap-2.5 rounded-card bg-red-tint px-3.5 py-3 text-red">
      <CreditCard aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        {sayParts("companies.paymentFailedNotice", {
          day: formatMoment(standing.graceEndsAt, timeZone),
          link: (text) => <TextLink href="/settings?tab=plan">{text}</TextLink>,
        })}
      </p>
    </div>
  );
}
