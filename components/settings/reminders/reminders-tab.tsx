"use client";

import { useQuery } from "@tanstack/react-query";
import { LiveState } from "@/components/settings/reminders/live-state";
import { reminderSettingsQuery } from "@/components/settings/reminders/reminder-queries";
import { RemindersForm } from "@/components/settings/reminders/reminders-form";
import { Section } from "@/components/ui/card";
import { Loaded } from "@/components/ui/loaded";
import { say } from "@/messages/say";

/** When and how often vendors are emailed. */
export function RemindersTab() {
  return (
    <Loaded query={useQuery(reminderSettingsQuery())} what={say("reminders.theReminders")}>
      {(settings) => (
        <Section title={say("reminders.reminders")}>
          <LiveState liveSince={settings.liveSince} />
          <RemindersForm settings={settings} />
        </Section>
      )}
    </Loaded>
  );
}
