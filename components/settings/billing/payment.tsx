"use client";

import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { useCancelPlan, useKeepPlan, usePortal } from "@/components/settings/billing/use-plan";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { FormAlert } from "@/components/ui/form-alert";
import { formatMoment, formatPrice } from "@/components/ui/format";
import type { SubscriptionDto } from "@/lib/companies/billing/payments-schema";
import { planName } from "@/lib/companies/billing/rules";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import type { Currency } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

/** What the company pays for its plan, until when, and the ways to change that. */
export function Payment({ payment: { subscription, isOnline }, standing }: PlanDto) {
  const mayWrite = useCan("plan:write");
  const { timeZone } = useSession().company;
  const day = (instant: string) => formatMoment(instant, timeZone);
  if (!subscription && standing.graceEndsAt && isOnline) {
    return (
      <div className="px-5 pb-5">
        <FormAlert>{say("settings.paymentCanceled", { day: day(standing.graceEndsAt) })}</FormAlert>
      </div>
    );
  }
  if (!subscription) return null;
  const price = (cents: number) => formatPrice(cents, subscription.currency as Currency);
  const { cycle, cents, renewsAt, endsAt, graceEndsAt, next, others } = subscription;
  return (
    <div className="space-y-3 px-5 pb-5">
      <p className="text-ink-2">
        {say(cycle === "annual" ? "settings.pricePerYear" : "settings.pricePerMonth", { price: price(cents) })}{" "}
        {endsAt ? say("settings.canceledEndsOnDay", { day: day(endsAt) }) : say("settings.renewsOnDay", { day: day(renewsAt) })}
      </p>
      {others > 0 && <FormAlert>{say("settings.paymentTwice", { count: others })}</FormAlert>}
      {graceEndsAt && <FormAlert>{say("settings.paymentFailedNotice")}</FormAlert>}
      {next && !endsAt && (
        <FormAlert tone="info">{say("settings.newPriceFromDay", { price: price(next.cents), day: day(next.from) })}</FormAlert>
      )}
      {mayWrite && <PaymentActions subscription={subscription} />}
    </div>
  );
}

function PaymentActions({ subscription }: { subscription: SubscriptionDto }) {
  const portal = usePortal();
  const cancel = useCancelPlan();
  const keep = useKeepPlan();
  const [asking, setAsking] = useState(false);
  const { timeZone } = useSession().company;
  const day = (instant: string) => formatMoment(instant, timeZone);
  const { plan, renewsAt, wouldEndAt, endsAt } = subscription;
  const isLate = wouldEndAt !== renewsAt;
  return (
    <div className="flex flex-wrap gap-3 pt-1">
      <Button variant="secondary" busy={portal.isPending} onClick={() => portal.mutate()}>
        {say("settings.updatePaymentMethod")}
      </Button>
      {endsAt ? (
        <Button busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
          {say("settings.keepPlan")}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {say("settings.cancelPlan")}
        </Button>
      )}
      <Confirm
        open={asking}
        title={say("settings.cancelPlan")}
        question={say("settings.cancelPlanQuestion", { plan: inWords(planName(plan)), day: day(wouldEndAt) })}
        consequence={isLate ? say("settings.cancelPlanLate", { day: day(renewsAt) }) : say("settings.cancelPlanConsequence")}
        confirmLabel={say("settings.cancelPlan")}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
