"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, FlaskConical, Plus, ScrollText, UserX } from "lucide-react";
import { useState } from "react";
import { type KeysAddress, keysQuery, useRevokeKey } from "@/components/api-keys/use-keys";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment, formatTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import type { KeyDto } from "@/lib/accounts/api-keys/schema";
import type { KeyChoice } from "@/lib/accounts/api-keys/values";
import { type PlainKey, say } from "@/messages/say";

const KeyDialog = lazyPart(() => import("@/components/api-keys/key-dialog").then((file) => file.KeyDialog), Nothing);

const CallsDialog = lazyPart(() => import("@/components/api-keys/calls-dialog").then((file) => file.CallsDialog), Nothing);

const choiceNames: Record<KeyChoice, PlainKey> = {
  read: "keys.read",
  write: "keys.readAndWrite",
  everything: "keys.everything",
  admin: "keys.admin",
};
const scopesOf = ({ scope, scopes }: KeyDto) => (scope === "custom" ? scopes.join(", ") : say(choiceNames[scope]));
const statuses: Record<KeyDto["status"], { tone: Tone; label: string }> = {
  active: {
    tone: "blue",
    get label() {
      return say("common.active");
    },
  },
  expired: {
    tone: "yellow",
    get label() {
      return say("common.expired");
    },
  },
  revoked: {
    tone: "grey",
    get label() {
      return say("keys.revoked");
    },
  },
};

type Acts = { onRevoke: (key: KeyDto) => void; onCalls: ((key: KeyDto) => void) | null };

const columnsFor = (timeZone: string, { onRevoke, onCalls }: Acts): Column<KeyDto>[] => [
  {
    key: "name",
    header: say("common.name"),
    kind: "main",
    cell: ({ name, prefix, isTest }) => (
      <>
        <span className="mr-2 font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
        {isTest && (
          <Badge tone="violet" icon={FlaskConical}>
            {say("keys.test")}
          </Badge>
        )}
        <code className="block text-ink-3 text-small">{prefix}…</code>
      </>
    ),
  },
  { key: "scope", header: say("keys.scope"), cell: scopesOf },
  {
    key: "maker",
    header: say("keys.madeBy"),
    cell: ({ madeBy, makerIsActive, status }) => (
      <>
        <span className="block [overflow-wrap:anywhere]">{madeBy ?? say("keys.deletedAccount")}</span>
        {!makerIsActive && status === "active" && (
          <Badge tone="yellow" icon={UserX}>
            {say("keys.makerLeft")}
          </Badge>
        )}
      </>
    ),
  },
  {
    key: "used",
    header: say("keys.lastUsed"),
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, timeZone) : say("keys.never")),
  },
  {
    key: "expires",
    header: say("common.expires"),
    cell: ({ expiresAt }) => (expiresAt ? formatMoment(expiresAt, timeZone) : say("keys.never")),
  },
  {
    key: "status",
    header: say("common.status"),
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (key) => (
      <span className="flex flex-wrap justify-end gap-2">
        {onCalls && (
          <Button variant="secondary" aria-label={say("keys.requestsOf", { name: key.name })} onClick={() => onCalls(key)}>
            <ScrollText aria-hidden className="size-4" />
            {say("keys.requests")}
          </Button>
        )}
        {key.status !== "revoked" && (
          <Button variant="secondary" aria-label={say("keys.revokeName", { name: key.name })} onClick={() => onRevoke(key)}>
            <Ban aria-hidden className="size-4" />
            {say("keys.revoke")}
          </Button>
        )}
      </span>
    ),
  },
];

/** The keys of the company, and the making of new ones with one of the `offered` choices of scopes. */
export function ApiKeys({ address, offered }: { address: KeysAddress; offered: readonly KeyChoice[] }) {
  const { company } = useSession();
  const { data } = useQuery(keysQuery(address));
  const revoke = useRevokeKey(address);
  const [isMaking, setMaking] = useState(false);
  const question = useRowQuestion<KeyDto>();
  const [looked, setLooked] = useState<KeyDto>();
  // The platform's list has keys of other companies, whose calls are theirs.
  const onCalls = address === "/api/keys" ? setLooked : null;
  return (
    <Section
      title={say("keys.apiKeys")}
      aside={
        <Button onClick={() => setMaking(true)}>
          <Plus aria-hidden className="size-4" />
          {say("keys.generateTitle")}
        </Button>
      }
    >
      <p className="px-5 py-4 text-ink-2">{say("keys.hint", { name: company.name })}</p>
      {data?.keys.length === 0 ? (
        <EmptyState message={say("keys.empty")} />
      ) : (
        <DataTable
          label={say("keys.apiKeys")}
          columns={columnsFor(company.timeZone, { onRevoke: question.ask, onCalls })}
          rows={data?.keys}
          rowKey={({ id }) => id}
          skeletonRows={3}
        />
      )}
      {isMaking && <KeyDialog address={address} offered={offered} onClose={() => setMaking(false)} />}
      {looked && <CallsDialog apiKey={looked} onClose={() => setLooked(undefined)} />}
      <RowQuestion
        about={question}
        title={say("keys.revokeApiKey")}
        question={(key) => say("keys.revokeQuestion", { name: key.name })}
        consequence={say("keys.revokeConsequence")}
        confirmLabel={say("keys.revokeKey")}
        act={revoke}
      />
    </Section>
  );
}
