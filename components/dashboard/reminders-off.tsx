"use client";

import { BellOff } from "lucide-react";
import { useCan } from "@/components/layout/session-context";
import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";

/** That vendors get no reminders until an admin starts them. */
export function RemindersOff() {
  const mayStart = useCan("company:write");
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5">
      <BellOff aria-hidden className="size-4 shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 basis-60 text-ink-2">
        <span className="font-medium text-ink">{say("dashboard.remindersAreOff")}.</span> {say("dashboard.stepRemindersText")}
      </p>
      {mayStart && <TextLink href="/settings?tab=reminders&start=yes">{say("reminders.startReminders")}</TextLink>}
    </Card>
  );
}
