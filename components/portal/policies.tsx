import { type FormEvent, useState } from "react";
import { Outcome } from "@/components/portal/block";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { formatDate } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { callPortal } from "@/lib/http/client/portal";
import type { PortalPolicyDto } from "@/lib/portal/page/schema";
import { type PlainKey, say } from "@/messages/say";

const tones: Record<PortalPolicyDto["state"], Tone> = {
  current: "grey",
  soon: "yellow",
  expired: "red",
  unknown: "violet",
  canceled: "red",
};

type PoliciesProps = {
  token: string;
  company: string;
  policies: readonly PortalPolicyDto[];
  /** Of an agent's page: says that a policy has ended. Called once the company was told. */
  onReported?: () => void;
};

/** What is on file, and until when. */
export function Policies({ token, company, policies, onReported }: PoliciesProps) {
  return (
    <ul className="divide-y">
      {policies.map((policy) => (
        <li key={policy.id} className="px-5 py-3 max-sm:px-4">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-medium text-ink">{policy.name}</p>
              {policy.insurer && <p className="text-ink-2">{policy.insurer}</p>}
              {policy.policyNumber && <p className="text-ink-2">{say("portal.policyOf", { number: policy.policyNumber })}</p>}
            </div>
            <Badge tone={tones[policy.state]}>{untilText(policy)}</Badge>
          </div>
          {policy.isReported && <p className="mt-0.5 text-violet">{say("portal.isReported", { company })}</p>}
          {onReported && !policy.isReported && <Report token={token} company={company} policy={policy} onReported={onReported} />}
        </li>
      ))}
    </ul>
  );
}

function untilText({ state, expiration }: PortalPolicyDto): string {
  const day = expiration ? formatDate(expiration) : "";
  if (state === "canceled") return say("portal.cancellationOnFile");
  if (state === "current") return say("portal.current", { day });
  if (state === "soon") return say("portal.soon", { day });
  return state === "expired" ? say("portal.expired", { day }) : say("portal.unknown");
}

const kinds: Record<string, PlainKey> = { not_written: "portal.notWritten", cancelled: "portal.canceled" };

type ReportProps = { token: string; company: string; policy: PortalPolicyDto; onReported: () => void };

function Report({ token, company, policy, onReported }: ReportProps) {
  const [state, setState] = useState({ isOpen: false, busy: false, error: "" });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { kind, note } = Object.fromEntries(new FormData(event.currentTarget));
    setState({ isOpen: true, busy: true, error: "" });
    await callPortal(token, "/reports", "POST", { policyId: policy.id, kind, ...(note && { note }) }).then(onReported, ({ message }) =>
      setState({ isOpen: true, busy: false, error: message }),
    );
  };
  if (!state.isOpen)
    return (
      <button
        type="button"
        onClick={() => setState({ ...state, isOpen: true })}
        className="touch-line mt-1 font-medium text-link hover:underline"
      >
        {say("portal.reportPolicy")}
        <span className="sr-only"> {policy.policyNumber}</span>
      </button>
    );
  return (
    <form onSubmit={submit} className="mt-2 space-y-2">
      {Object.entries(kinds).map(([value, key], at) => (
        <label key={value} className="touch-line flex items-center gap-2 text-ink">
          <input type="radio" name="kind" value={value} defaultChecked={at === 0} />
          {say(key)}
        </label>
      ))}
      <Field label={say("portal.noteOptional")}>{(aria) => <Input name="note" maxLength={500} {...aria} />}</Field>
      <Button type="submit" variant="secondary" busy={state.busy}>
        {say("portal.tellCompany", { company })}
      </Button>
      <Outcome error={state.error || null} />
    </form>
  );
}
