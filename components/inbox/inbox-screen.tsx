"use client";

import { useQuery } from "@tanstack/react-query";
import { InboxList } from "@/components/inbox/inbox-list";
import { inboxQuery } from "@/components/inbox/use-inbox";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddress, useLastPage } from "@/components/ui/use-address";
import { type InboxListDto, inboxParts } from "@/lib/inbound/inbox/schema";
import { say, textsOf } from "@/messages/say";

type Part = (typeof inboxParts)[number];

const partNames = textsOf<Part>({ waiting: "inbox.stateWaiting", filed: "inbox.stateFiled", closed: "inbox.stateClosed" });

/** The company's incoming emails: what waits for a person, and what was filed or closed. */
export function InboxScreen() {
  const address = useAddress();
  const state = inboxParts.find((part) => part === address.get("state"));
  const { data, error, refetch, isPlaceholderData } = useQuery(inboxQuery({ page: address.page, ...(state && { state }) }));
  const isBeyond = useLastPage(address, data?.pagination);
  return (
    <>
      <PageHeader title={say("inbox.inbox")} subtitle={<Subtitle address={data?.address} />} />
      <Card>
        <Parts counts={data?.counts} here={state} onOpen={(part) => address.set({ state: part ?? "" })} />
        {error && !data ? (
          <ErrorState title={say("inbox.cannotBeShown")} advice={error.message} onRetry={() => refetch()} />
        ) : !data || isBeyond ? (
          <Skeleton className="m-5 h-24" />
        ) : data.messages.length === 0 ? (
          <EmptyState message={state ? say("inbox.none") : say("inbox.nonePage")} />
        ) : (
          <div aria-busy={isPlaceholderData}>
            <InboxList label={state ? partNames[state] : say("inbox.inbox")} messages={data.messages} />
          </div>
        )}
        {data && !isBeyond && <Pagination {...data.pagination} onPage={(page) => address.set({ page })} />}
      </Card>
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
