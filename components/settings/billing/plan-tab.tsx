"use client";

import { useQuery } from "@tanstack/react-query";
import { useCan, useSession } from "@/components/layout/session-context";
import { PlanTable } from "@/components/plans/plan-table";
import { Invoices } from "@/components/settings/billing/invoices";
import { Payment } from "@/components/settings/billing/payment";
import { PlanChoice } from "@/components/settings/billing/plan-choice";
import { UsageCard } from "@/components/settings/billing/usage";
import { planQuery, useReturn } from "@/components/settings/billing/use-plan";
import { Section } from "@/components/ui/card";
import { formatMoment, formatNumber } from "@/components/ui/format";
import { Loaded } from "@/components/ui/loaded";
import { cycleNames, planName } from "@/lib/companies/billing/rules";
import type { PlanDto } from "@/lib/companies/billing/schema";
import { inWords } from "@/lib/infra/sentences-rules";
import { companyKeptDays, keptUntil, paid } from "@/lib/tenancy/plan-rules";
import { say } from "@/messages/say";

export function PlanTab() {
  const mayWrite = useCan("plan:write");
  useReturn();
  return (
    <Loaded query={useQuery(planQuery())} what={say("settings.thePlan")}>
      {(plan) => (
        <>
          <Section title={say("settings.yourPlan")}>
            <Standing {...plan} />
            <Payment {...plan} />
          </Section>
          <Section title={say("settings.emailsToday")}>
            <EmailsToday {...plan.emails} />
          </Section>
          <UsageCard usage={plan.usage} limits={plan.limits} />
          <PlanChoice {...plan} />
          {plan.payment.isConnected && mayWrite && <Invoices />}
          <Section title={say("settings.comparePlans")}>
            <PlanTable offers={plan.offers} currency={plan.currency} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Standing({ standing, active, wish, payment }: PlanDto) {
  const { timeZone } = useSession().company;
  const day = (instant: string) => formatMoment(instant, timeZone);
  return (
    <div className="space-y-2 p-5 text-ink-2">
      <p className="font-medium text-ink text-lg">
        {active && say("settings.planSinceDay", { plan: inWords(planName(active.plan)), day: day(active.since) })}
        {standing.state === "trial" && say("settings.trialLeft", { days: say("settings.countDays", { count: standing.daysLeft }) })}
        {standing.ended && say(standing.ended === "plan" ? "settings.planEnded" : "settings.trialEnded", { day: day(standing.endsAt) })}
      </p>
      {active?.cycle && !payment.subscription && <p>{say("settings.itIsPaid", { paid: paid(active.cycle) })}</p>}
      {standing.state === "trial" && <p>{say("settings.trialText", { day: day(standing.endsAt) })}</p>}
      {standing.ended && (
        <p>
          {say(standing.ended === "plan" ? "settings.planEndedConsequence" : "settings.trialEndedConsequence", {
            keptDays: companyKeptDays,
            day: day(keptUntil(standing.endsAt)),
          })}
        </p>
      )}
      {wish && (
        <p role="status" className="rounded-card bg-accent-soft px-3.5 py-3 text-ink">
          {say("settings.chosenPlanNotice", {
            plan: inWords(planName(wish.plan)),
            cycle: say(cycleNames[wish.cycle === "annual" ? "annual" : "monthly"]).toLowerCase(),
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
      <p>{say("settings.invitationsToday", { sent: formatNumber(invitations.sent), limit: formatNumber(invitations.limit) })}</p>
      <p>{say("settings.remindersUsed", { sent: formatNumber(reminders.sent), limit: formatNumber(reminders.limit) })}</p>
      {reminders.waiting > 0 && (
        <p role="status" className="rounded-card bg-yellow-tint px-3.5 py-3 text-yellow">
          {say("settings.remindersWaiting", { waiting: say("settings.remindersDelayed", { count: reminders.waiting }) })}
        </p>
      )}
    </div>
  );
}
