"use client";

import { Check } from "lucide-react";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { PlanPrice } from "@/components/plans/plan-price";
import { useChangePlan, useCheckout, usePreviewChange, useWishForPlan } from "@/components/settings/billing/use-plan";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { Confirm } from "@/components/ui/confirm";
import { Field } from "@/components/ui/field";
import { formatPrice } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import type { PreviewDto } from "@/lib/companies/billing/payments-schema";
import { cycleNames, planName } from "@/lib/companies/billing/rules";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { paid } from "@/lib/tenancy/plan-rules";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { planCycles } from "@/lib/tenancy/plan-values";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

const cycleOptions = () => planCycles.map((cycle) => ({ value: cycle, label: say(cycleNames[cycle]) }));

/** The plans with their prices. One that is paid online leads to the payment, or to what a change costs; another is asked for. */
export function PlanChoice({ active, wish, offers, currency, payment, standing }: PlanDto) {
  const mayWrite = useCan("plan:write");
  const choose = useWishForPlan();
  const checkOut = useCheckout();
  const preview = usePreviewChange();
  const [change, setChange] = useState<Change | null>(null);
  const [picked, setPicked] = useState<(typeof planCycles)[number] | null>(null);
  // Until one is picked, it follows the plan, which a payment may change while the page is open.
  const cycle = picked ?? ((wish ?? active)?.cycle === "annual" ? "annual" : "monthly");
  const isBusy = choose.isPending || checkOut.isPending || preview.isPending;
  const act = (wanted: PlanWish, cents: number | null) => {
    if (!payment.isOnline || !cents) choose.mutate(wanted);
    else if (payment.subscription) preview.mutate(wanted, { onSuccess: (found) => setChange({ wish: wanted, preview: found }) });
    else checkOut.mutate(wanted);
  };
  return (
    <Section title={say("settings.plans")}>
      <div className="p-5">
        {!payment.isOnline && <p className="mb-5 text-ink-3">{say("settings.billingUnavailable")}</p>}
        {mayWrite ? (
          <div className="mb-5 max-w-52">
            <Field label={say("settings.paid")} required>
              {(aria) => (
                <Select
                  options={cycleOptions()}
                  value={cycle}
                  onChange={({ target }) => setPicked(target.value === "annual" ? "annual" : "monthly")}
                  {...aria}
                />
              )}
            </Field>
          </div>
        ) : (
          <p className="mb-5 text-ink-3">{say("settings.planAdminsOnly")}</p>
        )}
        <ul className="grid gap-4 md:grid-cols-3">
          {offers.map(({ plan, name, description, points, ...prices }) => {
            const isWish = wish?.plan === plan && wish.cycle === cycle;
            // The same plan, paid in the other way, can still be chosen, and so can one whose subscription was canceled unpaid.
            const isLapsed = payment.isOnline && !payment.subscription && standing.graceEndsAt !== null;
            const isActive = active?.plan === plan && (active.cycle ?? cycle) === cycle && !isLapsed;
            return (
              <li key={plan} className={cx("flex flex-col rounded-card border p-4", active?.plan === plan ? "border-link" : "border-line")}>
                <div className="flex items-center justify-between gap-3">
                  <h3 className="font-semibold text-ink">{name}</h3>
                  {active?.plan === plan && <Badge tone="blue">{say("common.active")}</Badge>}
                  {active?.plan !== plan && isWish && <Badge tone="grey">{say("settings.chosen")}</Badge>}
                </div>
                <div className="mt-2">
                  <PlanPrice cents={prices[cycle]} currency={currency} cycle={cycle} />
                </div>
                <p className="mt-2 text-ink-2 text-small">{description}</p>
                <Points points={points} />
                {mayWrite && (
                  <Button
                    variant="secondary"
                    className="mt-auto"
                    disabled={isActive || isWish || isBusy}
                    onClick={() => act({ plan, cycle }, prices[cycle])}
                  >
                    {isActive && say("settings.yourCurrentPlan")}
                    {!isActive &&
                      (payment.subscription && prices[cycle]
                        ? say("settings.changeToName", { name })
                        : say("settings.chooseName", { name }))}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {change && <ChangeDialog change={change} isCanceled={Boolean(payment.subscription?.endsAt)} onClose={() => setChange(null)} />}
      </div>
    </Section>
  );
}

type Change = { wish: PlanWish; preview: PreviewDto };

/** What a change costs today, before it is made. */
function ChangeDialog({ change: { wish, preview }, isCanceled, onClose }: { change: Change; isCanceled: boolean; onClose: () => void }) {
  const change = useChangePlan();
  const plan = inWords(planName(wish.plan));
  const { cents, currency, at } = preview;
  const price = formatPrice(Math.abs(cents), currency as Currency);
  return (
    <Confirm
      open
      harmless
      title={say("settings.changeToName", { name: plan })}
      question={cents >= 0 ? say("settings.upgradeQuestion", { price }) : say("settings.priceIsCredited", { price })}
      consequence={[
        say("settings.planChangeText", { plan, paid: paid(wish.cycle) }),
        ...(isCanceled ? [say("settings.planKeptText")] : []),
      ].join(" ")}
      confirmLabel={say("settings.changePlan")}
      busy={change.isPending}
      onConfirm={() => change.mutate({ ...wish, at }, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 mb-4 space-y-1.5">
      {points.map((point) => (
        <li key={point} className="flex gap-2 text-ink">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
          {point}
        </li>
      ))}
    </ul>
  );
}
