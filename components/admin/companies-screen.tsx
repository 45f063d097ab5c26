"use client";

import { useQuery } from "@tanstack/react-query";
import { StatusBadge } from "@/components/admin/status-badge";
import { adminCompaniesQuery } from "@/components/admin/use-admin";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatCount, formatMoment } from "@/components/ui/format";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { useAddress } from "@/components/ui/use-address";
import type { AdminCompaniesDto } from "@/lib/admin/schema";
import { sizeText } from "@/lib/companies/usage/rules";

type AdminCompany = AdminCompaniesDto["companies"][number];

const columns: Column<AdminCompany>[] = [
  {
    key: "name",
    header: "Company",
    kind: "main",
    cell: (company) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{company.name}</span>,
  },
  { key: "industry", header: "Industry", cell: (company) => <span className="text-ink-2">{company.industry}</span> },
  { key: "users", header: "Users", kind: "number", cell: (company) => count(company.userCount) },
  { key: "documents", header: "Documents", kind: "number", cell: (company) => count(company.documentCount) },
  { key: "storage", header: "Storage", kind: "number", cell: (company) => sizeText(company.storedBytes) },
  { key: "plan", header: "Plan", cell: (company) => <span className="text-ink-2 capitalize">{company.plan}</span> },
  {
    key: "emails",
    header: "Emails today",
    cell: ({ emailsToday, limitReachedAt }) => (
      <>
        <span className="whitespace-nowrap text-ink-2 tabular-nums">
          {count(emailsToday.invitations)} / {count(emailsToday.limit)}
        </span>
        <span className="block text-ink-3 text-small">{formatCount(emailsToday.reminders, "reminder", "reminders")}</span>
        {limitReachedAt && <span className="block text-red text-small">Limit reached {formatMoment(limitReachedAt, "UTC")}</span>}
      </>
    ),
  },
  { key: "status", header: "Status", cell: (company) => <StatusBadge status={company.status} /> },
];

export function CompaniesScreen() {
  const address = useAddress();
  const { search } = address;
  const atLimit = address.get("atLimit") === "true";
  const { data, isError, isPlaceholderData, refetch } = useQuery(adminCompaniesQuery({ search, atLimit }));
  const companies = data?.companies;
  const sum = (part: (company: AdminCompany) => number) => count(companies?.reduce((total, company) => total + part(company), 0));

  return (
    <>
      <PageHeader title="Companies" subtitle="Every company on this installation" />
      <NumberCards
        cards={[
          { label: "Companies listed", value: count(companies?.length) },
          { label: "Users", value: sum((company) => company.userCount) },
          { label: "Documents", value: sum((company) => company.documentCount) },
          { label: "Enterprise", value: sum((company) => (company.plan === "enterprise" ? 1 : 0)) },
        ]}
      />
      <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchInput
          label="Search companies"
          placeholder="Search companies by name..."
          value={search}
          onSearch={(text) => address.set({ search: text })}
          className="w-full sm:w-80"
        />
        <Checkbox checked={atLimit} onChange={({ target }) => address.set({ atLimit: target.checked ? "true" : undefined })}>
          Reached an email limit
        </Checkbox>
      </div>
      <Card>
        {isError && !companies ? (
          <ErrorState title="Failed to load companies" advice="Please try again in a moment." onRetry={() => refetch()} />
        ) : companies?.length === 0 ? (
          <EmptyState message="No companies found." />
        ) : (
          <DataTable label="Companies" columns={columns} rows={companies} rowKey={(company) => company.id} stale={isPlaceholderData} />
        )}
      </Card>
    </>
  );
}
