"use client";

import type { ComponentProps } from "react";
import { ProofFields } from "@/components/proof/proof-fields";
import { useProofForm } from "@/components/proof/use-proof-form";
import { useAddProvider, useChangeProvider } from "@/components/settings/sign-on/use-sign-on";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { providerInput, providerPatch, type SignOnProviderDto } from "@/lib/companies/sign-on/schema";
import { say } from "@/messages/say";

/** Adds a provider. It is off until it was tried. */
export function NewProviderDialog({ onClose }: { onClose: () => void }) {
  const add = useAddProvider();
  const form = useProofForm(providerInput, { name: "", issuer: "", clientId: "", clientSecret: "" });
  return (
    <SendDialog
      title={say("signOn.addProvider")}
      submit={{ label: say("signOn.addProvider") }}
      form={form}
      send={add.mutate}
      state={add}
      onClose={onClose}
    >
      <ProviderFields problem={form.problem} control={form.control} />
      <p className="text-ink-3 text-small">{say("signOn.redirectAfter")}</p>
      <ProofFields problem={form.problem} control={form.control} passwordHelp={say("signOn.yourOwnPassword")} />
    </SendDialog>
  );
}

/** Changes a provider, and turns it on once it was tried. */
export function EditProviderDialog({ provider, onClose }: { provider: SignOnProviderDto; onClose: () => void }) {
  const change = useChangeProvider();
  const { id, version, name, issuer, clientId, isOn } = provider;
  const form = useProofForm(providerPatch, { name, issuer, clientId, clientSecret: "", isOn });
  return (
    <SendDialog
      title={say("signOn.editProvider")}
      submit={{ label: say("signOn.saveProvider") }}
      form={form}
      send={(input, events) => change.mutate({ ...input, id, version }, events)}
      state={change}
      onClose={onClose}
    >
      <ProviderFields problem={form.problem} control={form.control} hasSecret />
      <div>
        <Checkbox {...form.control("isOn")}>
          <span className="font-medium text-ink">{say("signOn.isOn")}</span>
          <span className="block text-ink-3 text-small">{say("signOn.isOnHelp")}</span>
        </Checkbox>
      </div>
      <ProofFields problem={form.problem} control={form.control} passwordHelp={say("signOn.yourOwnPassword")} />
    </SendDialog>
  );
}

type FieldName = "name" | "issuer" | "clientId" | "clientSecret";
type ProviderFieldsProps = {
  problem: (field: FieldName) => string | undefined;
  control: (field: FieldName) => ComponentProps<"input">;
  hasSecret?: boolean;
};

function ProviderFields({ problem, control, hasSecret = false }: ProviderFieldsProps) {
  return (
    <>
      <Field label={say("common.name")} required help={say("signOn.providerNameHelp")} error={problem("name")}>
        {(aria) => <Input maxLength={60} autoComplete="off" {...control("name")} {...aria} />}
      </Field>
      <Field label={say("signOn.issuer")} required help={say("signOn.issuerHelp")} error={problem("issuer")}>
        {(aria) => <Input type="url" maxLength={300} autoComplete="off" {...control("issuer")} {...aria} />}
      </Field>
      <Field label={say("signOn.clientId")} required error={problem("clientId")}>
        {(aria) => <Input maxLength={300} autoComplete="off" spellCheck={false} {...control("clientId")} {...aria} />}
      </Field>
      <Field
        label={say("signOn.clientSecret")}
        required={!hasSecret}
        {...(hasSecret && { help: say("signOn.secretStays") })}
        error={problem("clientSecret")}
      >
        {(aria) => <Input type="password" maxLength={500} autoComplete="off" {...control("clientSecret")} {...aria} />}
      </Field>
    </>
  );
}
