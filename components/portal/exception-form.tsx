import { type FormEvent, useState } from "react";
import { Outcome } from "@/components/portal/block";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalLineDto, PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

type ExceptionFormProps = { line: PortalLineDto; company: string; token: string; onPage: (page: PortalPageDto) => void };

/** Asks for an exception from one requirement, with a reason. */
export function ExceptionForm({ line, company, token, onPage }: ExceptionFormProps) {
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    setState({ busy: true, error: null });
    const { requirement, assignmentId } = line;
    await callPortal<PortalPageDto>(token, "/exceptions", "POST", { requirement, assignmentId, reason }).then(onPage, ({ message }) =>
      setState({ busy: false, error: message }),
    );
  };
  return (
    <form onSubmit={submit} className="mt-2 space-y-2">
      <Field label={say("portal.whyException", { company })} required>
        {(aria) => <Textarea name="reason" rows={2} maxLength={1000} required {...aria} />}
      </Field>
      <Button type="submit" variant="secondary" busy={state.busy}>
        {say("portal.sendRequest")}
      </Button>
      <Outcome error={state.error} />
    </form>
  );
}
