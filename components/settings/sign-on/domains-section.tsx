"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { DomainRow } from "@/components/settings/sign-on/domain-row";
import { useAddDomain, useRemoveDomain } from "@/components/settings/sign-on/use-sign-on";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type DomainDto, domainInput, type SignOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { say } from "@/messages/say";

/** The firm's domains: the DNS record of each one that is not verified yet, and how the people of the others sign in. */
export function DomainsSection({ settings }: { settings: SignOnSettingsDto }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useRemoveDomain();
  const question = useRowQuestion<DomainDto>();
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden className="size-4" />
      {say("signOn.addDomain")}
    </Button>
  );
  return (
    <Section title={say("signOn.domains")} aside={settings.domains.length > 0 && add}>
      <p className="px-5 py-4 text-ink-2">{say("signOn.domainsAbout")}</p>
      {settings.domains.length === 0 ? (
        <EmptyState message={say("signOn.noDomains")} action={add} />
      ) : (
        <ul aria-label={say("signOn.domains")} className="divide-y border-t">
          {settings.domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} settings={settings} onRemove={() => question.ask(domain)} />
          ))}
        </ul>
      )}
      {isAdding && <DomainDialog onClose={() => setAdding(false)} />}
      <RowQuestion
        about={question}
        title={say("signOn.removeDomain")}
        question={({ domain }) => say("signOn.removeDomainQuestion", { domain })}
        consequence={say("signOn.removeDomainMeans")}
        confirmLabel={say("signOn.removeDomain")}
        act={remove}
      />
    </Section>
  );
}

function DomainDialog({ onClose }: { onClose: () => void }) {
  const add = useAddDomain();
  const form = useZodForm(domainInput, { domain: "" });
  return (
    <SendDialog
      title={say("signOn.addDomain")}
      submit={{ label: say("signOn.addDomain") }}
      form={form}
      send={add.mutate}
      state={add}
      onClose={onClose}
    >
      <Field label={say("signOn.domain")} required help={say("signOn.domainHelp")} error={form.problem("domain")}>
        {(aria) => (
          <Input
            maxLength={253}
            autoComplete="off"
            spellCheck={false}
            placeholder="builders.example"
            {...form.control("domain")}
            {...aria}
          />
        )}
      </Field>
    </SendDialog>
  );
}
