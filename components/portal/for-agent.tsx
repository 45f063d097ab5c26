import { type FormEvent, useState } from "react";
import { Block, Outcome } from "@/components/portal/block";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalPageDto } from "@/lib/portal/page/schema";
import { say } from "@/messages/say";

/** The note and the certificate holder to copy, a sample, and an email to the agent. */
export function ForAgent({ token, page: { kind, note, holder, checksHolder, canAskAgent } }: { token: string; page: PortalPageDto }) {
  const isVendor = kind === "VENDOR";
  return (
    <Block
      title={isVendor ? say("portal.forAgent") : say("portal.whatToSend")}
      help={isVendor && note ? say("portal.forAgentHelp") : undefined}
    >
      <div className="space-y-5 p-5 max-sm:p-4">
        {note && <CopyText label={say("portal.copyNote")} text={note} />}
        {canAskAgent && <AgentForm token={token} />}
        <div className="space-y-1.5">
          <h3 className="font-medium text-ink">{say("portal.holder")}</h3>
          <p className="text-ink-2">{holderHelp(checksHolder)}</p>
          <CopyText label={say("portal.copyHolder")} text={holder} />
        </div>
        <a
          href={`/api/portal/${token}/sample`}
          target="_blank"
          rel="noreferrer"
          className="touch-line inline-block font-medium text-link hover:underline"
        >
          {say("portal.sample")}
        </a>
      </div>
    </Block>
  );
}

/** The text about the holder is what is checked. */
export const holderHelp = (isChecked: boolean) => (isChecked ? say("portal.holderChecked") : say("portal.holderAsked"));

export function CopyText({ label, text }: { label: string; text: string }) {
  return (
    <div className="space-y-2">
      <p className="max-h-56 overflow-y-auto whitespace-pre-wrap rounded-control border bg-sunken px-3 py-2 text-ink [overflow-wrap:anywhere]">
        {text}
      </p>
      <CopyButton text={text} label={label} />
    </div>
  );
}

function AgentForm({ token }: { token: string }) {
  const [state, setState] = useState<{ busy: boolean; error?: string; done?: string }>({ busy: false });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get("email") ?? "");
    setState({ busy: true });
    try {
      const { message } = await callPortal<{ message: string }>(token, "/agent", "POST", { email });
      form.reset();
      setState({ busy: false, done: message });
    } catch (error) {
      setState({ busy: false, error: (error as Error).message });
    }
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <Field label={say("portal.agentEmail")} required>
        {(aria) => <Input type="email" name="email" autoComplete="off" required maxLength={254} {...aria} />}
      </Field>
      <Button type="submit" busy={state.busy}>
        {say("portal.sendToAgent")}
      </Button>
      <Outcome error={state.error} done={state.done} />
    </form>
  );
}
