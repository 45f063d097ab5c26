"use client";

import { useQuery } from "@tanstack/react-query";
import { AllCompaniesButton } from "@/components/admin/all-companies-button";
import { emailLogQuery } from "@/components/admin/email-log/use-email-log";
import { useSession } from "@/components/layout/session-context";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { useAddress } from "@/components/ui/use-address";
import { EmailStatus } from "@/components/vendors/email-status";
import type { LoggedEmailDto } from "@/lib/admin/email-log/schema";
import { emailKindNames, emailStatusNames } from "@/lib/mail/values";
import { say, sayAll } from "@/messages/say";

const columnsFor = (timeZone: string): Column<LoggedEmailDto>[] => [
  {
    key: "email",
    header: say("common.email"),
    kind: "main",
    className: "sm:w-[36%]",
    cell: ({ id, subject, recipient }) => (
      <>
        <Link href={`/admin/email-log/${id}`} className="font-medium text-link underline-offset-3 [overflow-wrap:anywhere] hover:underline">
          {subject}
        </Link>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{recipient}</span>
      </>
    ),
  },
  {
    key: "company",
    header: say("common.company"),
    cell: ({ company, vendor }) => (
      <>
        <span className="text-ink [overflow-wrap:anywhere]">{company.name}</span>
        {vendor && <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{vendor.name}</span>}
      </>
    ),
  },
  { key: "kind", header: say("admin.emailKind"), cell: ({ kind }) => <span className="text-ink-2">{say(emailKindNames[kind])}</span> },
  {
    key: "at",
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

const optionsOf = (names: Readonly<Record<string, string>>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** Every email of all companies, and what became of it. */
export function EmailLogScreen() {
  const address = useAddress();
  const { company } = useSession();
  const pageSize = usePageSize(address);
  const companyId = address.id("companyId");
  const [status, kind] = [address.get("status"), address.get("kind")];
  const filter = {
    ...{ search: address.search, page: address.page, limit: pageSize.limit, companyId },
    ...{ status: status in emailStatusNames ? status : "", kind: kind in emailKindNames ? kind : "" },
  };
  const emails = useQuery(emailLogQuery(filter));
  return (
    <ListScreen
      title={say("admin.emailLog")}
      subtitle={say("admin.emailLogSubtitle")}
      search={{ label: say("admin.searchEmails"), hint: say("admin.emailLogSearchHint") }}
      filters={
        <>
          <FilterSelect
            {...{ address, name: "status", label: say("common.status"), all: say("admin.allStatuses") }}
            options={optionsOf(sayAll(emailStatusNames))}
          />
          <FilterSelect
            {...{ address, name: "kind", label: say("admin.emailKind"), all: say("admin.allKinds") }}
            options={optionsOf(sayAll(emailKindNames))}
          />
          {companyId && <AllCompaniesButton address={address} />}
        </>
      }
      address={address}
      query={emails}
      rowsOf={(answer) => answer.emails}
      what={say("admin.theEmailLog")}
      empty={<EmptyState message={say("admin.noEmailsFound")} />}
      columns={columnsFor(company.timeZone)}
      rowKey={({ id }) => id}
      pageSize={pageSize}
      alignTop
    />
  );
}
