"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { DialogForm, SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { useZodForm } from "@/components/ui/use-zod-form";
import { EventChoice } from "@/components/webhooks/event-choice";
import { SecretShown } from "@/components/webhooks/secret-shown";
import { useChangeWebhook, useCreateWebhook } from "@/components/webhooks/use-webhooks";
import { isAboutFields } from "@/lib/http/client/api";
import { type EventType, eventTypes } from "@/lib/integrations/changes/values";
import { type WebhookDto, webhookInput } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

/** Asks for the address and the events, then shows the secret this once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  const form = useWebhookForm({ address: "", types: [...eventTypes] });
  return (
    <Dialog open title={say("settings.addWebhook")} onClose={onClose} once={create.isSuccess}>
      {create.isSuccess ? (
        <SecretShown secret={create.data.secret} onClose={onClose}>
          {say("settings.secretNotice")}
        </SecretShown>
      ) : (
        <DialogForm
          submit={{ label: say("settings.addWebhook"), busy: create.isPending }}
          alert={create.isError && !isAboutFields(create.error) && create.error.message}
          onSubmit={form.handleSubmit((input) => create.mutate(input, { onError: form.showServerProblems }))}
          onClose={onClose}
        >
          {form.fields}
        </DialogForm>
      )}
    </Dialog>
  );
}

/** Changes the address and the events. */
export function EditWebhookDialog({ webhook, onClose }: { webhook: WebhookDto; onClose: () => void }) {
  const change = useChangeWebhook(webhook);
  const form = useWebhookForm(webhook);
  return (
    <SendDialog
      title={say("settings.editWebhook")}
      submit={{ label: say("ui.saveChanges") }}
      form={form}
      send={change.mutate}
      state={change}
      onClose={onClose}
    >
      {form.fields}
    </SendDialog>
  );
}

function useWebhookForm({ address, types }: Pick<WebhookDto, "address" | "types">) {
  const form = useZodForm(webhookInput, { address, types: [...types] });
  const { control, problem, watch, setValue, clearErrors } = form;
  const choose = (chosen: EventType[]) => {
    setValue("types", chosen);
    clearErrors("types");
  };
  const fields = (
    <>
      <Field label={say("settings.webhookAddress")} required help={say("settings.webhookAddressHelp")} error={problem("address")}>
        {(aria) => <Input type="url" maxLength={500} autoComplete="off" {...control("address")} {...aria} />}
      </Field>
      <EventChoice control={control("types")} first={types} chosen={watch("types")} onAll={choose} problem={problem("types")} />
    </>
  );
  return { ...form, fields };
}
