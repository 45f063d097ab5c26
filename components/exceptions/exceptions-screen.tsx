"use client";

import { useQuery } from "@tanstack/react-query";
import { ExceptionList } from "@/components/exceptions/exception-list";
import { exceptionStateNames } from "@/components/exceptions/exception-words";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatNumber } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddress, useLastPage } from "@/components/ui/use-address";
import { type ExceptionListDto, exceptionFilters } from "@/lib/exceptions/schema";
import { say } from "@/messages/say";

const parts = [
  "requested",
  "approved",
  "soon",
  "ended",
  "refused",
  "withdrawn",
] as const satisfies readonly (typeof exceptionFilters)[number][];

/** All exceptions of the company: what waits for approval, what is in force, what ends soon, and what is over. */
export function ExceptionsScreen() {
  const address = useAddress();
  const state = exceptionFilters.find((part) => part === address.get("state"));
  const query = useQuery(exceptionsQuery({ page: address.page, ...(state && { state }) }));
  const { data, error, refetch, isPlaceholderData } = query;
  const isBeyond = useLastPage(address, data?.pagination);
  return (
    <>
      <PageHeader title={say("exceptions.exceptions")} subtitle={say("exceptions.subtitle")} />
      <Card>
        <Parts counts={data?.counts} here={state} onOpen={(part) => address.set({ state: part ?? "" })} />
        {error && !data ? (
          <ErrorState title={say("exceptions.theExceptionsCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
        ) : !data || isBeyond ? (
          <Skeleton className="m-5 h-24" />
        ) : data.exceptions.length === 0 ? (
          <EmptyState message={state ? say("exceptions.none") : say("exceptions.nonePage")} />
        ) : (
          <div aria-busy={isPlaceholderData}>
            <ExceptionList
              label={state ? exceptionStateNames[state] : say("exceptions.exceptions")}
              exceptions={data.exceptions}
              withVendor
            />
          </div>
        )}
        {data && !isBeyond && <Pagination {...data.pagination} onPage={(page) => address.set({ page })} />}
      </Card>
    </>
  );
}

type Part = (typeof parts)[number];
type PartsProps = { counts: ExceptionListDto["counts"] | undefined; here: Part | undefined; onOpen: (part: Part | undefined) => void };

function Parts({ counts, here, onOpen }: PartsProps) {
  const button = (part: Part | undefined, label: string) => (
    <Button key={label} variant={part === here ? "secondary" : "ghost"} aria-pressed={part === here} onClick={() => onOpen(part)}>
      {label}
    </Button>
  );
  const withCount = (part: Part) => (counts ? `${exceptionStateNames[part]} (${formatNumber(counts[part])})` : exceptionStateNames[part]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div role="group" aria-label={say("exceptions.show")} className="flex flex-wrap gap-1 border-b px-3 py-2">
      {button(undefined, say("exceptions.all"))}
      {parts.map((part) => button(part, withCount(part)))}
    </div>
  );
}
