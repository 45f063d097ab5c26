"use client";

import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { failedEmailsQuery, useSendFailedEmail } from "@/components/admin/use-admin";
import { useSession } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { Button } from "@/components/ui/button";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import { RowQuestion, useRowQuestion } from "@/components/ui/row-question";
import { useAddress } from "@/components/ui/use-address";
import type { FailedEmailsDto } from "@/lib/admin/schema";
import { emailKindNames } from "@/lib/mail/values";
import { say } from "@/messages/say";

type FailedEmail = FailedEmailsDto["emails"][number];

const columnsFor = (timeZone: string, onAsk: (email: FailedEmail) => void): Column<FailedEmail>[] => [
  {
    key: "company",
    header: say("common.company"),
    kind: "main",
    className: "sm:w-[17%]",
    cell: ({ company }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{company.name}</span>,
  },
  {
    key: "email",
    header: say("common.email"),
    className: "sm:w-[25%]",
    cell: ({ kind, recipient }) => (
      <>
        <span className="text-ink">{say(emailKindNames[kind])}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{recipient}</span>
      </>
    ),
  },
  {
    key: "reason",
    header: say("common.reason"),
    cell: ({ reason }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{reason ?? "–"}</span>,
  },
  {
    key: "since",
    header: say("admin.failedOn"),
    cell: ({ failedAt }) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{failedAt ? formatZonedTime(failedAt, timeZone) : "–"}</span>
    ),
  },
  { key: "tries", header: say("admin.attempts"), kind: "number", cell: ({ tries }) => count(tries) },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (email) => (
      <Button
        variant="secondary"
        aria-label={say("admin.sendEmailAgainTo", {
          kind: say(emailKindNames[email.kind]),
          recipient: email.recipient,
        })}
        onClick={() => onAsk(email)}
      >
        <Send aria-hidden className="size-4" />
        {say("common.sendAgain")}
      </Button>
    ),
  },
];

/** The emails of all companies that were given up. */
export function EmailsScreen() {
  const address = useAddress();
  const { company } = useSession();
  const { search, page } = address;
  const question = useRowQuestion<FailedEmail>();
  const failed = useQuery(failedEmailsQuery({ search, page }));
  const send = useSendFailedEmail();
  const columns = columnsFor(company.timeZone, question.ask);

  return (
    <ListScreen
      title={say("admin.failedEmails")}
      subtitle={say("admin.failedEmailsHint")}
      label={say("admin.failedEmailsLabel")}
      cards={[
        { label: say("admin.failedEmailsLabel"), value: count(failed.data?.totals.failed) },
        { label: say("admin.companiesAffected"), value: count(failed.data?.totals.companies) },
        { label: say("admin.waitingToRetry"), value: count(failed.data?.totals.waiting) },
      ]}
      search={{ label: say("admin.searchFailedEmails"), hint: say("admin.failedEmailsSearch") }}
      address={address}
      query={failed}
      rowsOf={({ emails }) => emails}
      what={say("admin.emailsInSentence")}
      empty={<EmptyState message={search ? say("admin.failedEmailsUnmatched") : say("admin.failedEmailsEmpty")} />}
      columns={columns}
      rowKey={({ id }) => id}
      alignTop
    >
      <RowQuestion
        about={question}
        harmless
        title={say("admin.sendEmailAgain")}
        question={(email) =>
          say("admin.resendQuestion", {
            kind: say(emailKindNames[email.kind]).toLowerCase(),
            name: email.company.name,
            recipient: email.recipient,
          })
        }
        consequence={say("admin.resendConsequence")}
        confirmLabel={say("common.sendAgain")}
        act={send}
      />
    </ListScreen>
  );
}
