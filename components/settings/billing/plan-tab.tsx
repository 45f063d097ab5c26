"use client";

import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { PlanPrice } from "@/components/plans/plan-price";
import { PlanTable } from "@/components/plans/plan-table";
import { UsageCard } from "@/components/settings/billing/usage";
import { planQuery, useWishForPlan } from "@/components/settings/billing/use-plan";
import { Loaded } from "@/components/settings/loaded";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { formatMoment, formatNumber } from "@/components/ui/format";
import { Select } from "@/components/ui/select";
import { cycleNames, planName } from "@/lib/companies/billing/rules";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { keptDays, keptUntil, paid } from "@/lib/tenancy/plan/rules";
import { planCycles } from "@/lib/tenancy/plan/values";
import { say } from "@/messages/say";

const cycleOptions = () => planCycles.map((cycle) => ({ value: cycle, label: cycleNames[cycle] }));

export function PlanTab() {
  return (
    <Loaded query={useQuery(planQuery())} what={say("settings.thePlan")}>
      {(plan) => (
        <>
          <Section title={say("settings.yourPlan")}>
            <Standing {...plan} />
          </Section>
          <Section title={say("settings.emailsToday")}>
            <EmailsToday {...plan.emails} />
          </Section>
          <UsageCard usage={plan.usage} limits={plan.limits} />
          <Choice {...plan} />
          <Section title={say("settings.comparePlans")}>
            <PlanTable offers={plan.offers} currency={plan.currency} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Standing({ standing, active, wish }: PlanDto) {
  const { timeZone } = useSession().company;
  const day = (instant: string) => formatMoment(instant, timeZone);
  return (
    <div className="space-y-2 p-5 text-ink-2">
      <p className="font-medium text-ink text-lg">
        {active && say("settings.planSinceDay", { plan: planName(active.plan), day: day(active.since) })}
        {standing.state === "trial" &&
          say("settings.freeTrialDaysleftLeft", { daysLeft: say("settings.countDays", { count: standing.daysLeft }) })}
        {standing.ended &&
          say(standing.ended === "plan" ? "settings.thePlanEndedOnDay" : "settings.valueEndedOnDay", { day: day(standing.endsAt) })}
      </p>
      {active?.cycle && <p>{say("settings.itIsPaid", { paid: paid(active.cycle) })}</p>}
      {standing.state === "trial" && <p>{say("settings.itEndsOnDayThe", { day: day(standing.endsAt) })}</p>}
      {standing.ended && (
        <p>
          {say(standing.ended === "plan" ? "settings.youCanViewAndExportAfterPlan" : "settings.youCanViewAndExport", {
            keptDays,
            day: day(keptUntil(standing.endsAt)),
          })}
        </p>
      )}
      {wish && (
        <p role="status" className="rounded-card bg-accent-soft px-3.5 py-3 text-ink">
          {say("settings.youChosePlannameCycleOn", {
            planName: planName(wish.plan),
            cycle: cycleNames[wish.cycle === "annual" ? "annual" : "monthly"].toLowerCase(),
            day: day(wish.at),
          })}
        </p>
      )}
    </div>
  );
}

/** What the plan lets the company send to people outside of it in a day. */
function EmailsToday({ invitations, reminders }: PlanDto["emails"]) {
  return (
    <div className="space-y-1 p-5 text-ink-2">
      <p>{say("settings.invitationsToVendorsAndTeam", { sent: formatNumber(invitations.sent), limit: formatNumber(invitations.limit) })}</p>
      <p>{say("settings.remindersToVendorsSentOf", { sent: formatNumber(reminders.sent), limit: formatNumber(reminders.limit) })}</p>
      {reminders.waiting > 0 && (
        <p role="status" className="rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
          {say("settings.todaysLimitIsReachedWaiting", { waiting: say("settings.countVendorsRemindersGo", { count: reminders.waiting }) })}
        </p>
      )}
    </div>
  );
}

function Choice({ active, wish, offers, currency }: PlanDto) {
  const mayWrite = useCan("plan:write");
  const choose = useWishForPlan();
  const [cycle, setCycle] = useState<(typeof planCycles)[number]>((wish ?? active)?.cycle === "annual" ? "annual" : "monthly");
  return (
    <Section title={say("settings.plans")}>
      <div className="p-5">
        {mayWrite ? (
          <div className="mb-5 max-w-52">
            <Field label={say("settings.paid")} required>
              {(aria) => (
                <Select
                  options={cycleOptions()}
                  value={cycle}
                  onChange={({ target }) => setCycle(target.value === "annual" ? "annual" : "monthly")}
                  {...aria}
                />
              )}
            </Field>
          </div>
        ) : (
          <p className="mb-5 text-ink-3">{say("settings.onlyCompanyAdminsCanChoose")}</p>
        )}
        <ul className="grid gap-4 md:grid-cols-3">
          {offers.map(({ plan, name, description, points, ...prices }) => {
            const isWish = wish?.plan === plan && wish.cycle === cycle;
            // The same plan, paid in the other way, can still be chosen.
            const isActive = active?.plan === plan && (active.cycle ?? cycle) === cycle;
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
                <ul className="mt-3 mb-4 space-y-1.5">
                  {points.map((point) => (
                    <li key={point} className="flex gap-2 text-ink">
                      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
                      {point}
                    </li>
                  ))}
                </ul>
                {mayWrite && (
                  <Button
                    variant="secondary"
                    className="mt-auto"
                    disabled={isActive || isWish || choose.isPending}
                    onClick={() => choose.mutate({ plan, cycle })}
                  >
                    {isActive ? say("settings.yourCurrentPlan") : say("settings.chooseName", { name })}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
