"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { useSelection } from "@/components/lists/use-selection";
import { projectColumns } from "@/components/projects/project-columns";
import { type OpenDialog, ProjectDialogs } from "@/components/projects/project-dialogs";
import { projectStatusOptions } from "@/components/projects/project-words";
import { ProjectsBar } from "@/components/projects/projects-bar";
import { projectsQuery } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SearchInput } from "@/components/ui/search-input";
import { Select } from "@/components/ui/select";
import { useAddress, useLastPage, wholeList } from "@/components/ui/use-address";
import { sortsOf } from "@/lib/infra/lists/values";
import { projectSorts, projectStatuses } from "@/lib/projects/values";

const sorts = [
  { value: "", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "name", label: "Name, A to Z" },
  { value: "-name", label: "Name, Z to A" },
  { value: "number", label: "Number" },
  { value: "-number", label: "Number, from the end" },
  { value: "status", label: "Active first" },
  { value: "-status", label: "Completed first" },
  { value: "starts", label: "Begins soonest" },
  { value: "ends", label: "Ends soonest" },
  { value: "-ends", label: "Ends last" },
];

/** `adding`: the address is /projects/new, so the add dialog is open; closing it leads back to the list. */
export function ProjectsScreen({ adding }: { adding: boolean }) {
  const router = useRouter();
  const address = useAddress(wholeList);
  const mayWrite = useCan("project:write");
  const [dialog, setDialog] = useState<OpenDialog | undefined>(adding && mayWrite ? { kind: "add" } : undefined);
  const { search } = address;
  const status = projectStatuses.find((known) => known === address.get("status"));
  const sort = sortsOf(projectSorts).find((known) => known === address.get("sort"));
  const filter = { search, status, sort };
  const projects = useQuery(projectsQuery({ ...filter, page: address.page, limit: 10 }));
  const selection = useSelection(JSON.stringify({ ...filter, sort: undefined }));

  const columns = useMemo(
    () =>
      projectColumns(
        mayWrite
          ? { edit: (project) => setDialog({ kind: "edit", project }), remove: (project) => setDialog({ kind: "delete", project }) }
          : undefined,
      ),
    [mayWrite],
  );

  function closeDialog() {
    setDialog(undefined);
    if (adding) router.push("/projects", { scroll: false });
  }

  const onSort = (value: string) => address.set({ sort: value });
  const openAdd = () => setDialog({ kind: "add" });
  const pages = projects.data?.pagination;
  const beyond = useLastPage(address, pages);
  const rows = beyond ? undefined : projects.data?.projects;

  return (
    <>
      <PageHeader
        title="Projects"
        subtitle="See which vendors work where, and how their cover stands"
        action={
          mayWrite && (
            <Button onClick={openAdd}>
              <Plus aria-hidden className="size-4" />
              Add Project
            </Button>
          )
        }
      />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchInput
          label="Search projects"
          placeholder="Search by name, number or address..."
          value={search}
          onSearch={(text) => address.set({ search: text })}
          className="w-full sm:w-80"
        />
        <Select
          aria-label="Status"
          options={projectStatusOptions}
          placeholder="All Status"
          value={status ?? ""}
          onChange={(event) => address.set({ status: event.target.value })}
          className="flex-1 basis-36 sm:w-48 sm:flex-none"
        />
      </div>
      <Card>
        <ProjectsBar
          address={address}
          filter={filter}
          total={pages?.total}
          busy={projects.isPlaceholderData}
          selection={selection}
          sort={sort ?? ""}
          sorts={sorts}
          onSort={onSort}
        />
        {projects.isError && !projects.data ? (
          <ErrorState title="Failed to load projects" advice="Please try again in a moment." onRetry={() => projects.refetch()} />
        ) : rows?.length === 0 ? (
          search !== "" || status !== undefined ? (
            <EmptyState
              message="No projects found. No project matches this search and status."
              action={
                <Button variant="secondary" onClick={() => address.set({ search: "", status: "" })}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState
              message="No projects found. Add your first project to see which vendors work where."
              action={mayWrite && <Button onClick={openAdd}>Add your first project</Button>}
            />
          )
        ) : (
          <DataTable
            label="Projects"
            columns={columns}
            rows={rows}
            rowKey={(project) => project.id}
            stale={projects.isPlaceholderData}
            sort={{ value: sort ?? "", onSort }}
            selection={mayWrite ? { ...selection, nameOf: (project) => project.name } : undefined}
          />
        )}
        {pages && !beyond && <Pagination page={pages.page} totalPages={pages.totalPages} onPage={(page) => address.set({ page })} />}
      </Card>
      <ProjectDialogs open={dialog} onClose={closeDialog} />
    </>
  );
}
