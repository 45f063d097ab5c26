"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, Plus } from "lucide-react";
import { useState } from "react";
import { keysQuery, useRevokeKey } from "@/components/admin/settings/use-keys";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment, formatTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import type { KeyDto } from "@/lib/admin/api-keys/schema";

const KeyDialog = lazyPart(() => import("@/components/admin/settings/key-dialog").then((file) => file.KeyDialog), Nothing);

const scopeNames: Record<KeyDto["scope"], string> = { read: "Read", write: "Read and Write", admin: "Admin" };
const statuses: Record<KeyDto["status"], { tone: Tone; label: string }> = {
  active: { tone: "blue", label: "Active" },
  expired: { tone: "yellow", label: "Expired" },
  revoked: { tone: "grey", label: "Revoked" },
};

const columnsFor = (timeZone: string, onRevoke: (key: KeyDto) => void): Column<KeyDto>[] => [
  {
    key: "name",
    header: "Name",
    kind: "main",
    cell: ({ name, prefix }) => (
      <>
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>
        <code className="block text-ink-3 text-small">{prefix}…</code>
      </>
    ),
  },
  { key: "scope", header: "Scope", cell: ({ scope }) => scopeNames[scope] },
  { key: "used", header: "Last Used", cell: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, timeZone) : "Never") },
  { key: "expires", header: "Expires", cell: ({ expiresAt }) => (expiresAt ? formatMoment(expiresAt, "UTC") : "Never") },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>,
  },
  {
    key: "actions",
    header: "Actions",
    kind: "actions",
    cell: (key) =>
      key.status === "revoked" ? null : (
        <Button variant="secondary" aria-label={`Revoke ${key.name}`} onClick={() => onRevoke(key)}>
          <Ban aria-hidden className="size-4" />
          Revoke
        </Button>
      ),
  },
];

export function ApiKeys() {
  const { company } = useSession();
  const { data } = useQuery(keysQuery());
  const revoke = useRevokeKey();
  const [isMaking, setMaking] = useState(false);
  const [chosen, setChosen] = useState<KeyDto>();
  const [asking, setAsking] = useState(false);
  const ask = (key: KeyDto) => {
    setChosen(key);
    setAsking(true);
  };
  return (
    <Section
      title="API Keys"
      aside={
        <Button onClick={() => setMaking(true)}>
          <Plus aria-hidden className="size-4" />
          Generate New API Key
        </Button>
      }
    >
      <p className="px-5 py-4 text-ink-2">
        Programs send a key as a bearer token. A key acts for {company.name}, and the activity log names it.
      </p>
      {data?.keys.length === 0 ? (
        <EmptyState message="No API keys yet." />
      ) : (
        <DataTable
          label="API Keys"
          columns={columnsFor(company.timeZone, ask)}
          rows={data?.keys}
          rowKey={({ id }) => id}
          skeletonRows={3}
        />
      )}
      {isMaking && <KeyDialog onClose={() => setMaking(false)} />}
      <Confirm
        open={asking}
        title="Revoke API Key"
        question={chosen ? `Revoke “${chosen.name}”?` : ""}
        consequence="Programs that use this key stop working at once. A revoked key cannot be restored."
        confirmLabel="Revoke Key"
        busy={revoke.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => chosen && revoke.mutate(chosen.id, { onSettled: () => setAsking(false) })}
      />
    </Section>
  );
}
