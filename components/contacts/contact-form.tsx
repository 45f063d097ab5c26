"use client";

import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { useContactChanges } from "@/components/contacts/use-contacts";
import { kindsQuery } from "@/components/kinds/kind-queries";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { SendDialog } from "@/components/ui/form-dialog";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useRecordForm } from "@/components/ui/use-record-form";
import { useZodForm } from "@/components/ui/use-zod-form";
import { type ContactGet, contactGets, contactRoleNames, contactRoles } from "@/lib/mail/recipients/values";
import { type ContactDto, contactInput } from "@/lib/vendors/contacts/schema";
import { type PlainKey, say } from "@/messages/say";

type DialogProps = { vendorId: string; onClose: () => void };

const blank = { email: "", name: "", phone: "", role: "office" as const, gets: ["requests", "reminders"] as ContactGet[], kindIds: [] };

/** Adds a contact to a vendor. */
export function AddContactDialog({ vendorId, onClose }: DialogProps) {
  const form = useZodForm(contactInput, blank);
  const { add } = useContactChanges(vendorId);
  return (
    <SendDialog
      title={say("contacts.add")}
      submit={{ label: say("contacts.add") }}
      form={form}
      send={add.mutate}
      state={add}
      onClose={onClose}
    >
      <ContactFields form={form} />
    </SendDialog>
  );
}

const valuesOf = ({ email, name, phone, role, gets, papers, kindIds }: ContactDto) => ({
  ...{ email, name: name ?? "", phone: phone ?? "", role, gets, papers, kindIds },
});

/** Changes a contact. When someone else changed it since, the form asks which values to keep. */
export function EditContactDialog({ vendorId, contact, onClose }: DialogProps & { contact: ContactDto }) {
  const form = useRecordForm(contactInput, contact, valuesOf);
  const { change } = useContactChanges(vendorId);
  return (
    <SendDialog
      title={say("contacts.edit")}
      submit={{ label: say("contacts.save") }}
      form={form}
      send={(input, events) => change.mutate({ id: contact.id, ...form.changes(input) }, events)}
      state={change}
      onClose={onClose}
    >
      <ContactFields form={form} />
    </SendDialog>
  );
}

const getsHelp = {
  requests: "contacts.requestsHelp",
  reminders: "contacts.remindersHelp",
  copies: "contacts.copiesHelp",
} as const satisfies Record<ContactGet, PlainKey>;

type ContactForm = Pick<ReturnType<typeof useZodForm<typeof contactInput>>, "control" | "problem" | "watch" | "setValue">;

function ContactFields({ form: { control, problem, watch, setValue } }: { form: ContactForm }) {
  const chosen = watch("gets") ?? [];
  const toggle = (one: ContactGet, isChosen: boolean) =>
    setValue(
      "gets",
      contactGets.filter((get) => (get === one ? isChosen : chosen.includes(get))),
      { shouldDirty: true } satisfies Parameters<UseFormReturn["setValue"]>[2],
    );
  return (
    <>
      <Field label={say("common.email")} required error={problem("email")}>
        {(aria) => <Input type="email" autoComplete="off" {...control("email")} {...aria} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("vendors.contactName")} error={problem("name")}>
          {(aria) => <Input autoComplete="off" {...control("name")} {...aria} />}
        </Field>
        <Field label={say("common.phone")} error={problem("phone")}>
          {(aria) => <Input type="tel" autoComplete="off" {...control("phone")} {...aria} />}
        </Field>
      </div>
      <Field label={say("contacts.role")} required error={problem("role")}>
        {(aria) => <Select className="w-60" options={roleOptions()} {...control("role")} {...aria} />}
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-medium text-body text-ink">{say("contacts.gets")}</legend>
        <div className="space-y-2">
          {contactGets.map((get) => (
            <Checkbox key={get} checked={chosen.includes(get)} onChange={({ target }) => toggle(get, target.checked)}>
              {say(getsHelp[get])}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <AboutFields watch={watch} setValue={setValue} problem={problem} />
    </>
  );
}

/** About which papers, where the company keeps other documents than insurance. */
function AboutFields({ watch, setValue, problem }: Pick<ContactForm, "watch" | "setValue" | "problem">) {
  const { data } = useQuery(kindsQuery());
  const [papers, kindIds] = [watch("papers") ?? [], watch("kindIds") ?? []];
  const kinds = (data?.kinds ?? []).filter(({ id, archivedAt }) => archivedAt === null || kindIds.includes(id));
  if (kinds.length === 0) return null;
  const change = { shouldDirty: true } as const;
  const all = papers.length + kindIds.length === 0;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-body text-ink">{say("contacts.about")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Checkbox
          checked={papers.includes("insurance")}
          onChange={({ target }) => setValue("papers", target.checked ? ["insurance"] : [], change)}
        >
          {say("contacts.aboutInsurance")}
        </Checkbox>
        {kinds.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={kindIds.includes(id)}
            onChange={({ target }) => setValue("kindIds", target.checked ? [...kindIds, id] : kindIds.filter((one) => one !== id), change)}
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <p className="mt-1.5 text-ink-3 text-small">
        {problem("kindIds") ?? say(all && watch("role") === "agent" ? "contacts.aboutAgent" : "contacts.aboutHelp")}
      </p>
    </fieldset>
  );
}

const roleOptions = () => contactRoles.map((value) => ({ value, label: say(contactRoleNames[value]) }));
