"use client";

import { useQuery } from "@tanstack/react-query";
import { Check, CircleDashed, Link2, TriangleAlert } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { mailAccountsQuery, useConnectAccount, useDisconnectAccount } from "@/components/admin/settings/use-settings";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { FormAlert } from "@/components/ui/form-alert";
import { formatMoment } from "@/components/ui/format";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { inWords } from "@/lib/infra/sentences-rules";
import type { MailAccountDto } from "@/lib/mail/oauth/schema";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import { oauthProviders } from "@/lib/tenancy/settings/values";
import { type PlainKey, say } from "@/messages/say";

const states = {
  off: { label: "admin.accountOff", tone: "grey", icon: CircleDashed },
  none: { label: "admin.accountNone", tone: "yellow", icon: CircleDashed },
  connected: { label: "admin.accountConnected", tone: "blue", icon: Check },
  refused: { label: "admin.accountRefused", tone: "red", icon: TriangleAlert },
  shared: { label: "admin.accountShared", tone: "blue", icon: Link2 },
  environment: { label: "admin.accountEnvironment", tone: "blue", icon: Check },
  application: { label: "admin.accountApplication", tone: "blue", icon: Check },
} as const satisfies Record<MailAccountDto["state"], { label: PlainKey; tone: string; icon: unknown }>;

function wordsOf({ state, address, connectedAt }: MailAccountDto, purpose: MailPurpose, timeZone: string): string {
  const named = { address: address ?? "" };
  if (state === "none") return say(purpose === "outgoing" ? "admin.accountNoneText" : "admin.accountNoneIncoming");
  if (state === "connected") return say("admin.accountConnectedText", { ...named, day: formatMoment(connectedAt ?? "", timeZone) });
  if (state === "refused") return say("admin.accountRefusedText", named);
  if (state === "shared") return say("admin.accountSharedText", named);
  if (state === "environment") return say("admin.accountEnvironmentText", named);
  return state === "application" ? say("admin.accountApplicationText", named) : say("admin.accountOffText");
}

const outcomes: Record<string, { tone: "success" | "info" | "error"; text: PlainKey }> = {
  connected: { tone: "success", text: "admin.consentConnected" },
  cancelled: { tone: "info", text: "admin.consentCancelled" },
  failed: { tone: "error", text: "admin.consentFailed" },
  expired: { tone: "error", text: "admin.consentExpired" },
};

type MailAccountProps = {
  purpose: MailPurpose;
  provider: keyof typeof oauthProviders;
  /** The form says that an account signs in, saved or not. */
  isChosen: boolean;
};

/** The account that signs in at the mail server for one purpose: who it is, whether it still may, and the buttons that change it. */
export function MailAccount({ purpose, provider, isChosen }: MailAccountProps) {
  const { company } = useSession();
  const { data } = useQuery(mailAccountsQuery());
  const outcome = outcomes[useSearchParams().get("account") ?? ""];
  const connect = useConnectAccount();
  const disconnect = useDisconnectAccount();
  const question = useRowQuestion<{ id: MailPurpose; address: string }>();
  if (!data || (!isChosen && data[purpose].state === "off")) return null;
  const { [purpose]: account, redirectUrl } = data;
  const { state, address, problem, canConnect, canDisconnect } = account;
  const again = canDisconnect || state === "refused";
  return (
    <section aria-labelledby={`mail-account-${purpose}`} className="space-y-4 border-t px-5 py-4">
      <h3 id={`mail-account-${purpose}`} className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        {say("admin.mailAccount")} <Badge {...states[state]}>{say(states[state].label)}</Badge>
      </h3>
      {outcome && !(outcome.tone === "success" && state === "refused") && <FormAlert tone={outcome.tone}>{say(outcome.text)}</FormAlert>}
      <p className="max-w-2xl text-ink [overflow-wrap:anywhere]">{wordsOf(account, purpose, company.timeZone)}</p>
      {problem && <p className="max-w-2xl text-ink-2 [overflow-wrap:anywhere]">{say("admin.accountProblem", { problem })}</p>}
      <div className="max-w-2xl">
        <p className="font-medium text-ink">{say("admin.redirectAddress")}</p>
        <p className="text-ink-3 text-small">{say("admin.redirectAddressHelp")}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <code className="select-all rounded-control border bg-sunken px-3 py-2 text-ink text-small [overflow-wrap:anywhere]">
            {redirectUrl}
          </code>
          <CopyButton text={redirectUrl} />
        </div>
      </div>
      {!canConnect && state !== "environment" && <p className="text-ink-2">{say("admin.mailAccountText")}</p>}
      <div className="flex flex-wrap gap-2">
        {state !== "environment" && (
          <Button
            variant={again && state !== "refused" ? "secondary" : "primary"}
            disabled={!canConnect}
            busy={connect.isPending || connect.isSuccess}
            onClick={() => connect.mutate(purpose)}
          >
            {connect.isPending || connect.isSuccess
              ? say("admin.connecting")
              : again
                ? say("admin.connectAgain")
                : say("admin.connectAccount", { provider: inWords(oauthProviders[provider].label) })}
          </Button>
        )}
        {canDisconnect && (
          <Button variant="secondary" onClick={() => question.ask({ id: purpose, address: address ?? "" })}>
            {say("admin.disconnect")}
          </Button>
        )}
      </div>
      <RowQuestion
        about={question}
        title={say("admin.disconnectAccount")}
        question={(row) => say("admin.disconnectQuestion", { address: row.address })}
        consequence={say("admin.disconnectConsequence")}
        confirmLabel={say("admin.disconnectAccount")}
        act={disconnect}
      />
    </section>
  );
}
