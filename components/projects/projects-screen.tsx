"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { type ListKind, ListScreen } from "@/components/lists/list-screen";
import { projectActions } from "@/components/projects/project-actions";
import { projectColumns } from "@/components/projects/project-columns";
import { type OpenDialog, ProjectDialogs } from "@/components/projects/project-dialogs";
import { projectStatusOptions } from "@/components/projects/project-words";
import { projectsBase, projectsQuery, useProjectsChanged } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/select";
import { type Address, useAddress, wholeList } from "@/components/ui/use-address";
import { sortsOf } from "@/lib/infra/lists/values";
import type { ProjectDto, ProjectListDto } from "@/lib/projects/schema";
import { projectSorts, projectStatuses } from "@/lib/projects/values";

const kind: ListKind<ProjectDto, ProjectListDto> = {
  title: "Projects",
  subtitle: "See which vendors work where, and how their cover stands",
  noun: ["project", "projects"],
  base: projectsBase,
  searchHint: "Search by name, number or address...",
  sorts: [
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
  ],
  rowsOf: ({ projects }) => projects,
  nameOf: ({ name }) => name,
  actions: projectActions,
};

const filterOf = (address: Address) => ({
  search: address.search,
  status: projectStatuses.find((known) => known === address.get("status")),
  sort: sortsOf(projectSorts).find((known) => known === address.get("sort")),
});

/** `adding`: the address is /projects/new, so the add dialog is open; closing it leads back to the list. */
export function ProjectsScreen({ adding }: { adding: boolean }) {
  const router = useRouter();
  const address = useAddress(wholeList);
  const mayWrite = useCan("project:write");
  const [dialog, setDialog] = useState<OpenDialog | undefined>(adding && mayWrite ? { kind: "add" } : undefined);
  const filter = filterOf(address);
  const projects = useQuery(projectsQuery({ ...filter, page: address.page, limit: 10 }));

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

  const openAdd = () => setDialog({ kind: "add" });

  return (
    <>
      <ListScreen
        kind={kind}
        address={address}
        filter={filter}
        query={projects}
        columns={columns}
        action={
          mayWrite && (
            <Button onClick={openAdd}>
              <Plus aria-hidden className="size-4" />
              Add Project
            </Button>
          )
        }
        empty={(clear) =>
          clear ? (
            <EmptyState message="No projects found. No project matches this search and status." action={clear} />
          ) : (
            <EmptyState
              message="No projects found. Add your first project to see which vendors work where."
              action={mayWrite && <Button onClick={openAdd}>Add your first project</Button>}
            />
          )
        }
        onChanged={useProjectsChanged()}
      >
        <Select
          aria-label="Status"
          options={projectStatusOptions}
          placeholder="All Status"
          value={filter.status ?? ""}
          onChange={(event) => address.set({ status: event.target.value })}
          className="flex-1 basis-36 sm:w-48 sm:flex-none"
        />
      </ListScreen>
      <ProjectDialogs open={dialog} onClose={closeDialog} />
    </>
  );
}
