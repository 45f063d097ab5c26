"use client";

import { type KeysAddress, useCreateKey } from "@/components/api-keys/use-keys";
import { sentence } from "@/components/auth/use-auth";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogActions, DialogBody } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { keyInput } from "@/lib/accounts/api-keys/schema";
import type { KeyScope } from "@/lib/accounts/api-keys/values";
import { isAboutFields } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const scopeOptions = (): { value: KeyScope; label: string }[] => [
  { value: "read", label: say("keys.scopeReadMeaning") },
  { value: "write", label: say("keys.scopeWriteMeaning") },
  { value: "admin", label: say("keys.scopeAdminMeaning") },
];

/** Asks for name, scope and expiry, then shows the key this once. */
export function KeyDialog({ address, scopes, onClose }: { address: KeysAddress; scopes: readonly KeyScope[]; onClose: () => void }) {
  const create = useCreateKey(address);
  const form = useProofForm(keyInput, { name: "", scope: "read", expiresOn: "" });
  const { control, problem } = form;
  const submit = form.handleSubmit((input) => create.mutate(input, { onError: form.showServerProblems }));
  return (
    <Dialog open title={say("keys.generateTitle")} onClose={onClose} once={create.isSuccess}>
      {create.isSuccess ? (
        <NewKey secret={create.data.secret} onClose={onClose} />
      ) : (
        <DialogForm
          submit={{ label: create.isPending ? say("keys.generating") : say("keys.generateKey"), busy: create.isPending }}
          alert={create.isError && !isAboutFields(create.error) && sentence(create.error, say("keys.generateFailed"))}
          onSubmit={submit}
          onClose={onClose}
        >
          <Field label={say("common.name")} required help={say("keys.nameHelp")} error={problem("name")}>
            {(aria) => <Input maxLength={60} autoComplete="off" {...control("name")} {...aria} />}
          </Field>
          <Field label={say("keys.scope")} required error={problem("scope")}>
            {(aria) => <Select options={scopeOptions().filter(({ value }) => scopes.includes(value))} {...control("scope")} {...aria} />}
          </Field>
          <Field label={say("keys.lastDay")} help={say("keys.lastDayHelp")} error={problem("expiresOn")}>
            {(aria) => <Input type="date" className="max-w-60" {...control("expiresOn")} {...aria} />}
          </Field>
          <ProofFields problem={problem} control={control} />
        </DialogForm>
      )}
    </Dialog>
  );
}

function NewKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <DialogBody>
        <p className="text-ink-2">{say("keys.copyNotice")}</p>
        <code className="block select-all rounded-control border bg-sunken px-3 py-2.5 text-ink [overflow-wrap:anywhere]">{secret}</code>
        <CopyButton text={secret} />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>{say("keys.iSavedIt")}</Button>
      </DialogActions>
    </>
  );
}
