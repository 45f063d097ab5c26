"use client";

import { useQuery } from "@tanstack/react-query";
import { sentEmailsQuery } from "@/components/admin/vendor-emails/use-vendor-emails";
import { useSession } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { Section } from "@/components/ui/card";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { useAddress } from "@/components/ui/use-address";
import { EmailStatus } from "@/components/vendors/email-status";
import type { SentEmail } from "@/lib/admin/vendor-emails/schema";
import { say } from "@/messages/say";

const columnsFor = (timeZone: string): Column<SentEmail>[] => [
  {
    key: "vendor",
    header: say("common.vendor"),
    kind: "main",
    className: "sm:w-[28%]",
    cell: ({ vendor, company }) => (
      <>
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{vendor.name}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{company.name}</span>
      </>
    ),
  },
  {
    key: "email",
    header: say("common.email"),
    cell: ({ subject, recipient }) => (
      <>
        <span className="text-ink [overflow-wrap:anywhere]">{subject}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{recipient}</span>
      </>
    ),
  },
  {
    key: "sent",
    header: say("admin.date"),
    cell: ({ createdAt, sentAt }) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatZonedTime(sentAt ?? createdAt, timeZone)}</span>
    ),
  },
  {
    key: "status",
    header: say("common.status"),
    cell: ({ status, note }) => (
      <>
        <EmailStatus status={status} />
        {note && <span className="mt-1 block text-ink-2 text-small [overflow-wrap:anywhere]">{note}</span>}
      </>
    ),
  },
];

/** The log below the form. */
export function SentEmails() {
  const address = useAddress();
  const { timeZone } = useSession().company;
  const emails = useQuery(sentEmailsQuery(address.page));
  return (
    <Section title={say("admin.emailLog")} className="mt-6">
      <ListTable
        address={address}
        query={emails}
        rowsOf={(answer) => answer.emails}
        what={say("admin.theEmailLog")}
        empty={<EmptyState message={say("admin.sentEmailsEmpty")} />}
        label={say("admin.emailLog")}
        columns={columnsFor(timeZone)}
        rowKey={({ id }) => id}
        alignTop
      />
    </Section>
  );
}
