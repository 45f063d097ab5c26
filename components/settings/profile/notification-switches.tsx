"use client";

import { useUpdateNotifications } from "@/components/settings/profile/use-people";
import { Switch } from "@/components/ui/switch";
import type { NotificationsDto } from "@/lib/accounts/profile/schema";

const switches: { name: Exclude<keyof NotificationsDto, "version">; label: string; means: string }[] = [
  { name: "emailAlerts", label: "Email Alerts", means: "Turn all vendor emails on or off." },
  {
    name: "expirationReminders",
    label: "Expiration Reminders",
    means: "Email me when reminders go out to vendors whose insurance expires.",
  },
  {
    name: "weeklyReports",
    label: "Weekly Reports",
    means: "Email me a vendor status summary every Monday.",
  },
  { name: "newVendorAlerts", label: "New Vendor Alerts", means: "Email me when a teammate adds a vendor." },
  {
    name: "systemUpdates",
    label: "System Updates",
    means: "Email me about the product itself, such as planned downtime.",
  },
];

/** Mails about one's own account (confirmation, password, deletion) come always. */
export function NotificationSwitches({ values }: { values: NotificationsDto }) {
  const update = useUpdateNotifications();
  return (
    <ul className="divide-y">
      {switches.map(({ name, label, means }) => {
        // Without Email Alerts, none of the others is sent. Their stored choices apply again later.
        const isMuted = name !== "emailAlerts" && !values.emailAlerts;
        return (
          <li key={name}>
            <Switch
              label={label}
              means={isMuted ? `${means} Off while Email Alerts are off.` : means}
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
