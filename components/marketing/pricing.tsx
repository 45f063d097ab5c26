import { Check } from "lucide-react";
import { PlanPrice } from "@/components/plans/plan-price";
import { PlanTable } from "@/components/plans/plan-table";
import { cx } from "@/components/ui/class-names";
import { LinkButton } from "@/components/ui/link-button";
import { TextLink } from "@/components/ui/text-link";
import { cycleNames } from "@/lib/companies/billing/rules";
import { planCycles, trialDays } from "@/lib/tenancy/plan-values";
import type { PlanOffer } from "@/lib/tenancy/settings/billing-schema";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** The choice between monthly and annual is the browser's own: its checked field shows one of each plan's two links, without a script. */
const shownWhen = {
  monthly: "group-has-[[value=annual]:checked]/pricing:hidden",
  annual: "hidden group-has-[[value=annual]:checked]/pricing:block",
};

type PricingProps = { title: string; text: string; offers: readonly PlanOffer[]; currency: Currency };

export function Pricing({ title, text, offers, currency }: PricingProps) {
  const isPriced = offers.some(({ monthly, annual }) => monthly !== null || annual !== null);
  return (
    <section id="pricing" className="public-page group/pricing py-10 lg:py-12">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">{title}</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">{text}</p>
      </div>
      <CycleChoice />
      {!isPriced && (
        <p className="mt-3 text-center text-base text-ink">
          {sayParts("marketing.noPrices", { link: (words) => <TextLink href="/support">{words}</TextLink> })}
        </p>
      )}
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {offers.map(({ plan, name, description, points, ...prices }) => (
          <li key={plan} className="flex flex-col rounded-card border bg-surface p-6">
            <h3 className="font-semibold text-ink text-lg">{name}</h3>
            {isPriced &&
              planCycles.map((cycle) => (
                <div key={cycle} className={cx("mt-2", shownWhen[cycle])}>
                  <PlanPrice cents={prices[cycle]} currency={currency} cycle={cycle} />
                </div>
              ))}
            <p className="mt-2 text-ink-2">{description}</p>
            <ul className="mt-5 mb-6 space-y-2">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5 text-ink">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="mt-auto">
              {planCycles.map((cycle) => (
                <div key={cycle} className={shownWhen[cycle]}>
                  <LinkButton href={`/signup?plan=${plan}&cycle=${cycle}`} prefetch={false} variant="secondary" className="w-full">
                    {say("marketing.pricingTry", { name, days: trialDays })}
                  </LinkButton>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-10 mb-4 text-center font-semibold text-ink text-xl">{say("marketing.comparePlans")}</h3>
      <div className="rounded-card border bg-surface">
        <PlanTable offers={offers} currency={currency} />
      </div>
    </section>
  );
}

/** Monthly or annual prices. */
function CycleChoice() {
  return (
    <fieldset className="mx-auto mt-8 flex w-fit rounded-card border bg-surface p-1">
      <legend className="sr-only">{say("marketing.paid")}</legend>
      {planCycles.map((cycle) => (
        <label
          key={cycle}
          className="flex min-h-11 cursor-pointer items-center rounded-control px-5 font-medium text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-link has-checked:bg-accent has-checked:text-white"
        >
          <input type="radio" name="cycle" value={cycle} defaultChecked={cycle === "monthly"} className="sr-only" />
          {say(cycleNames[cycle])}
        </label>
      ))}
    </fieldset>
  );
}
