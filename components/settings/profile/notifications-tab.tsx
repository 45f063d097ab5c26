"use client";

import { useQuery } from "@tanstack/react-query";
import { Loaded } from "@/components/settings/loaded";
import { NotificationSwitches } from "@/components/settings/profile/notification-switches";
import { notificationsQuery } from "@/components/settings/profile/use-people";
import { Section } from "@/components/ui/card";

export function NotificationsTab() {
  return (
    <Loaded query={useQuery(notificationsQuery())} what="your notifications">
      {(values) => (
        <Section title="Notifications">
          <NotificationSwitches values={values} />
          <p className="border-t px-5 py-4 text-ink-3 text-small">
            We always email you about your own account, such as a password change. These settings don't affect emails to vendors.
          </p>
        </Section>
      )}
    </Loaded>
  );
}
