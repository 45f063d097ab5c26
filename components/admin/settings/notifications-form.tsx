"use client";

import { SaveButton, saveStateOf } from "@/components/admin/settings/save-button";
import { useSaveSettings } from "@/components/admin/settings/use-settings";
import { CardForm, useCardForm } from "@/components/ui/card-form";
import { Switch } from "@/components/ui/switch";
import type { NotificationsDto } from "@/lib/admin/settings/schema";
import { notificationSettings } from "@/lib/tenancy/settings/schema";
import { type PlatformNotice, platformNotices } from "@/lib/tenancy/settings/values";
import { say } from "@/messages/say";

const notices = Object.keys(platformNotices) as PlatformNotice[];
const valuesOf = ({ version: _version, ...values }: NotificationsDto) => values;

/** Which emails platform admins get. */
export function NotificationsForm({ settings, timeZone }: { settings: NotificationsDto; timeZone: string }) {
  const save = useSaveSettings("notifications");
  const form = useCardForm(notificationSettings, settings, valuesOf, save);
  return (
    <CardForm form={form} footer={<SaveButton {...saveStateOf(save)} />}>
      <p className="px-5 pt-5 pb-1 text-ink-2">{say("admin.morningEmailsHint", { timeZone })}</p>
      {notices.map((name) => (
        <Switch
          key={name}
          label={say(platformNotices[name].label)}
          means={say(platformNotices[name].means)}
          checked={Boolean(form.watch(name))}
          onChange={(checked) => form.setValue(name, checked)}
        />
      ))}
    </CardForm>
  );
}
