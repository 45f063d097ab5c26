"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, Plus } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ListTable } from "@/components/lists/list-table";
import { usePageSize } from "@/components/lists/page-size";
import { assignmentColumns } from "@/components/projects/assignment-columns";
import { type AssignmentDialog, AssignmentDialogs } from "@/components/projects/assignment-dialogs";
import { assignmentsBase, assignmentsQuery, useSheetFile } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { TextLink } from "@/components/ui/text-link";
import { type Address, useAddress } from "@/components/ui/use-address";
import { gateAnswers } from "@/lib/compliance/requirements/values";
import { sortsOf } from "@/lib/infra/lists/values";
import type { AssignmentDto, ProjectDto } from "@/lib/projects/schema";
import { assignmentSorts } from "@/lib/projects/values";
import { say } from "@/messages/say";

const sorts = [
  {
    value: "",
    get label() {
      return say("projects.worstStatusFirst");
    },
  },
  {
    value: "-status",
    get label() {
      return say("projects.bestStatusFirst");
    },
  },
  {
    value: "vendor",
    get label() {
      return say("projects.nameAToZ");
    },
  },
  {
    value: "-vendor",
    get label() {
      return say("projects.nameZToA");
    },
  },
  {
    value: "scope",
    get label() {
      return say("projects.scopeOfWork");
    },
  },
  {
    value: "expiration",
    get label() {
      return say("projects.endsSoonest");
    },
  },
  {
    value: "-expiration",
    get label() {
      return say("projects.endsLast");
    },
  },
];

const filterOf = (address: Address) => ({
  search: address.search,
  work: gateAnswers.find((known) => known === address.get("work")),
  pay: gateAnswers.find((known) => known === address.get("pay")),
  sort: sortsOf(assignmentSorts).find((known) => known === address.get("sort")),
});

/** The vendors of a project with their own status each; search, order and page stand in the address. */
export function ProjectVendors({ project }: { project: ProjectDto }) {
  const address = useAddress();
  const mayWrite = useCan("project:write");
  const isActive = project.status === "ACTIVE";
  const mayAdd = mayWrite && isActive;
  const [dialog, setDialog] = useState<AssignmentDialog>();
  const filter = filterOf(address);
  const { search, sort } = filter;
  const isFiltered = Boolean(search || filter.work || filter.pay);
  const pageSize = usePageSize(address);
  const vendors = useQuery(assignmentsQuery(project.id, { ...filter, page: address.page, limit: pageSize.limit }));
  const columns = useMemo(
    () =>
      assignmentColumns(
        mayWrite
          ? {
              edit: (assignment) => setDialog({ kind: "edit", assignment }),
              ...(mayAdd && { another: (assignment: AssignmentDto) => setDialog({ kind: "another", assignment }) }),
              remove: (assignment) => setDialog({ kind: "remove", assignment }),
            }
          : undefined,
      ),
    [mayWrite, mayAdd],
  );
  const onSort = (value: string) => address.set({ sort: value });
  const total = vendors.data?.pagination.total;
  const openAdd = () => setDialog({ kind: "add" });

  return (
    <>
      {(project.vendors > 0 || isFiltered) && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SearchField search={search} onSearch={(text) => address.set({ search: text })} />
          <TextLink alone href={`/vendors?projectId=${project.id}`} className="sm:ml-auto">
            {say("projects.showInTheListOf")}
          </TextLink>
        </div>
      )}
      <Card>
        <Bar total={total} busy={vendors.isPlaceholderData} sort={sort ?? ""} onSort={onSort}>
          <Exports projectId={project.id} filter={filter} disabled={!total} />
          {mayWrite && !isActive && <p className="text-ink-2 text-small">{say("projects.thisProjectIsCompletedReopen")}</p>}
          {mayAdd && (
            <Button onClick={openAdd}>
              <Plus aria-hidden className="size-4" />
              {say("projects.addVendors")}
            </Button>
          )}
        </Bar>
        <ListTable
          address={address}
          query={vendors}
          pageSize={pageSize}
          rowsOf={({ assignments }) => assignments}
          what={say("lists.vendors")}
          empty={
            !isFiltered ? (
              <EmptyState
                message={say("projects.noVendorsAreOnThis")}
                action={mayAdd && <Button onClick={openAdd}>{say("projects.addTheFirstVendors")}</Button>}
              />
            ) : (
              <NoneFound onClear={() => address.set({ search: "", work: "", pay: "" })} />
            )
          }
          label={say("projects.vendorsOfTheProject")}
          columns={columns}
          rowKey={({ id }) => id}
          alignTop
          sort={{ value: sort ?? "", onSort }}
          skeletonRows={Math.min(pageSize.limit, Math.max(1, project.vendors))}
        />
      </Card>
      <AssignmentDialogs project={project} open={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

type ExportsProps = { projectId: string; filter: ReturnType<typeof filterOf>; disabled: boolean };

/** The filtered list as a file. */
function Exports({ projectId, filter, disabled }: ExportsProps) {
  const file = useSheetFile(assignmentsBase(projectId), "project-vendors");
  return (["csv", "pdf"] as const).map((format) => (
    <Button key={format} variant="ghost" disabled={disabled || file.isPending} onClick={() => file.mutate({ format, ...filter })}>
      <Download aria-hidden className="size-4" />
      {say(format === "csv" ? "common.exportCsv" : "projects.exportPdf")}
    </Button>
  ));
}

type BarProps = { total: number | undefined; busy: boolean; sort: string; onSort: (value: string) => void; children: ReactNode };

function Bar({ total, busy, sort, onSort, children }: BarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is a form's
    <div
      role="group"
      aria-label={say("projects.vendorsOfTheProject")}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b px-5 py-1.5 max-sm:px-4"
    >
      <p className="mr-auto flex items-center gap-2 text-ink-2 text-small tabular-nums">
        {total === undefined ? "…" : say("projects.countContracts", { count: total })}
        {busy && <Spinner className="size-4 animate-appear" />}
      </p>
      <Select
        aria-label={say("projects.sortBy")}
        options={sorts}
        value={sort}
        onChange={(event) => onSort(event.target.value)}
        className="w-48 sm:hidden"
      />
      {children}
    </div>
  );
}

function NoneFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      message={say("projects.noVendorsFoundNoVendor")}
      action={
        <Button variant="secondary" onClick={onClear}>
          {say("projects.clearSearch")}
        </Button>
      }
    />
  );
}

function SearchField({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  return (
    <SearchInput
      label={say("projects.searchVendorsOfTheProject")}
      placeholder={say("projects.searchByVendorOrScope")}
      value={search}
      onSearch={onSearch}
      className="w-full sm:w-80"
    />
  );
}
