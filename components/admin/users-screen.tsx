"use client";

import { useQuery } from "@tanstack/react-query";
import { StatusBadge } from "@/components/admin/status-badge";
import { adminUsersQuery, type UserStatus } from "@/components/admin/use-admin";
import { Card } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { formatMoment } from "@/components/ui/format";
import { count, NumberCards } from "@/components/ui/number-cards";
import { PageHeader } from "@/components/ui/page-header";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import type { AdminUsersDto } from "@/lib/admin/schema";

type AdminUser = AdminUsersDto["users"][number];

const statusOptions: { value: UserStatus; label: string }[] = [
  { value: "active", label: "Active" },
  { value: "suspended", label: "Suspended" },
  { value: "pending", label: "Pending" },
];

const columns: Column<AdminUser>[] = [
  {
    key: "name",
    header: "Name",
    kind: "main",
    className: "sm:w-[32%]",
    cell: (user) => (
      <>
        <span className="font-medium text-ink [overflow-wrap:anywhere]">{user.name}</span>
        <span className="block text-ink-3 text-small [overflow-wrap:anywhere]">{user.email}</span>
      </>
    ),
  },
  {
    key: "company",
    header: "Company",
    className: "sm:w-[32%]",
    cell: (user) => <span className="text-ink-2 [overflow-wrap:anywhere]">{user.company.name}</span>,
  },
  { key: "role", header: "Role", cell: (user) => <span className="text-ink-2">{user.role === "admin" ? "Admin" : "User"}</span> },
  { key: "status", header: "Status", cell: (user) => <StatusBadge status={user.status} /> },
  {
    key: "since",
    header: "Since",
    className: "sm:max-lg:hidden",
    cell: (user) => <span className="text-ink-2 tabular-nums">{formatMoment(user.createdAt, "UTC")}</span>,
  },
];

export function UsersScreen() {
  const address = useAddress();
  const { search } = address;
  const status = statusOptions.find(({ value }) => value === address.get("status"))?.value ?? "";
  const { data, isError, isPlaceholderData, refetch } = useQuery(adminUsersQuery({ search, status }));
  const users = data?.users;
  const having = (test: (user: AdminUser) => boolean) => count(users?.filter(test).length);

  return (
    <>
      <PageHeader title="Users" subtitle="Everyone who can sign in, in all companies" />
      <NumberCards
        cards={[
          { label: "Users listed", value: count(users?.length) },
          { label: "Active", value: having((user) => user.status === "active") },
          { label: "Admins", value: having((user) => user.role === "admin") },
          { label: "Suspended", value: having((user) => user.status === "suspended") },
        ]}
      />
      <div className="my-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search users"
          placeholder="Search users by name or email..."
          value={search}
          onSearch={(text) => address.set({ search: text })}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Status"
          options={statusOptions}
          placeholder="All Status"
          value={status}
          onChange={(event) => address.set({ status: event.target.value })}
          className="w-full sm:w-44"
        />
      </div>
      <Card>
        {isError && !users ? (
          <ErrorState title="Failed to load users" advice="Please try again in a moment." onRetry={() => refetch()} />
        ) : users?.length === 0 ? (
          <EmptyState message="No users found." />
        ) : (
          <DataTable label="Users" columns={columns} rows={users} rowKey={(user) => user.id} stale={isPlaceholderData} />
        )}
      </Card>
    </>
  );
}
