import { formatPrice } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { planCycles } from "@/lib/tenancy/plan-values";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

type PlanPriceProps = { cents: number | null; currency: Currency; cycle: (typeof planCycles)[number] };

/** What a plan costs, large. Without a price, the way to ask for one. */
export function PlanPrice({ cents, currency, cycle }: PlanPriceProps) {
  if (cents === null)
    return (
      <p className="font-semibold text-2xl">
        <TextLink href="/support" alone>
          {say("plans.contactUs")}
        </TextLink>
      </p>
    );
  return (
    <p className="text-ink-2">
      <span className="font-semibold text-2xl text-ink tabular-nums">{formatPrice(cents, currency)}</span>{" "}
      {cycle === "annual" ? say("plans.perYear") : say("plans.perValue")}
    </p>
  );
}
