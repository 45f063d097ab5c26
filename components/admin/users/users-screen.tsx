"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { AllCompaniesButton } from "@/components/admin/all-companies-button";
import { statusOptions } from "@/components/admin/status-badge";
import { adminUsersQuery, type UserAction } from "@/components/admin/users/use-users";
import { userColumns } from "@/components/admin/users/user-columns";
import { UserQuestion } from "@/components/admin/users/user-question";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { count } from "@/components/ui/number-cards";
import { useRowQuestion } from "@/components/ui/row-question";
import { Select } from "@/components/ui/select";
import { useAddress } from "@/components/ui/use-address";
import type { AdminUserDto } from "@/lib/admin/users/schema";
import { say } from "@/messages/say";

const AddUserDialog = lazyPart(() => import("@/components/admin/users/user-forms").then((file) => file.AddUserDialog), Nothing);
const EditUserDialog = lazyPart(() => import("@/components/admin/users/user-forms").then((file) => file.EditUserDialog), Nothing);

const filterOptions = () => [...statusOptions(), { value: "pending", label: say("common.pending") }];

/** Everyone of all companies, and who is invited. */
export function UsersScreen() {
  const address = useAddress();
  const { search } = address;
  const status = filterOptions().find(({ value }) => value === address.get("status"))?.value ?? "";
  const companyId = address.id("companyId");
  const pageSize = usePageSize(address);
  const users = useQuery(adminUsersQuery({ search, status, companyId, page: address.page, limit: pageSize.limit }));
  const totals = users.data?.totals;
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<AdminUserDto>();
  const question = useRowQuestion<{ action: UserAction; user: AdminUserDto }>();
  const [openedAt] = useState(() => new Date());
  const columns = userColumns({ ask: (action, user) => question.ask({ action, user }), edit: setEdited }, openedAt);

  return (
    <ListScreen
      title={say("common.users")}
      subtitle={say("admin.usersSubtitle")}
      action={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-4" />
          {say("admin.addUser")}
        </Button>
      }
      cards={[
        {
          label: say("admin.totalUsers"),
          value: count(totals?.total),
          note: totals ? say("admin.countInvitations", { count: totals.invited }) : "–",
        },
        { label: say("common.active"), value: count(totals?.active) },
        { label: say("admin.admins"), value: count(totals?.admins) },
        { label: say("admin.newThisWeek"), value: count(totals?.newThisWeek) },
      ]}
      search={{ label: say("admin.searchUsers"), hint: say("admin.usersSearchHint") }}
      filters={
        <>
          <Select
            aria-label={say("common.status")}
            options={filterOptions()}
            placeholder={say("common.allStatus")}
            value={status}
            onChange={(event) => address.set({ status: event.target.value })}
            className="w-full sm:w-44"
          />
          {companyId && <AllCompaniesButton address={address} />}
        </>
      }
      address={address}
      query={users}
      rowsOf={(answer) => answer.users}
      what={say("admin.usersInSentence")}
      empty={<EmptyState message={say("admin.noUsersFound")} />}
      columns={columns}
      rowKey={({ id }) => id}
      pageSize={pageSize}
    >
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(undefined)} />}
      {question.row && <UserQuestion key={question.row.action} {...question.row} open={question.isOpen} onClose={question.close} />}
    </ListScreen>
  );
}
