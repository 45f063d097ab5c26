"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { companyNames } from "@/components/admin/companies/company-names";
import { AssignCompanyDialog } from "@/components/admin/inbox/assign-company-dialog";
import { unmatchedQuery, useSettleUnmatched } from "@/components/admin/inbox/use-unmatched";
import { useSession } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatSize, formatZonedTime } from "@/components/ui/format";
import { useAddress } from "@/components/ui/use-address";
import type { UnmatchedEmailDto } from "@/lib/admin/unmatched/schema";
import { labelled, say } from "@/messages/say";

type Chosen = { email: UnmatchedEmailDto; action: "assign" | "dismiss" };

const causeOf = ({ candidates }: UnmatchedEmailDto, timeZone: string) =>
  candidates.length > 1
    ? say("admin.candidatesSeveral", { companies: [...companyNames(candidates, timeZone).values()].join("; ") })
    : candidates[0]
      ? say("admin.vendorOfCompany", { company: candidates[0].name })
      : say("admin.candidatesEmpty");

const columnsFor = (timeZone: string, onChoose: (chosen: Chosen) => void): Column<UnmatchedEmailDto>[] => [
  {
    key: "email",
    header: say("common.email"),
    kind: "main",
    className: "sm:w-[32%]",
    cell: ({ subject, fromAddress }) => (
      <>
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{subject || say("inbox.noSubject")}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{fromAddress || say("inbox.noSender")}</span>
      </>
    ),
  },
  {
    key: "cause",
    header: say("common.reason"),
    cell: (email) => <span className="text-ink-2 [overflow-wrap:anywhere]">{causeOf(email, timeZone)}</span>,
  },
  {
    key: "size",
    header: say("documents.size"),
    kind: "number",
    cell: ({ size }) => <span className="whitespace-nowrap">{formatSize(size)}</span>,
  },
  {
    key: "received",
    header: say("mail.received"),
    cell: ({ receivedAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatZonedTime(receivedAt, timeZone)}</span>,
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "actions",
    cell: (email) => (
      <span className="flex justify-end gap-2 max-sm:justify-start">
        {(["assign", "dismiss"] as const).map((action) => (
          <Button
            key={action}
            variant={action === "assign" ? "secondary" : "ghost"}
            aria-label={labelled(say(`inbox.${action}`), email.subject || email.fromAddress)}
            onClick={() => onChoose({ email, action })}
          >
            {say(`inbox.${action}`)}
          </Button>
        ))}
      </span>
    ),
  },
];

/** Emails that fit no company: a platform admin gives each to one, or dismisses it. */
export function UnmatchedScreen() {
  const address = useAddress();
  const { company } = useSession();
  const { search, page } = address;
  const [chosen, setChosen] = useState<Chosen>();
  const list = useQuery(unmatchedQuery({ search, page }));
  const settle = useSettleUnmatched();
  const close = () => setChosen(undefined);
  return (
    <ListScreen
      title={say("admin.unmatchedEmails")}
      subtitle={say("admin.unmatchedSubtitle")}
      search={{ label: say("admin.searchUnmatchedEmails"), hint: say("admin.unmatchedSearchHint") }}
      address={address}
      query={list}
      rowsOf={({ emails }) => emails}
      what={say("admin.emailsInSentence")}
      empty={<EmptyState message={search ? say("inbox.none") : say("admin.noUnmatchedEmails")} />}
      columns={columnsFor(company.timeZone, setChosen)}
      rowKey={({ id }) => id}
      alignTop
    >
      {chosen?.action === "assign" && <AssignCompanyDialog email={chosen.email} onClose={close} />}
      <Confirm
        open={chosen?.action === "dismiss"}
        title={say("admin.dismissEmail")}
        question={say("admin.dismissTheEmail", { subject: chosen?.email.subject || say("inbox.noSubject") })}
        consequence={say("admin.unmatchedDismissConsequence")}
        confirmLabel={say("inbox.dismiss")}
        busy={settle.isPending}
        onClose={close}
        onConfirm={() => chosen && settle.mutate({ id: chosen.email.id }, { onSettled: close })}
      />
    </ListScreen>
  );
}
