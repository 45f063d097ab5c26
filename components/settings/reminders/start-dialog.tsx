"use client";

import { useQuery } from "@tanstack/react-query";
import { reminderPlanQuery } from "@/components/settings/reminders/reminder-queries";
import { useSwitchReminders } from "@/components/settings/reminders/use-reminder-settings";
import { Button } from "@/components/ui/button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { formatDate } from "@/components/ui/format";
import { Loaded } from "@/components/ui/loaded";
import type { PlanDto, PlannedDto } from "@/lib/reminders/live/schema";
import { say } from "@/messages/say";

/** Shows what goes out today and in the next 30 days, to whom, with one email, before reminders start. */
export function StartDialog({ onClose }: { onClose: () => void }) {
  const plan = useQuery(reminderPlanQuery());
  const change = useSwitchReminders();
  const refusal = plan.data?.refusal;
  return (
    <Dialog title={say("reminders.startReminders")} description={say("reminders.planMeans")} open onClose={onClose}>
      <DialogBody>
        <Loaded query={plan} what={say("reminders.thePlan")}>
          {(data) => <Plan plan={data} />}
        </Loaded>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {say("common.cancel")}
        </Button>
        <Button
          disabled={!plan.data || Boolean(refusal)}
          busy={change.isPending}
          onClick={() => change.mutate(true, { onSuccess: onClose })}
        >
          {say("reminders.startReminders")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function inWords({ kind, number }: PlannedDto): string {
  if (kind === "reminder") return say("reminders.planReminder", { count: number });
  return say(kind === "followup" ? "reminders.templateFollowUp" : "reminders.planCompletedOperations");
}

function exampleAddress({ vendorId, on, kind }: PlannedDto): string {
  return `/api/companies/reminders/example?${new URLSearchParams({ vendorId, on, kind })}`;
}

const listed = 50;

function Plan({ plan: { counts, emails, example, dailyLimit, refusal } }: { plan: PlanDto }) {
  const more = counts.total - Math.min(emails.length, listed);
  return (
    <>
      {refusal && (
        <p role="alert" className="rounded-control bg-yellow-tint px-3.5 py-3 text-yellow">
          {refusal}
        </p>
      )}
      <div className="space-y-1">
        {counts.total === 0 ? (
          <p className="font-medium text-ink">{say("reminders.planNone")}</p>
        ) : (
          <>
            <p className="font-medium text-ink">{say("reminders.planToday", { count: counts.today })}</p>
            <p className="text-ink">
              {say("reminders.planTotal", { count: counts.total, vendors: say("reminders.planVendors", { count: counts.vendors }) })}
            </p>
          </>
        )}
        {counts.today > dailyLimit && <p className="text-ink-2">{say("reminders.planLimit", { count: dailyLimit })}</p>}
        <p className="text-ink-2">{say("reminders.planAnswers")}</p>
      </div>
      {emails.length > 0 && (
        <ul className="max-h-64 divide-y overflow-y-auto rounded-control border border-line">
          {emails.slice(0, listed).map((email) => (
            <li key={`${email.vendorId} ${email.on} ${email.kind}`} className="px-3.5 py-2 [overflow-wrap:anywhere]">
              <p className="flex justify-between gap-3">
                <span className="min-w-0 font-medium text-ink">{email.vendor}</span>
                <span className="shrink-0 text-ink-2 tabular-nums">{formatDate(email.on)}</span>
              </p>
              <p className="text-ink-2 text-small">
                {email.recipient} · {inWords(email)}
              </p>
            </li>
          ))}
          {more > 0 && <li className="px-3.5 py-2 text-ink-2">{say("reminders.planMore", { count: more })}</li>}
        </ul>
      )}
      {example && (
        <section className="space-y-2">
          <h3 className="font-semibold text-ink [overflow-wrap:anywhere]">{say("reminders.planExample", { vendor: example.vendor })}</h3>
          <p className="text-ink-2 [overflow-wrap:anywhere]">{example.subject}</p>
          <iframe
            src={exampleAddress(example)}
            sandbox=""
            title={say("reminders.planExample", { vendor: example.vendor })}
            className="block h-[420px] w-full rounded-control border border-line bg-white"
          />
        </section>
      )}
    </>
  );
}
