"use client";

import { useUpdateNotifications } from "@/components/settings/profile/use-people";
import { Switch } from "@/components/ui/switch";
import type { NotificationsDto } from "@/lib/accounts/profile/schema";
import { say } from "@/messages/say";

const switches: { name: Exclude<keyof NotificationsDto, "version">; label: string; means: string }[] = [
  {
    name: "emailAlerts",
    get label() {
      return say("settings.emailAlerts");
    },
    get means() {
      return say("settings.turnAllVendorEmailsOn");
    },
  },
  {
    name: "expirationReminders",
    get label() {
      return say("settings.expirationReminders");
    },
    get means() {
      return say("settings.emailMeWhenRemindersGo");
    },
  },
  {
    name: "weeklyReports",
    get label() {
      return say("settings.weeklyReports");
    },
    get means() {
      return say("settings.emailMeAVendorStatus");
    },
  },
  {
    name: "newVendorAlerts",
    get label() {
      return say("settings.newVendorAlerts");
    },
    get means() {
      return say("settings.emailMeWhenATeammate");
    },
  },
  {
    name: "systemUpdates",
    get label() {
      return say("settings.systemUpdates");
    },
    get means() {
      return say("settings.emailMeAboutTheProduct");
    },
  },
];

/** Emails about one's own account (confirmation, password, deletion) are always sent. */
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
              means={isMuted ? say("settings.meansOffWhileEmailAlerts", { means }) : means}
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
