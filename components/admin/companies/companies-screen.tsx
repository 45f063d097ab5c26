"use client";

import { useQuery } from "@tanstack/react-query";
import { Ban, CircleCheck, Pencil, Plus, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { CompanyQuestion } from "@/components/admin/companies/company-question";
import { PlanWords } from "@/components/admin/companies/plan-words";
import { adminCompaniesQuery, type CompanyAction } from "@/components/admin/companies/use-companies";
import { StatusBadge } from "@/components/admin/status-badge";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatMoment, formatZonedTime } from "@/components/ui/format";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import type { MenuAction } from "@/components/ui/menu-items";
import { count } from "@/components/ui/number-cards";
import { RowMenu } from "@/components/ui/row-menu";
import { useRowQuestion } from "@/components/ui/row-question";
import { useAddress } from "@/components/ui/use-address";
import type { AdminCompanyDto } from "@/lib/admin/companies/schema";
import { largeSize } from "@/lib/infra/figures-rules";
import { say } from "@/messages/say";

const AddCompanyDialog = lazyPart(
  () => import("@/components/admin/companies/company-forms").then((file) => file.AddCompanyDialog),
  Nothing,
);
const EditCompanyDialog = lazyPart(
  () => import("@/components/admin/companies/company-forms").then((file) => file.EditCompanyDialog),
  Nothing,
);

type Asks = { ask: (action: CompanyAction, company: AdminCompanyDto) => void; edit: (company: AdminCompanyDto) => void };

function actionsOf(company: AdminCompanyDto, { ask, edit }: Asks): MenuAction[] {
  return [
    { label: say("common.edit"), icon: <Pencil aria-hidden />, run: () => edit(company) },
    company.status === "active"
      ? { label: say("admin.suspend"), icon: <Ban aria-hidden />, run: () => ask("suspend", company) }
      : { label: say("admin.reactivate"), icon: <CircleCheck aria-hidden />, run: () => ask("activate", company) },
    company.deletionDueAt
      ? { label: say("admin.cancelDeletion"), icon: <Undo2 aria-hidden />, run: () => ask("keep", company) }
      : { label: say("common.delete"), icon: <Trash2 aria-hidden />, destructive: true, run: () => ask("delete", company) },
  ];
}

const columnsFor = (asks: Asks): Column<AdminCompanyDto>[] => [
  {
    key: "name",
    header: say("common.company"),
    kind: "main",
    cell: ({ id, name }) => (
      <Link
        href={`/admin/companies/${id}`}
        className="font-medium text-ink underline-offset-3 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  { key: "industry", header: say("admin.industry"), cell: ({ industry }) => <span className="text-ink-2">{industry}</span> },
  { key: "users", header: say("common.users"), kind: "number", cell: ({ userCount }) => count(userCount) },
  { key: "documents", header: say("common.documents"), kind: "number", cell: ({ documentCount }) => count(documentCount) },
  {
    key: "storage",
    header: say("common.storage"),
    kind: "number",
    className: "sm:max-xl:hidden",
    cell: ({ storedBytes }) => largeSize(storedBytes),
  },
  { key: "plan", header: say("common.plan"), cell: (company) => <PlanWords {...company} /> },
  {
    key: "emails",
    header: say("admin.emailsToday"),
    className: "sm:max-xl:hidden",
    cell: ({ emailsToday, limitReachedAt }) => (
      <>
        <span className="whitespace-nowrap text-ink-2 tabular-nums">
          {count(emailsToday.invitations)} / {count(emailsToday.limit)}
        </span>
        <span className="block text-ink-3 text-small">{say("admin.countReminders", { count: emailsToday.reminders })}</span>
        {limitReachedAt && (
          <span className="block text-red text-small">{say("admin.limitReachedOn", { day: formatZonedTime(limitReachedAt, "UTC") })}</span>
        )}
      </>
    ),
  },
  {
    key: "status",
    header: say("common.status"),
    cell: ({ status, deletionDueAt }) => (
      <>
        <StatusBadge status={status} />
        {deletionDueAt && (
          <span className="block text-red text-small">{say("admin.deletionOn", { day: formatMoment(deletionDueAt, "UTC") })}</span>
        )}
      </>
    ),
  },
  {
    key: "actions",
    header: say("common.actions"),
    kind: "menu",
    className: "sm:w-20",
    cell: (company) => <RowMenu label={say("admin.actionsForName", { name: company.name })} actions={actionsOf(company, asks)} />,
  },
];

export function CompaniesScreen() {
  const address = useAddress();
  const { search } = address;
  const atLimit = address.get("atLimit") === "true";
  const pageSize = usePageSize(address);
  const companies = useQuery(adminCompaniesQuery({ search, atLimit, page: address.page, limit: pageSize.limit }));
  const totals = companies.data?.totals;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<AdminCompanyDto>();
  const question = useRowQuestion<{ action: CompanyAction; company: AdminCompanyDto }>();
  const columns = columnsFor({ ask: (action, company) => question.ask({ action, company }), edit: setEdited });

  return (
    <ListScreen
      title={say("admin.companies")}
      subtitle={say("admin.companiesSubtitle")}
      action={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {say("admin.addCompany")}
        </Button>
      }
      cards={[
        { label: say("admin.totalCompanies"), value: count(totals?.companies) },
        { label: say("admin.totalUsers"), value: count(totals?.users) },
        { label: say("admin.totalDocuments"), value: count(totals?.documents) },
        { label: say("admin.enterprise"), value: count(totals?.enterprise) },
      ]}
      search={{ label: say("admin.searchCompanies"), hint: say("admin.companiesSearchHint") }}
      filters={
        <Checkbox
          className="self-center"
          checked={atLimit}
          onChange={({ target }) => address.set({ atLimit: target.checked ? "true" : undefined })}
        >
          {say("admin.emailLimitReached")}
        </Checkbox>
      }
      address={address}
      query={companies}
      rowsOf={(answer) => answer.companies}
      what={say("admin.companiesInSentence")}
      empty={<EmptyState message={say("admin.noCompaniesFound")} />}
      columns={columns}
      rowKey={({ id }) => id}
      pageSize={pageSize}
    >
      {isAdding && <AddCompanyDialog onClose={() => setAdding(false)} />}
      {edited && <EditCompanyDialog company={edited} onClose={() => setEdited(undefined)} />}
      {question.row && <CompanyQuestion key={question.row.action} {...question.row} open={question.isOpen} onClose={question.close} />}
    </ListScreen>
  );
}
