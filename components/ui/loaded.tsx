"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { say } from "@/messages/say";

type LoadedProps<Answer> = { query: UseQueryResult<Answer>; what: string; children: (answer: Answer) => ReactNode };

/** A tab's content once it is there; before that its place, and words when it does not come. */
export function Loaded<Answer>({ query: { data, isError, refetch }, what, children }: LoadedProps<Answer>) {
  if (data !== undefined) return <div className="space-y-6">{children(data)}</div>;
  return (
    <Card>
      {isError ? (
        <ErrorState title={say("common.loadFailed", { what })} advice={say("common.retryHint")} onRetry={() => refetch()} />
      ) : (
        <div aria-busy className="h-[440px] p-6">
          <Skeleton className="h-full w-full" />
        </div>
      )}
    </Card>
  );
}
