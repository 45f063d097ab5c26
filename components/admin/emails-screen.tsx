"use client";

import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { failedEmailsQuery, useSendFailedEmail } from "@/components/admin/use-admin";
import { useSession } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Confirm } from "@/components/ui/confirm";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { useAddress } from "@/components/ui/use-address";
import type { FailedEmailsDto } from "@/lib/admin/schema";
import { emailKindNames } from "@/lib/mail/values";

type FailedEmail = FailedEmailsDto["emails"][number];

const columnsFor = (timeZone: string, onAsk: (email: FailedEmail) => void): Column<FailedEmail>[] => [
  {
    key: "company",
    header: "Company",
    kind: "main",
    className: "sm:w-[17%]",
    cell: ({ company }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{company.name}</span>,
  },
  {
    key: "email",
    header: "Email",
    className: "sm:w-[25%]",
    cell: ({ kind, recipient }) => (
      <>
        <span className="text-ink">{emailKindNames[kind]}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{recipient}</span>
      </>
    ),
  },
  {
    key: "reason",
    header: "Reason",
    cell: ({ reason }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{reason ?? "–"}</span>,
  },
  {
    key: "since",
    header: "Failed On",
    cell: ({ failedAt }) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{failedAt ? formatZonedTime(failedAt, timeZone) : "–"}</span>
    ),
  },
  { key: "tries", header: "Attempts", kind: "number", cell: ({ tries }) => count(tries) },
  {
    key: "actions",
    header: "Actions",
    kind: "actions",
    cell: (email) => (
      <Button
        variant="secondary"
        className="max-sm:mr-2.5"
        aria-label={`Send Again: ${emailKindNames[email.kind]} to ${email.recipient}`}
        onClick={() => onAsk(email)}
      >
        <Send aria-hidden className="size-4" />
        Send Again
      </Button>
    ),
  },
];

/** The emails of all companies that were given up. */
export function EmailsScreen() {
  const address = useAddress();
  const { company } = useSession();
  const { search, page } = address;
  const [chosen, setChosen] = useState<FailedEmail>();
  const [asking, setAsking] = useState(false);
  const failed = useQuery(failedEmailsQuery({ search, page }));
  const send = useSendFailedEmail();
  const columns = columnsFor(company.timeZone, (email) => {
    setChosen(email);
    setAsking(true);
  });

  return (
    <>
      <PageHeader title="Failed Emails" subtitle="Emails from all companies that could not be sent" />
      <NumberCards
        cards={[
          { label: "Failed emails", value: count(failed.data?.totals.failed) },
          { label: "Companies affected", value: count(failed.data?.totals.companies) },
          { label: "Waiting to Retry", value: count(failed.data?.totals.waiting) },
        ]}
      />
      <div className="my-4">
        <SearchInput
          label="Search failed emails"
          placeholder="Search by company or recipient..."
          value={search}
          onSearch={(text) => address.set({ search: text })}
          className="w-full sm:w-80"
        />
      </div>
      <Card>
        <ListTable
          address={address}
          query={failed}
          rowsOf={({ emails }) => emails}
          what="emails"
          empty={
            <EmptyState message={search ? "No failed emails found." : "No failed emails. Every email was sent or will be tried again."} />
          }
          label="Failed emails"
          columns={columns}
          rowKey={({ id }) => id}
          alignTop
        />
      </Card>
      <Confirm
        open={asking}
        harmless
        title="Send Email Again"
        question={
          chosen ? `Send the ${emailKindNames[chosen.kind].toLowerCase()} of ${chosen.company.name} to ${chosen.recipient} again?` : ""
        }
        consequence="We send it only if it is still needed. It counts toward the company's limits, and its activity log shows it."
        confirmLabel="Send Again"
        busy={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => chosen && send.mutate(chosen.id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
