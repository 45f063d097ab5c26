"use client";

import { useQuery } from "@tanstack/react-query";
import { Bot, CircleX, ShieldCheck, X } from "lucide-react";
import { useState } from "react";
import { isSelectable, Message } from "@/components/inbox/inbox-message";
import { inboxBase, inboxQuery, useInboxChanged } from "@/components/inbox/use-inbox";
import { useCan } from "@/components/layout/session-context";
import type { BatchAction } from "@/components/lists/batch-dialogs";
import { ListParts } from "@/components/lists/list-parts";
import { ListScreen } from "@/components/lists/list-screen";
import type { Selection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { SelectBox } from "@/components/ui/select-box";
import { useAddress } from "@/components/ui/use-address";
import { type InboxBatchAction, type InboxListDto, type InboxMessageDto, inboxParts } from "@/lib/inbound/inbox/schema";
import { type PlainKey, say, sayAll } from "@/messages/say";

const AssignDialog = lazyPart(() => import("@/components/inbox/assign-dialog").then((file) => file.AssignDialog), Nothing);

const partNames = {
  waiting: "inbox.stateWaiting",
  automatic: "inbox.stateAutomatic",
  filed: "inbox.stateFiled",
  closed: "inbox.stateClosed",
} as const satisfies Record<(typeof inboxParts)[number], PlainKey>;

const dismissal = (): BatchAction<InboxBatchAction> => ({
  name: "dismiss",
  label: say("inbox.dismiss"),
  icon: <CircleX aria-hidden className="size-4" />,
  needs: "document:write",
  title: say("inbox.dismissEmails"),
  question: (count) => say("inbox.dismissQuestion", { counted: count }),
  consequence: say("inbox.dismissConsequence"),
  confirm: say("inbox.dismissEmails"),
  harmless: true,
  running: say("inbox.dismissing"),
  done: (count) => say("inbox.dismissedMany", { counted: count }),
});

const confirmation = (): BatchAction<InboxBatchAction> => ({
  name: "confirm",
  label: say("inbox.confirmEmails"),
  icon: <ShieldCheck aria-hidden className="size-4" />,
  needs: "document:write",
  title: say("inbox.confirmEmails"),
  question: (count) => say("inbox.confirmQuestion", { counted: count }),
  consequence: say("inbox.confirmConsequence"),
  confirm: say("inbox.confirmEmails"),
  harmless: true,
  running: say("inbox.confirming"),
  done: (count) => say("inbox.confirmedMany", { counted: count }),
});

/** The company's incoming emails: those that need a decision, automatic replies as one group, and those filed or closed. */
export function InboxScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const state = inboxParts.find((part) => part === address.get("state"));
  const inbox = useQuery(inboxQuery({ page: address.page, ...(state ? { state } : { grouped: "true" as const }) }));
  const { data } = inbox;
  const [assigned, setAssigned] = useState<InboxMessageDto>();
  return (
    <ListScreen
      title={say("inbox.inbox")}
      subtitle={<Subtitle address={data?.address} />}
      label={state ? say(partNames[state]) : say("inbox.inbox")}
      address={address}
      filter={{ state }}
      query={inbox}
      rowsOf={({ messages }) => messages}
      rowKey={({ id }) => id}
      failed={say("inbox.cannotBeShown")}
      empty={<EmptyState message={state ? say("inbox.none") : say("inbox.nonePage")} />}
      list={{ name: "emails", base: inboxBase }}
      batch={{
        actions: [confirmation(), dismissal()],
        nameOf: ({ subject }) => subject || say("inbox.noSubject"),
        onChanged: useInboxChanged(),
      }}
      bar={(selection, ask) => (
        <>
          <ListParts
            address={address}
            label={say("inbox.show")}
            all={say("inbox.all")}
            parts={inboxParts}
            names={sayAll(partNames)}
            counts={data?.counts}
          />
          {!state && data && data.counts.automatic > 0 && (
            <Automatic count={data.counts.automatic} onOpen={() => address.set({ state: "automatic" })} />
          )}
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

/** Automatic replies in one row, so that no one decides each by hand. */
function Automatic({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3 max-sm:px-4">
      <Bot aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{say("inbox.automaticGroup", { count })}</p>
        <p className="text-ink-3 text-small">{say("inbox.automaticHelp")}</p>
      </div>
      <Button variant="ghost" onClick={onOpen}>
        {say("inbox.show")}
      </Button>
    </div>
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
      {action.icon}
      {action.label}
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
          {mayConfirm && button(confirmation())}
          {button(dismissal())}
        </>
      )}
    </div>
  );
}
