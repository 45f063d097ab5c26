"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { Expiration } from "@/components/documents/expiration";
import { queueQuery } from "@/components/review/use-queue";
import { Card } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { useAddress, useLastPage } from "@/components/ui/use-address";
import type { DocumentDto } from "@/lib/documents/schema";

const columns: Column<DocumentDto>[] = [
  {
    key: "document",
    header: "Document",
    kind: "main",
    className: "sm:w-[30%]",
    cell: ({ id, fileName, vendor }) => (
      <>
        <Link
          href={`/documents/${id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {fileName}
        </Link>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{vendor?.name ?? "No vendor yet"}</span>
      </>
    ),
  },
  {
    key: "why",
    header: "Why",
    kind: "main",
    cell: ({ failureReason, reviewReasons }) => (
      <span className="line-clamp-3 text-ink-2 [overflow-wrap:anywhere]">
        {[failureReason, ...reviewReasons].filter(Boolean).join(" ")}
      </span>
    ),
  },
  { key: "expiration", header: "Expiration", className: "sm:w-44", cell: (document) => <Expiration document={document} /> },
];

/** The documents that wait for a person. */
export function QueueScreen() {
  const address = useAddress();
  const { data, isError, isPlaceholderData, refetch } = useQuery(queueQuery({ page: address.page, limit: 10 }));
  const pages = data?.pagination;
  const beyond = useLastPage(address, pages);
  const rows = beyond ? undefined : data?.documents;
  return (
    <>
      <PageHeader title="Review" subtitle="Documents that need a person, what ends soonest first" />
      <Card>
        {isError && !data ? (
          <ErrorState title="Failed to load the queue" advice="Please try again in a moment." onRetry={() => refetch()} />
        ) : rows?.length === 0 ? (
          <EmptyState message="Nothing waits for you. Documents come here when something in them could not be read with confidence." />
        ) : (
          <DataTable
            label="Documents that need a person"
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stale={isPlaceholderData}
            alignTop
          />
        )}
        {pages && !beyond && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={(page) => address.set({ page })} />}
      </Card>
    </>
  );
}
