"use client";

import { useQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { complianceLooks } from "@/components/compliance/compliance-status";
import { useCan } from "@/components/layout/session-context";
import { useSelection } from "@/components/lists/use-selection";
import { ProjectPicker } from "@/components/projects/project-picker";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { useAddress, useLastPage, wholeList } from "@/components/ui/use-address";
import { useInviteVendor, vendorsQuery } from "@/components/vendors/use-vendors";
import { vendorColumns } from "@/components/vendors/vendor-columns";
import { type OpenDialog, VendorDialogs } from "@/components/vendors/vendor-dialogs";
import { VendorsBar } from "@/components/vendors/vendors-bar";
import { VendorsEmpty } from "@/components/vendors/vendors-empty";
import { complianceStatuses } from "@/lib/compliance/values";
import { sortsOf } from "@/lib/infra/lists/values";
import { vendorSorts } from "@/lib/vendors/values";

const sorts = [
  { value: "", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "name", label: "Name, A to Z" },
  { value: "-name", label: "Name, Z to A" },
  { value: "status", label: "Status" },
  { value: "expiration", label: "Expires soonest" },
  { value: "-expiration", label: "Expires last" },
  { value: "-documents", label: "Most documents" },
  { value: "documents", label: "Fewest documents" },
];

const activityOptions = [
  { value: "true", label: "Active" },
  { value: "false", label: "Inactive" },
];

const statusOptions = complianceStatuses.map((status) => ({ value: status, label: complianceLooks[status].label }));

/** `adding`: the address is /vendors/new, so the add dialog is open; closing it leads back to the list. */
export function VendorsScreen({ adding }: { adding: boolean }) {
  const router = useRouter();
  const address = useAddress(wholeList);
  const mayWrite = useCan("vendor:write");
  const [dialog, setDialog] = useState<OpenDialog | undefined>(adding && mayWrite ? { kind: "add" } : undefined);
  const { search } = address;
  const status = complianceStatuses.find((known) => known === address.get("status"));
  const active = { true: true, false: false }[address.get("active")];
  const sort = sortsOf(vendorSorts).find((known) => known === address.get("sort"));
  const projectId = address.id("projectId") || undefined;
  const filter = { search, status, active, projectId, sort };
  const vendors = useQuery(vendorsQuery({ ...filter, page: address.page, limit: 10 }));
  const selection = useSelection(JSON.stringify({ ...filter, sort: undefined }));
  const { invite, inviting } = useInviteVendor();

  const columns = useMemo(
    () =>
      vendorColumns(
        mayWrite
          ? {
              invite: (vendor) => invite(vendor.id),
              inviting,
              edit: (vendor) => setDialog({ kind: "edit", vendor }),
              remove: (vendor) => setDialog({ kind: "delete", vendor }),
            }
          : undefined,
      ),
    [mayWrite, invite, inviting],
  );

  function closeDialog() {
    setDialog(undefined);
    if (adding) router.push("/vendors", { scroll: false });
  }

  const onSort = (value: string) => address.set({ sort: value });
  const openAdd = () => setDialog({ kind: "add" });
  const pages = vendors.data?.pagination;
  const beyond = useLastPage(address, pages);
  const rows = beyond ? undefined : vendors.data?.vendors;

  return (
    <>
      <PageHeader
        title="Vendors"
        subtitle="Manage your vendors and see the status of their certificates of insurance"
        action={
          mayWrite && (
            <>
              <LinkButton variant="secondary" href="/vendors/import">
                <FileUp aria-hidden className="size-4" />
                Import
              </LinkButton>
              <Button onClick={openAdd}>
                <Plus aria-hidden className="size-4" />
                Add Vendor
              </Button>
            </>
          )
        }
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search vendors"
          placeholder="Search vendors by name or email..."
          value={search}
          onSearch={(text) => address.set({ search: text })}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Status"
          options={statusOptions}
          placeholder="All Status"
          value={status ?? ""}
          onChange={(event) => address.set({ status: event.target.value })}
          className="flex-1 basis-36 sm:w-48 sm:flex-none"
        />
        <Select
          aria-label="Active or inactive"
          options={activityOptions}
          placeholder="Active or not"
          value={active === undefined ? "" : String(active)}
          onChange={(event) => address.set({ active: event.target.value })}
          className="flex-1 basis-36 sm:w-48 sm:flex-none"
        />
        <ProjectPicker
          chosenId={projectId ?? ""}
          placeholder="All Projects"
          aria-label="Project"
          value={projectId ?? ""}
          onChange={(event) => address.set({ projectId: event.target.value })}
          className="flex-1 basis-36 sm:w-56 sm:flex-none"
        />
      </div>
      <Card>
        <VendorsBar
          address={address}
          filter={filter}
          total={pages?.total}
          busy={vendors.isPlaceholderData}
          selection={selection}
          sort={sort ?? ""}
          sorts={sorts}
          onSort={onSort}
        />
        {vendors.isError && !vendors.data ? (
          <ErrorState title="Failed to load vendors" advice="Please try again in a moment." onRetry={() => vendors.refetch()} />
        ) : rows?.length === 0 ? (
          <VendorsEmpty
            filtered={search !== "" || status !== undefined || active !== undefined || projectId !== undefined}
            onClear={() => address.set({ search: "", status: "", active: "", projectId: "" })}
            onAdd={mayWrite ? openAdd : undefined}
          />
        ) : (
          <DataTable
            label="Vendors"
            columns={columns}
            rows={rows}
            rowKey={(vendor) => vendor.id}
            stale={vendors.isPlaceholderData}
            sort={{ value: sort ?? "", onSort }}
            selection={mayWrite ? { ...selection, nameOf: (vendor) => vendor.name } : undefined}
          />
        )}
        {pages && !beyond && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={(page) => address.set({ page })} />}
      </Card>
      <VendorDialogs open={dialog} onClose={closeDialog} />
    </>
  );
}
