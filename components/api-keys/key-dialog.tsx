"use client";

import { type KeysAddress, useCreateKey } from "@/components/api-keys/use-keys";
import { sentence } from "@/components/auth/use-auth";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog, DialogBody } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-sheet";
import { Field, FieldError } from "@/components/ui/field";
import { DialogForm } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { keyForm } from "@/lib/accounts/api-keys/schema";
import { companyScopes, type KeyChoice, scopeMeanings } from "@/lib/accounts/api-keys/values";
import { isAboutFields } from "@/lib/http/client/api";
import { type PlainKey, say } from "@/messages/say";

const choices: Record<KeyChoice | "custom", PlainKey> = {
  read: "keys.choiceRead",
  write: "keys.choiceWrite",
  everything: "keys.choiceEverything",
  admin: "keys.choiceAdmin",
  custom: "keys.choiceCustom",
};

type KeyDialogProps = { address: KeysAddress; offered: readonly KeyChoice[]; onClose: () => void };

/** Asks for name, scopes and expiry, then shows the key this once. */
export function KeyDialog({ address, offered, onClose }: KeyDialogProps) {
  const create = useCreateKey(address);
  const form = useProofForm(keyForm, { name: "", scope: "read", scopes: [], expiresOn: "", test: false });
  const { control, problem } = form;
  const submit = form.handleSubmit(({ scope, scopes, test, ...input }) =>
    create.mutate(
      { ...input, ...(test && { test }), ...(scope === "custom" ? { scopes } : { scope }) },
      { onError: form.showServerProblems },
    ),
  );
  const isCustom = form.watch("scope") === "custom";
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
            {(aria) => (
              <Select
                options={[...offered, "custom" as const].map((value) => ({ value, label: say(choices[value]) }))}
                {...control("scope")}
                {...aria}
              />
            )}
          </Field>
          {address === "/api/keys" && (
            <div>
              <Checkbox {...control("test")}>
                <span className="font-medium text-ink">{say("keys.forTest")}</span>
                <span className="block text-ink-3 text-small">{say("keys.forTestHelp")}</span>
              </Checkbox>
              <FieldError message={problem("test")} />
            </div>
          )}
          {isCustom && (
            <fieldset>
              <legend className="mb-1.5 font-medium text-body text-ink">{say("keys.scopes")}</legend>
              <div className="space-y-2">
                {companyScopes.map((scope) => (
                  <Checkbox key={scope} value={scope} {...control("scopes")}>
                    <span className="font-medium text-ink">{scope}</span>
                    <span className="block text-ink-3 text-small">{say(scopeMeanings[scope])}</span>
                  </Checkbox>
                ))}
              </div>
              <FieldError message={problem("scopes")} />
            </fieldset>
          )}
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
