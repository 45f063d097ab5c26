"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ExceptionList } from "@/components/exceptions/exception-list";
import { exceptionsQuery } from "@/components/exceptions/use-exceptions";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Pagination } from "@/components/ui/pagination";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";

const shown = 5;

/** The exceptions of one vendor, those that wait first. */
export function VendorExceptions({ vendorId }: { vendorId: string }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(exceptionsQuery({ vendorId, page, limit: shown }));
  const pages = data?.pagination;
  if (pages && page > pages.totalPages) setPage(pages.totalPages);
  return (
    <Section title={say("exceptions.exceptions")} aside={<TextLink href="/exceptions">{say("exceptions.seeAll")}</TextLink>}>
      {error && !data ? (
        <ErrorState title={say("exceptions.theExceptionsCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton className="m-5 h-5 w-2/5" />
      ) : data.exceptions.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-3">{say("exceptions.none")}</p>
      ) : (
        <ExceptionList label={say("exceptions.exceptions")} exceptions={data.exceptions} />
      )}
      {pages && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={setPage} />}
    </Section>
  );
}
