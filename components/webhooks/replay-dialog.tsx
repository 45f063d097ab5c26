"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { FormDialog } from "@/components/ui/form-dialog";
import { ownTimeZone } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { useReplay } from "@/components/webhooks/use-webhooks";
import { isAboutFields } from "@/lib/http/client/api";
import type { WebhookDto } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

const hourMillis = 3600 * 1000;

/** A moment as a field for date and time has it, on the clock of the device. */
function fieldTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Asks since when events are sent again. */
export function ReplayDialog({ webhook, onClose }: { webhook: WebhookDto; onClose: () => void }) {
  const replay = useReplay(webhook.id);
  const [since, setSince] = useState(() => fieldTime(new Date(Date.now() - hourMillis)));
  const moment = new Date(since);
  const isTime = !Number.isNaN(moment.getTime());
  return (
    <FormDialog
      title={say("settings.sendEventsAgain")}
      submit={{ label: say("settings.sendEvents"), busy: replay.isPending, disabled: !isTime }}
      alert={!isAboutFields(replay.error) && replay.error?.message}
      onSubmit={(event) => {
        event.preventDefault();
        replay.mutate(moment.toISOString(), { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <p className="text-ink [overflow-wrap:anywhere]">{webhook.address}</p>
      <Field label={say("settings.sendSince")} required help={say("settings.sendSinceHelp", { zone: ownTimeZone() })}>
        {(aria) => <Input type="datetime-local" value={since} onChange={({ target }) => setSince(target.value)} {...aria} />}
      </Field>
    </FormDialog>
  );
}
