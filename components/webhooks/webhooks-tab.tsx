"use client";

import { useQuery } from "@tanstack/react-query";
import { ListChecks, Plus, Power, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatTime } from "@/components/ui/format";
import { IconButton } from "@/components/ui/icon-button";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { useDeleteWebhook, useSwitchWebhook, webhooksQuery } from "@/components/webhooks/use-webhooks";
import type { WebhookDto } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

const WebhookDialog = lazyPart(() => import("@/components/webhooks/webhook-dialog").then((file) => file.WebhookDialog), Nothing);
const DeliveriesDialog = lazyPart(() => import("@/components/webhooks/deliveries-dialog").then((file) => file.DeliveriesDialog), Nothing);

type Actions = { onShow: (hook: WebhookDto) => void; onSwitch: (hook: WebhookDto) => void; onDelete: (hook: WebhookDto) => void };

const stateOf = ({ isActive, offReason }: WebhookDto) =>
  isActive ? say("settings.webhookOn") : offReason === "gone" ? say("settings.webhookOffGone") : say("settings.webhookOff");

/** The text that distinguishes the buttons of one row from those of another, for screen readers. */
const hostOf = ({ address }: WebhookDto) => ({ host: new URL(address).host });

const columnsFor = (timeZone: string, { onShow, onSwitch, onDelete }: Actions): Column<WebhookDto>[] => [
  {
    key: "address",
    header: say("settings.webhookAddress"),
    kind: "main",
    cell: ({ address, types }) => (
      <span className="block sm:py-2.5">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{address}</span>
        <span className="block text-ink-3 text-small">{types.join(", ")}</span>
      </span>
    ),
  },
  {
    key: "created",
    header: say("settings.webhookAdded"),
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatTime(createdAt, timeZone)}</span>,
  },
  { key: "state", header: say("common.status"), cell: (hook) => <Badge tone={hook.isActive ? "blue" : "grey"}>{stateOf(hook)}</Badge> },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (hook) => (
      <span className="inline-flex">
        <IconButton
          label={say("settings.deliveriesToHost", hostOf(hook))}
          tip={say("settings.showDeliveries")}
          onClick={() => onShow(hook)}
        >
          <ListChecks aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={say(hook.isActive ? "settings.turnHostOff" : "settings.turnHostOn", hostOf(hook))}
          tip={say(hook.isActive ? "settings.turnWebhookOff" : "settings.turnWebhookOn")}
          onClick={() => onSwitch(hook)}
        >
          <Power aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label={say("settings.deleteWebhookOfHost", hostOf(hook))}
          tip={say("settings.deleteWebhook")}
          onClick={() => onDelete(hook)}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </span>
    ),
  },
];

export function WebhooksTab() {
  const { company } = useSession();
  const { data, isError, refetch } = useQuery(webhooksQuery());
  const turn = useSwitchWebhook();
  const remove = useDeleteWebhook();
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<WebhookDto>();
  const question = useRowQuestion<WebhookDto>();
  const columns = columnsFor(company.timeZone, {
    onShow: setShown,
    onSwitch: ({ id, isActive }) => turn.mutate({ id, isActive: !isActive }),
    onDelete: question.ask,
  });
  return (
    <Section
      title={say("search.webhooks")}
      aside={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {say("settings.addWebhook")}
        </Button>
      }
    >
      <p className="px-5 py-4 text-ink-2">{say("settings.webhooksTellYourPrograms")}</p>
      {isError && !data ? (
        <ErrorState
          title={say("common.failedToLoadWhat", { what: say("search.webhooks") })}
          advice={say("security.pleaseTryAgainInA")}
          onRetry={() => void refetch()}
        />
      ) : data?.webhooks.length === 0 ? (
        <EmptyState message={say("settings.noWebhooksYet")} />
      ) : (
        <DataTable label={say("search.webhooks")} columns={columns} rows={data?.webhooks} rowKey={({ id }) => id} skeletonRows={3} />
      )}
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
      {shown && <DeliveriesDialog webhook={shown} onClose={() => setShown(undefined)} />}
      <RowQuestion
        about={question}
        title={say("settings.deleteWebhook")}
        question={(hook) => say("settings.deleteWebhookQuestion", { address: hook.address })}
        consequence={say("settings.deliveriesGoToo")}
        confirmLabel={say("settings.deleteWebhook")}
        act={remove}
      />
    </Section>
  );
}
