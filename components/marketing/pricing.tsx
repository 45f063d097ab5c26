import { Check } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { trialDays } from "@/lib/accounts/sign-in/rules";
import { cycleNames, plans } from "@/lib/companies/billing/rules";
import { planCycles } from "@/lib/tenancy/plan/values";

/** The choice between monthly and annual is the browser's own: its checked field shows one of each plan's two links, without a script. */
const shownWhen = {
  monthly: "group-has-[[value=annual]:checked]/pricing:hidden",
  annual: "hidden group-has-[[value=annual]:checked]/pricing:block",
};

export function Pricing() {
  return (
    <section id="pricing" className="public-page group/pricing py-16 lg:py-24">
      <div className="mx-auto max-w-2xl text-center">
        <h2 className="text-balance font-semibold text-3xl text-ink tracking-tight sm:text-4xl">One trial, three plans</h2>
        <p className="mt-3 text-pretty text-base text-ink-2 leading-6">
          Monthly or annual. The first {trialDays} days are free and need no credit card; afterwards nothing is charged unless you choose a
          plan.
        </p>
      </div>
      <fieldset className="mx-auto mt-8 flex w-fit rounded-card border bg-surface p-1">
        <legend className="sr-only">Paid</legend>
        {planCycles.map((cycle) => (
          <label
            key={cycle}
            className="flex min-h-11 cursor-pointer items-center rounded-control px-5 font-medium text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-link has-checked:bg-accent has-checked:text-white"
          >
            <input type="radio" name="cycle" value={cycle} defaultChecked={cycle === "monthly"} className="sr-only" />
            {cycleNames[cycle]}
          </label>
        ))}
      </fieldset>
      <ul className="mt-8 grid gap-4 lg:grid-cols-3">
        {plans.map(({ plan, name, whom, points }) => (
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
            <div className="mt-auto">
              {planCycles.map((cycle) => (
                <div key={cycle} className={shownWhen[cycle]}>
                  <LinkButton href={`/signup?plan=${plan}&cycle=${cycle}`} prefetch={false} variant="secondary" className="w-full">
                    Try {name} for {trialDays} days
                  </LinkButton>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
