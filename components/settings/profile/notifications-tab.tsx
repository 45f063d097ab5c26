"use client";

import { useQuery } from "@tanstack/react-query";
import { NotificationSwitches } from "@/components/settings/profile/notification-switches";
import { notificationsQuery } from "@/components/settings/profile/use-people";
import { Section } from "@/components/ui/card";
import { Loaded } from "@/components/ui/loaded";
import { say } from "@/messages/say";

export function NotificationsTab() {
  return (
    <Loaded query={useQuery(notificationsQuery())} what={say("settings.yourNotifications")}>
      {(values) => (
        <Section title={say("common.notifications")}>
          <NotificationSwitches values={values} />
          <p className="border-t px-5 py-4 text-ink-3 text-small">{say("settings.notificationsHint")}</p>
        </Section>
      )}
    </Loaded>
  );
}
