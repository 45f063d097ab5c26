"use client";

import { useUpdateNotifications } from "@/components/settings/profile/use-people";
import { Switch } from "@/components/ui/switch";
import type { NotificationsDto } from "@/lib/accounts/profile/schema";
import { say } from "@/messages/say";

const switches = (): { name: Exclude<keyof NotificationsDto, "version">; label: string; means: string }[] => [
  {
    name: "emailAlerts",
    label: say("settings.emailAlerts"),
    means: say("settings.emailAlertsMeans"),
  },
  {
    name: "expirationReminders",
    label: say("settings.expirationReminders"),
    means: say("settings.expirationRemindersMeans"),
  },
  {
    name: "weeklyReports",
    label: say("settings.weeklyReports"),
    means: say("settings.weeklyReportsMeans"),
  },
  {
    name: "newVendorAlerts",
    label: say("settings.newVendorAlerts"),
    means: say("settings.newVendorAlertsMeans"),
  },
  {
    name: "systemUpdates",
    label: say("settings.systemUpdates"),
    means: say("settings.systemUpdatesMeans"),
  },
];

/** Emails about one's own account (confirmation, password, deletion) are always sent. */
export function NotificationSwitches({ values }: { values: NotificationsDto }) {
  const update = useUpdateNotifications();
  return (
    <ul className="divide-y">
      {switches().map(({ name, label, means }) => {
        // Without Email Alerts, none of the others is sent. Their stored choices apply again later.
        const isMuted = name !== "emailAlerts" && !values.emailAlerts;
        return (
          <li key={name}>
            <Switch
              label={label}
              means={isMuted ? say("settings.mutedMeans", { means }) : means}
              checked={values[name] && !isMuted}
              disabled={isMuted}
              onChange={(checked) => update.mutate({ [name]: checked })}
            />
          </li>
        );
      })}
    </ul>
  );
}
