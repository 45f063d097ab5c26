import { Check } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { trialDays } from "@/lib/auth/rules";
import { plans } from "@/lib/billing/rules";

export function Pricing() {
  return (
    <section id="pricing" className="public-page py-16 lg:py-24">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">One trial, three plans</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">
          Monthly or annual. The first {trialDays} days are free and need no credit card; afterwards nothing is charged unless you choose a
          plan.
        </p>
      </div>
      <ul className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-3">
        {plans.map(({ name, whom, points }) => (
          <li key={name} className="flex flex-col rounded-card border bg-surface p-6">
            <h3 className="font-semibold text-ink text-lg">{name}</h3>
            <p className="mt-1 text-ink-2">{whom}</p>
            <ul className="mt-5 mb-6 space-y-2">
              {points.map((point) => (
                <li key={point} className="flex gap-2.5 text-ink">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                  {point}
                </li>
              ))}
            </ul>
            <LinkButton href="/signup" variant="secondary" className="mt-auto">
              Try {name} for {trialDays} days
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
