"use client";

import { useQuery } from "@tanstack/react-query";
import { History, KeyRound, ListChecks, Pause, Pencil, Play, Plus, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSession } from "@/components/layout/session-context";
import { Badge, type Tone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber, formatTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { RowMenu } from "@/components/ui/row-menu";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { problemNames } from "@/components/webhooks/answer-words";
import { useDeleteWebhook, useSwitchWebhook, webhooksQuery } from "@/components/webhooks/use-webhooks";
import { eventTypes } from "@/lib/integrations/changes/values";
import type { WebhookDto } from "@/lib/integrations/webhooks/schema";
import { say } from "@/messages/say";

const NewWebhookDialog = lazyPart(() => import("@/components/webhooks/webhook-dialog").then((file) => file.NewWebhookDialog), Nothing);
const dialogs = {
  deliveries: lazyPart(() => import("@/components/webhooks/deliveries-dialog").then((file) => file.DeliveriesDialog), Nothing),
  edit: lazyPart(() => import("@/components/webhooks/webhook-dialog").then((file) => file.EditWebhookDialog), Nothing),
  test: lazyPart(() => import("@/components/webhooks/test-dialog").then((file) => file.TestDialog), Nothing),
  replay: lazyPart(() => import("@/components/webhooks/replay-dialog").then((file) => file.ReplayDialog), Nothing),
  secret: lazyPart(() => import("@/components/webhooks/renew-dialog").then((file) => file.RenewDialog), Nothing),
};
type Dialog = keyof typeof dialogs;

type Actions = {
  onOpen: (dialog: Dialog, hook: WebhookDto) => void;
  onSwitch: (hook: WebhookDto) => void;
  onDelete: (hook: WebhookDto) => void;
};

function stateOf({ isActive, offReason, health }: WebhookDto): { tone: Tone; words: string } {
  if (!isActive) return { tone: "grey", words: say(offReason === "gone" ? "settings.webhookOffGone" : "settings.webhookPaused") };
  if (health.nextTryAt) return { tone: "red", words: say("settings.webhookHeld") };
  return { tone: "blue", words: say("settings.webhookOn") };
}

/** What is wrong, or what is planned, under the state. */
function factsOf({ health, formerSecretUntil }: WebhookDto, timeZone: string): string[] {
  const { problem, nextTryAt, answerStatus } = health;
  const why = answerStatus ? say("settings.answeredStatus", { status: answerStatus }) : problem && say(problemNames[problem]);
  const next = nextTryAt && say("settings.nextTryAt", { time: formatTime(nextTryAt, timeZone) });
  return [
    ...(next ? [why ? `${why} · ${next}` : next] : []),
    ...(formerSecretUntil ? [say("settings.bothSecretsUntil", { time: formatTime(formerSecretUntil, timeZone) })] : []),
  ];
}

const eventsOf = ({ types }: WebhookDto) =>
  types.length === eventTypes.length
    ? say("settings.allEvents")
    : types.length > 3
      ? say("settings.countEvents", { count: types.length })
      : types.join(", ");

const columnsFor = (timeZone: string, { onOpen, onSwitch, onDelete }: Actions): Column<WebhookDto>[] => [
  {
    key: "address",
    header: say("settings.webhookAddress"),
    kind: "main",
    cell: (hook) => (
      <span className="block sm:py-2.5">
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{hook.address}</span>
        <span className="block text-ink-3 text-small">{eventsOf(hook)}</span>
      </span>
    ),
  },
  {
    key: "state",
    header: say("common.status"),
    cell: (hook) => {
      const { tone, words } = stateOf(hook);
      return (
        <span className="block sm:py-2.5">
          <Badge tone={tone}>{words}</Badge>
          {factsOf(hook, timeZone).map((fact) => (
            <span key={fact} className="mt-1 block text-ink-3 text-small">
              {fact}
            </span>
          ))}
        </span>
      );
    },
  },
  {
    key: "delivered",
    header: say("settings.lastDelivered"),
    cell: ({ health }) => (
      <span className="whitespace-nowrap">
        {health.lastDeliveredAt ? formatTime(health.lastDeliveredAt, timeZone) : say("settings.never")}
      </span>
    ),
  },
  {
    key: "waiting",
    header: say("settings.deliveryWaiting"),
    cell: ({ health }) => (
      <span className="block">
        {formatNumber(health.waiting)}
        {health.oldestWaitingAt && (
          <span className="block text-ink-3 text-small">
            {say("settings.since", { time: formatTime(health.oldestWaitingAt, timeZone) })}
          </span>
        )}
        {health.failed > 0 && <span className="block text-red text-small">{say("settings.countFailed", { count: health.failed })}</span>}
      </span>
    ),
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "menu",
    cell: (hook) => (
      <RowMenu
        label={say("settings.actionsForHost", { host: new URL(hook.address).host })}
        actions={[
          { label: say("settings.showDeliveries"), icon: <ListChecks />, run: () => onOpen("deliveries", hook) },
          { label: say("settings.editWebhook"), icon: <Pencil />, run: () => onOpen("edit", hook) },
          { label: say("settings.sendTestEvent"), icon: <Send />, run: () => onOpen("test", hook) },
          {
            label: say(hook.isActive ? "settings.pauseWebhook" : "settings.turnWebhookOn"),
            icon: hook.isActive ? <Pause /> : <Play />,
            run: () => onSwitch(hook),
          },
          { label: say("settings.sendEventsAgain"), icon: <History />, disabled: !hook.isActive, run: () => onOpen("replay", hook) },
          { label: say("settings.newSecret"), icon: <KeyRound />, run: () => onOpen("secret", hook) },
          { label: say("settings.deleteWebhook"), icon: <Trash2 />, destructive: true, run: () => onDelete(hook) },
        ]}
      />
    ),
  },
];

export function WebhooksTab() {
  const { company } = useSession();
  const { data, isError, refetch } = useQuery(webhooksQuery());
  const turn = useSwitchWebhook();
  const remove = useDeleteWebhook();
  const [isAdding, setAdding] = useState(false);
  const [opened, setOpened] = useState<{ dialog: Dialog; hook: WebhookDto }>();
  const Opened = opened && dialogs[opened.dialog];
  const question = useRowQuestion<WebhookDto>();
  const columns = columnsFor(company.timeZone, {
    onOpen: (dialog, hook) => setOpened({ dialog, hook }),
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
      <p className="px-5 py-4 text-ink-2">{say("settings.webhooksHint")}</p>
      {isError && !data ? (
        <ErrorState
          title={say("common.loadFailed", { what: say("search.webhooks") })}
          advice={say("common.retryHint")}
          onRetry={() => void refetch()}
        />
      ) : data?.webhooks.length === 0 ? (
        <EmptyState message={say("settings.noWebhooksYet")} />
      ) : (
        <DataTable label={say("search.webhooks")} columns={columns} rows={data?.webhooks} rowKey={({ id }) => id} skeletonRows={3} />
      )}
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {Opened && <Opened webhook={opened.hook} onClose={() => setOpened(undefined)} />}
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
