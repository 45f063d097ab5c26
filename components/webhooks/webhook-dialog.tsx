"use client";

import { sentence } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field, FieldError } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { useCreateWebhook } from "@/components/webhooks/use-webhooks";
import { isAboutFields } from "@/lib/http/client/api";
import { webhookInput } from "@/lib/integrations/webhooks/schema";
import { eventTypes } from "@/lib/integrations/webhooks/values";
import { say } from "@/messages/say";

/** Asks for the address and the events, then shows the secret this once. */
export function WebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  const form = useZodForm(webhookInput, { address: "", types: [...eventTypes] });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) => create.mutate(input, { onError: form.showServerProblems }));
  return (
    <Dialog open title={say("settings.addWebhook")} onClose={onClose} once={create.isSuccess}>
      {create.isSuccess ? (
        <>
          <DialogBody>
            <p className="text-ink-2">{say("settings.copyTheSecretNow")}</p>
            <code className="block select-all rounded-control border bg-sunken px-3 py-2.5 text-ink [overflow-wrap:anywhere]">
              {create.data.secret}
            </code>
          </DialogBody>
          <DialogActions>
            <Button onClick={onClose}>{say("keys.iSavedIt")}</Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm
          submit={{ label: say("settings.addWebhook"), busy: create.isPending }}
          alert={create.isError && !isAboutFields(create.error) && sentence(create.error, say("settings.failedToAddWebhook"))}
          onSubmit={submit}
          onClose={onClose}
        >
          <Field label={say("settings.webhookAddress")} required help={say("settings.webhookAddressHelp")} error={problem("address")}>
            {(aria) => <Input type="url" maxLength={500} autoComplete="off" {...control("address")} {...aria} />}
          </Field>
          <fieldset>
            <legend className="mb-1.5 font-medium text-body text-ink">{say("settings.webhookEvents")}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {eventTypes.map((type) => (
                <Checkbox key={type} value={type} {...control("types")} defaultChecked>
                  <code>{type}</code>
                </Checkbox>
              ))}
            </div>
            <FieldError message={problem("types")} />
          </fieldset>
        </DialogForm>
      )}
    </Dialog>
  );
}
