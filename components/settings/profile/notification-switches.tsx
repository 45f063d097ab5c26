"use client";

import { Switch } from "radix-ui";
import { useId } from "react";
import { useUpdateNotifications } from "@/components/settings/profile/use-people";
import type { NotificationsDto } from "@/lib/accounts/profile/schema";

const switches: { name: Exclude<keyof NotificationsDto, "version">; label: string; means: string }[] = [
  { name: "emailAlerts", label: "Email Alerts", means: "Mails about your vendors at all. Off, none of those below come." },
  {
    name: "expirationReminders",
    label: "Expiration Reminders",
    means: "Which of your vendors were reminded of insurance that ends, on the days when that happens.",
  },
  {
    name: "weeklyReports",
    label: "Weekly Reports",
    means: "On Mondays: how many vendors are in order, expiring, expired or under review.",
  },
  { name: "newVendorAlerts", label: "New Vendor Alerts", means: "When somebody else of your company adds a vendor." },
  {
    name: "systemUpdates",
    label: "System Updates",
    means: "News about Coverkeep itself, such as planned downtime. Written by the operator, and rare.",
  },
];

/** Mails about one's own account (confirmation, password, deletion) come always. */
export function NotificationSwitches({ values }: { values: NotificationsDto }) {
  const id = useId();
  const update = useUpdateNotifications();
  return (
    <ul className="divide-y">
      {switches.map(({ name, label, means }) => (
        <li key={name} className="flex items-center justify-between gap-6 px-5 py-4">
          <div>
            <label htmlFor={`${id}-${name}`} className="font-medium text-ink">
              {label}
            </label>
            <p id={`${id}-${name}-means`} className="mt-0.5 text-ink-2 text-small">
              {means}
            </p>
          </div>
          <Switch.Root
            id={`${id}-${name}`}
            aria-describedby={`${id}-${name}-means`}
            checked={values[name]}
            onCheckedChange={(checked) => update.mutate({ [name]: checked })}
            className="group -my-2 inline-flex size-11 shrink-0 items-center"
          >
            <span className="inline-flex h-6 w-11 items-center rounded-full bg-control-line transition-colors duration-100 group-data-[state=checked]:bg-accent">
              <Switch.Thumb className="block size-5 translate-x-0.5 rounded-full bg-white transition-transform duration-100 data-[state=checked]:translate-x-[22px]" />
            </span>
          </Switch.Root>
        </li>
      ))}
    </ul>
  );
}
