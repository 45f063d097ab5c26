"use client";

import { BellOff, BellRing } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { useSwitchReminders } from "@/components/settings/reminders/use-reminder-settings";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { formatMoment } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { useAddress } from "@/components/ui/use-address";
import type { ReminderSettingsDto } from "@/lib/reminders/settings/schema";
import { say } from "@/messages/say";

const StartDialog = lazyPart(() => import("@/components/settings/reminders/start-dialog").then((file) => file.StartDialog), Nothing);

/** Whether vendors are emailed without a person sending it, and how to change that. */
export function LiveState({ liveSince }: Pick<ReminderSettingsDto, "liveSince">) {
  const mayWrite = useCan("company:write");
  const { timeZone } = useSession().company;
  const address = useAddress();
  // The dashboard and the first steps lead here with the question open.
  const [isStarting, setStarting] = useState(!liveSince && mayWrite && address.get("start") === "yes");
  const [isPausing, setPausing] = useState(false);
  const change = useSwitchReminders();
  const Icon = liveSince ? BellRing : BellOff;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 border-b p-5">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <div role="status" className="min-w-0 flex-1 basis-72">
        <p className="font-semibold text-ink">{say(liveSince ? "reminders.areOn" : "reminders.areOff")}</p>
        <p className="mt-0.5 max-w-prose text-ink-2">
          {liveSince ? say("reminders.areOnSince", { day: formatMoment(liveSince, timeZone) }) : say("reminders.areOffMeans")}
        </p>
      </div>
      {mayWrite && (
        <Button variant={liveSince ? "secondary" : "primary"} onClick={() => (liveSince ? setPausing(true) : setStarting(true))}>
          {say(liveSince ? "reminders.pauseReminders" : "reminders.startReminders")}
        </Button>
      )}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
      {isPausing && (
        <Confirm
          open
          harmless
          title={say("reminders.pauseReminders")}
          question={say("reminders.pauseQuestion")}
          consequence={say("reminders.pauseConsequence")}
          confirmLabel={say("reminders.pauseReminders")}
          busy={change.isPending}
          onConfirm={() => change.mutate(false, { onSuccess: () => setPausing(false) })}
          onClose={() => setPausing(false)}
        />
      )}
    </div>
  );
}
