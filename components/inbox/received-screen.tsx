"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleX, ShieldCheck, X } from "lucide-react";
import { useState } from "react";
import { isSelectable, Message } from "@/components/inbox/inbox-message";
import { inboxBase, inboxQuery, useInboxChanged } from "@/components/inbox/use-inbox";
import { useCan } from "@/components/layout/session-context";
import type { BatchAction } from "@/components/lists/batch-actions";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import type { Selection } from "@/components/lists/use-selection";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatNumber } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { SelectBox } from "@/components/ui/select-box";
import { useAddress } from "@/components/ui/use-address";
import type { InboxBatchAction, InboxListDto, InboxMessageDto, inboxParts } from "@/lib/inbound/inbox/schema";
import { type PlainKey, say, sayAll } from "@/messages/say";

const AssignDialog = lazyPart(() => import("@/components/inbox/assign-dialog").then((file) => file.AssignDialog), Nothing);

const parts = ["automatic", "closed"] as const satisfies (typeof inboxParts)[number][];
const partNames = {
  filed: "inbox.stateFiled",
  automatic: "inbox.stateAutomatic",
  closed: "inbox.stateClosed",
} as const satisfies Partial<Record<(typeof inboxParts)[number], PlainKey>>;

const dismissal: BatchAction<InboxBatchAction> = {
  name: "dismiss",
  label: "inbox.dismiss",
  icon: CircleX,
  needs: "document:write",
  harmless: true,
  words: {
    title: "inbox.dismissEmails",
    question: "inbox.dismissQuestion",
    consequence: "inbox.dismissConsequence",
    confirm: "inbox.dismissEmails",
    running: "inbox.dismissing",
    done: "inbox.dismissedMany",
  },
};

const confirmation: BatchAction<InboxBatchAction> = {
  name: "confirm",
  label: "inbox.confirmEmails",
  icon: ShieldCheck,
  needs: "document:write",
  harmless: true,
  words: {
    question: "inbox.confirmQuestion",
    consequence: "inbox.confirmConsequence",
    running: "inbox.confirming",
    done: "inbox.confirmedMany",
  },
};

/** The company's incoming emails that need no decision: filed, automatic and closed ones. */
export function ReceivedScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const state = parts.find((part) => part === address.get("state")) ?? "filed";
  const inbox = useQuery(inboxQuery({ page: address.page, state }));
  const { data } = inbox;
  const [assigned, setAssigned] = useState<InboxMessageDto>();
  return (
    <ListScreen
      title={say("attention.emailsReceived")}
      subtitle={<Subtitle address={data?.address} />}
      back={<BackLink href="/attention">{say("attention.back")}</BackLink>}
      label={say(partNames[state])}
      address={address}
      filter={{ state }}
      query={inbox}
      rowsOf={({ messages }) => messages}
      rowKey={({ id }) => id}
      failed={say("inbox.cannotBeShown")}
      empty={<EmptyState message={state === "filed" ? say("inbox.nonePage") : say("inbox.none")} />}
      list={{ name: "emails", base: inboxBase }}
      batch={{
        actions: [confirmation, dismissal],
        nameOf: ({ subject }) => subject || say("inbox.noSubject"),
        onChanged: useInboxChanged(),
      }}
      bar={(selection, ask) => (
        <>
          <ListParts
            address={address}
            label={say("inbox.show")}
            all={data ? `${say("inbox.stateFiled")} (${formatNumber(data.counts.filed)})` : say("inbox.stateFiled")}
            parts={parts}
            names={sayAll(partNames)}
            counts={data?.counts}
          />
          {state === "automatic" && <p className="border-b px-5 py-3 text-ink-3 text-small">{say("inbox.automaticHelp")}</p>}
          {mayWrite && data && <Chosen data={data} selection={selection} onAsk={ask} />}
        </>
      )}
      item={(message, selection) => <Message message={message} selection={selection} onAssign={() => setAssigned(message)} />}
    >
      {assigned && <AssignDialog message={assigned} onClose={() => setAssigned(undefined)} />}
    </ListScreen>
  );
}

function Subtitle({ address }: { address: string | null | undefined }) {
  return (
    <>
      <p>{say("inbox.subtitle")}</p>
      {address && <p className="text-small [overflow-wrap:anywhere]">{say("inbox.addressIs", { address })}</p>}
      {address === null && <p className="text-small">{say("inbox.notSetUp")}</p>}
    </>
  );
}

type ChosenProps = { data: InboxListDto; selection: Selection; onAsk: (action: BatchAction) => void };

/** Chooses all that waits on the page, and what to do with the chosen. */
function Chosen({ data: { messages }, selection, onAsk }: ChosenProps) {
  const open = messages.filter(isSelectable);
  if (open.length === 0 && selection.ids.length === 0) return null;
  const chosen = open.filter(({ id }) => selection.has(id));
  const mayConfirm = chosen.length > 0 && chosen.every(({ canConfirm }) => canConfirm);
  const button = (action: BatchAction) => (
    <Button variant="secondary" onClick={() => onAsk(action)}>
      <action.icon aria-hidden className="size-4" />
      {say(action.label)}
    </Button>
  );
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-5 py-1.5 max-sm:px-4">
      <SelectBox
        label={say("inbox.selectPage")}
        checked={open.length > 0 && chosen.length === open.length}
        some={chosen.length > 0}
        onChange={(all) =>
          selection.toggle(
            open.map(({ id }) => id),
            all,
          )
        }
      />
      <p role="status" className="mr-auto text-ink-2 text-small tabular-nums">
        {selection.ids.length > 0 ? say("inbox.selected", { count: selection.ids.length }) : say("inbox.selectPage")}
      </p>
      {selection.ids.length > 0 && (
        <>
          <Button variant="ghost" onClick={() => selection.replace([])}>
            <X aria-hidden className="size-4" />
            {say("inbox.clearSelection")}
          </Button>
          {mayConfirm && button(confirmation)}
          {button(dismissal)}
        </>
      )}
    </div>
  );
}
