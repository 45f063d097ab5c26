"use client";

import { useQuery } from "@tanstack/react-query";
import { useCan } from "@/components/layout/session-context";
import { LiveState } from "@/components/settings/reminders/live-state";
import { reminderSettingsQuery } from "@/components/settings/reminders/reminder-queries";
import { RemindersForm } from "@/components/settings/reminders/reminders-form";
import { Section } from "@/components/ui/card";
import { Loaded } from "@/components/ui/loaded";
import { SavePage } from "@/components/ui/save-page";
import { say } from "@/messages/say";

/** When and how often vendors are emailed. */
export function RemindersTab() {
  const mayWrite = useCan("company:write");
  return (
    <Loaded query={useQuery(reminderSettingsQuery())} what={say("reminders.theReminders")}>
      {(settings) => (
        <SavePage canSave={mayWrite}>
          <Section title={say("reminders.reminders")}>
            <LiveState liveSince={settings.liveSince} />
            <RemindersForm settings={settings} />
          </Section>
        </SavePage>
      )}
    </Loaded>
  );
}
