"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { useCreateKey } from "@/components/admin/settings/use-keys";
import { sentence } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useZodForm } from "@/components/ui/use-zod-form";
import { keyInput } from "@/lib/admin/api-keys/schema";
import { isAboutFields } from "@/lib/client/api";
import { notify } from "@/lib/client/notify";
import { say } from "@/messages/say";

const scopeOptions = [
  {
    value: "read",
    get label() {
      return say("admin.readViewEverything");
    },
  },
  {
    value: "write",
    get label() {
      return say("admin.readAndWriteChangeVendors");
    },
  },
  {
    value: "admin",
    get label() {
      return say("admin.adminEverythingIncludingTheAdmin");
    },
  },
];

/** Asks for name, scope and expiry, then shows the key this once. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateKey();
  const form = useZodForm(keyInput, { name: "", scope: "read", expiresOn: "" });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) => create.mutate(input, { onError: form.showServerProblems }));
  return (
    <Dialog open title={say("admin.generateNewApiKey")} onClose={onClose} once={create.isSuccess}>
      {create.isSuccess ? (
        <NewKey secret={create.data.secret} onClose={onClose} />
      ) : (
        <DialogForm
          submit={{ label: create.isPending ? say("admin.generating") : say("admin.generateKey"), busy: create.isPending }}
          alert={create.isError && !isAboutFields(create.error) && sentence(create.error, say("admin.failedToGenerateTheKey"))}
          onSubmit={submit}
          onClose={onClose}
        >
          <Field label={say("common.name")} required help={say("admin.whatUsesTheKeySuch")} error={problem("name")}>
            {(aria) => <Input maxLength={60} autoComplete="off" {...control("name")} {...aria} />}
          </Field>
          <Field label={say("admin.scope")} required error={problem("scope")}>
            {(aria) => <Select options={scopeOptions} {...control("scope")} {...aria} />}
          </Field>
          <Field label={say("admin.lastDay")} help={say("admin.leaveBlankForAKey")} error={problem("expiresOn")}>
            {(aria) => <Input type="date" className="max-w-60" {...control("expiresOn")} {...aria} />}
          </Field>
        </DialogForm>
      )}
    </Dialog>
  );
}

function NewKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => notify.error(say("admin.theKeyCouldNotBeCopied")),
    );
  return (
    <>
      <DialogBody>
        <p className="text-ink-2">{say("admin.copyTheKeyNowWe")}</p>
        <code className="block select-all rounded-control border bg-sunken px-3 py-2.5 text-ink [overflow-wrap:anywhere]">{secret}</code>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden className="size-4" />
          <span aria-live="polite">{isCopied ? say("admin.copied") : say("admin.copy")}</span>
        </Button>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("admin.iSavedIt")}</Button>
      </DialogActions>
    </>
  );
}
