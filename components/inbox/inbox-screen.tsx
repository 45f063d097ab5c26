"use client";

import { useQuery } from "@tanstack/react-query";
import { Bot, CircleX, ShieldCheck, X } from "lucide-react";
import { useState } from "react";
import { InboxList, isSelectable } from "@/components/inbox/inbox-list";
import { inboxBase, inboxQuery, useInboxChanged } from "@/components/inbox/use-inbox";
import { useCan } from "@/components/layout/session-context";
import { type BatchAction, BatchDialogs } from "@/components/lists/batch-dialogs";
import { type Selection, useSelection } from "@/components/lists/use-selection";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SelectBox } from "@/components/ui/select-box";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddress, useLastPage } from "@/components/ui/use-address";
import { type InboxBatchAction, type InboxListDto, inboxParts } from "@/lib/inbound/inbox/schema";
import { say, textsOf } from "@/messages/say";

type Part = (typeof inboxParts)[number];

const partNames = textsOf<Part>({
  waiting: "inbox.stateWaiting",
  automatic: "inbox.stateAutomatic",
  filed: "inbox.stateFiled",
  closed: "inbox.stateClosed",
});

const dismissal: BatchAction<InboxBatchAction> = {
  name: "dismiss",
  get label() {
    return say("inbox.dismiss");
  },
  icon: <CircleX aria-hidden className="size-4" />,
  needs: "document:write",
  get title() {
    return say("inbox.dismissEmails");
  },
  question: (count) => say("inbox.dismissQuestion", { count }),
  get consequence() {
    return say("inbox.dismissConsequence");
  },
  get confirm() {
    return say("inbox.dismissEmails");
  },
  harmless: true,
  get running() {
    return say("inbox.dismissing");
  },
  done: (count) => say("inbox.dismissedMany", { count }),
};

const confirmation: BatchAction<InboxBatchAction> = {
  name: "confirm",
  get label() {
    return say("inbox.confirmEmails");
  },
  icon: <ShieldCheck aria-hidden className="size-4" />,
  needs: "document:write",
  get title() {
    return say("inbox.confirmEmails");
  },
  question: (count) => say("inbox.confirmQuestion", { count }),
  get consequence() {
    return say("inbox.confirmConsequence");
  },
  get confirm() {
    return say("inbox.confirmEmails");
  },
  harmless: true,
  get running() {
    return say("inbox.confirming");
  },
  done: (count) => say("inbox.confirmedMany", { count }),
};

/** The company's incoming emails: those that need a decision, automatic replies as one group, and those filed or closed. */
export function InboxScreen() {
  const address = useAddress();
  const mayWrite = useCan("document:write");
  const state = inboxParts.find((part) => part === address.get("state"));
  const filter = { page: address.page, ...(state ? { state } : { grouped: "true" as const }) };
  const { data, error, refetch, isPlaceholderData } = useQuery(inboxQuery(filter));
  const isBeyond = useLastPage(address, data?.pagination);
  const selection = useSelection(state ?? "");
  const [asked, setAsked] = useState<BatchAction>();
  const open = (part: Part | undefined) => address.set({ state: part ?? "" });
  return (
    <>
      <PageHeader title={say("inbox.inbox")} subtitle={<Subtitle address={data?.address} />} />
      <Card>
        <Parts counts={data?.counts} here={state} onOpen={open} />
        {!state && data && data.counts.automatic > 0 && <Automatic count={data.counts.automatic} onOpen={() => open("automatic")} />}
        {mayWrite && data && !isBeyond && <Chosen data={data} selection={selection} onAsk={setAsked} />}
        {error && !data ? (
          <ErrorState title={say("inbox.cannotBeShown")} advice={error.message} onRetry={() => refetch()} />
        ) : !data || isBeyond ? (
          <Skeleton className="m-5 h-24" />
        ) : data.messages.length === 0 ? (
          <EmptyState message={state ? say("inbox.none") : say("inbox.nonePage")} />
        ) : (
          <div aria-busy={isPlaceholderData}>
            <InboxList label={state ? partNames[state] : say("inbox.inbox")} messages={data.messages} {...(mayWrite && { selection })} />
          </div>
        )}
        {data && !isBeyond && <Pagination {...data.pagination} onPage={(page) => address.set({ page })} />}
      </Card>
      <BatchDialogs
        asked={asked}
        ids={selection.ids}
        list="emails"
        base={inboxBase}
        onChanged={useInboxChanged()}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
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

type PartsProps = { counts: InboxListDto["counts"] | undefined; here: Part | undefined; onOpen: (part: Part | undefined) => void };

function Parts({ counts, here, onOpen }: PartsProps) {
  const button = (part: Part | undefined, label: string) => (
    <Button key={label} variant={part === here ? "secondary" : "ghost"} aria-pressed={part === here} onClick={() => onOpen(part)}>
      {label}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div role="group" aria-label={say("inbox.show")} className="flex flex-wrap gap-1 border-b px-3 py-2">
      {button(undefined, say("inbox.all"))}
      {inboxParts.map((part) => button(part, counts ? `${partNames[part]} (${formatNumber(counts[part])})` : partNames[part]))}
    </div>
  );
}

/** Automatic replies in one row, so that nobody decides each by hand. */
function Automatic({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-3 max-sm:px-4">
      <Bot aria-hidden className="size-4 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-medium text-ink">{say("inbox.automaticGroup", { count })}</p>
        <p className="text-ink-3 text-small">{say("inbox.automaticHelp")}</p>
      </div>
      <Button variant="ghost" onClick={onOpen}>
        {say("inbox.showGroup")}
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
          {mayConfirm && button(confirmation)}
          {button(dismissal)}
        </>
      )}
    </div>
  );
}
