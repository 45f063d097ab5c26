"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useCan } from "@/components/layout/session-context";
import { FilterSelect } from "@/components/lists/filter-select";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { useListDialog } from "@/components/lists/use-list-dialog";
import { Views } from "@/components/lists/views";
import { projectActions } from "@/components/projects/project-actions";
import { projectColumns } from "@/components/projects/project-columns";
import { type OpenDialog, ProjectDialogs } from "@/components/projects/project-dialogs";
import { projectStatusOptions } from "@/components/projects/project-words";
import { projectsBase, projectsQuery, useProjectsChanged } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { type Address, useAddress, wholeList } from "@/components/ui/use-address";
import { sortsOf } from "@/lib/infra/lists/values";
import { projectSorts, projectStatuses, usualProjectSort } from "@/lib/projects/values";
import { say } from "@/messages/say";

const sorts = () => [
  { value: "status", label: say("projects.activeFirst") },
  { value: "-status", label: say("projects.completedFirst") },
  { value: "-created", label: say("common.newestFirst") },
  { value: "created", label: say("common.oldestFirst") },
  { value: "name", label: say("projects.sortName") },
  { value: "-name", label: say("projects.sortNameDescending") },
  { value: "number", label: say("projects.number") },
  { value: "-number", label: say("projects.sortNumberDescending") },
  { value: "starts", label: say("projects.startsSoonest") },
  { value: "ends", label: say("projects.endsSoonest") },
  { value: "-ends", label: say("projects.endsLast") },
];

const filterOf = (address: Address) => ({
  search: address.search,
  status: projectStatuses.find((known) => known === address.get("status")),
  sort: sortsOf(projectSorts).find((known) => known === address.get("sort")) ?? usualProjectSort,
});

/** `adding`: the address is /projects/new, so the add dialog is open; closing it leads back to the list. */
export function ProjectsScreen({ adding }: { adding: boolean }) {
  const address = useAddress(wholeList);
  const mayWrite = useCan("project:write");
  const dialog = useListDialog<OpenDialog>("/projects", adding && mayWrite);
  const { ask } = dialog;
  const filter = filterOf(address);
  const pageSize = usePageSize(address);
  const projects = useQuery(projectsQuery({ ...filter, page: address.page, limit: pageSize.limit }));

  const columns = useMemo(
    () =>
      projectColumns(
        mayWrite ? { edit: (project) => ask({ kind: "edit", project }), remove: (project) => ask({ kind: "delete", project }) } : undefined,
      ),
    [mayWrite, ask],
  );

  return (
    <>
      <ListScreen
        title={say("common.projects")}
        subtitle={say("projects.projectsSubtitle")}
        search={{ label: say("lists.searchNoun", { noun: say("lists.projects") }), hint: say("projects.projectsSearchHint") }}
        filters={
          <FilterSelect
            address={address}
            name="status"
            label={say("common.status")}
            all={say("common.allStatus")}
            options={projectStatusOptions()}
          />
        }
        address={address}
        filter={filter}
        query={projects}
        rowsOf={(answer) => answer.projects}
        rowKey={({ id }) => id}
        what={say("lists.projects")}
        pageSize={pageSize}
        skeletonRows={pageSize.limit}
        columns={columns}
        sorts={sorts()}
        list={{ name: "projects", base: projectsBase }}
        isExported
        tools={<Views list="projects" address={address} />}
        batch={{
          actions: projectActions,
          nameOf: ({ name }) => name,
          onChanged: useProjectsChanged(),
        }}
        action={
          mayWrite && (
            <Button onClick={dialog.add}>
              <Plus aria-hidden className="size-4" />
              {say("projects.addProjectButton")}
            </Button>
          )
        }
        empty={(clear) =>
          clear ? (
            <EmptyState message={say("projects.projectsUnmatched")} action={clear} />
          ) : (
            <EmptyState
              message={say("projects.projectsEmpty")}
              action={mayWrite && <Button onClick={dialog.add}>{say("projects.firstProject")}</Button>}
            />
          )
        }
      />
      <ProjectDialogs open={dialog.open} onClose={dialog.close} onCreated={dialog.openCreated} />
    </>
  );
}
