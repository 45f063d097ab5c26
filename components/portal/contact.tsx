import { type FormEvent, useState } from "react";
import { Block, Outcome } from "@/components/portal/block";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input, Textarea } from "@/components/ui/input";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

type ContactProps = {
  token: string;
  company: string;
  contact: NonNullable<PortalPageDto["contact"]>;
  onPage: (page: PortalPageDto) => void;
};

/** The vendor's contact data, which it can correct itself. */
export function Contact({ token, company, contact, onPage }: ContactProps) {
  const [state, setState] = useState<{ busy: boolean; error?: string; done?: string }>({ busy: false });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = Object.fromEntries(new FormData(event.currentTarget));
    setState({ busy: true });
    try {
      onPage(await callPortal<PortalPageDto>(token, "/contact", "POST", { ...input, version: contact.version }));
      setState({ busy: false, done: say("portal.contactSaved", { company }) });
    } catch (error) {
      setState({ busy: false, error: (error as Error).message });
    }
  };
  return (
    <Block title={say("portal.contact")} help={say("portal.contactHelp", { company })}>
      <form onSubmit={submit} className="space-y-4 p-5 max-sm:p-4">
        <Field label={say("portal.contactName")}>
          {(aria) => <Input name="contactName" autoComplete="name" maxLength={120} defaultValue={contact.contactName ?? ""} {...aria} />}
        </Field>
        <Field label={say("portal.email")} required>
          {(aria) => (
            <Input name="email" type="email" autoComplete="email" required maxLength={254} defaultValue={contact.email} {...aria} />
          )}
        </Field>
        <Field label={say("portal.phone")}>
          {(aria) => <Input name="phone" type="tel" autoComplete="tel" maxLength={40} defaultValue={contact.phone ?? ""} {...aria} />}
        </Field>
        <Field label={say("portal.address")}>
          {(aria) => <Textarea name="address" maxLength={500} defaultValue={contact.address ?? ""} {...aria} />}
        </Field>
        <Button type="submit" variant="secondary" busy={state.busy}>
          {say("portal.saveContact")}
        </Button>
        <Outcome error={state.error} done={state.done} />
      </form>
    </Block>
  );
}
