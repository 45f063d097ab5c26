"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { FilterSelect } from "@/components/lists/filter-select";
import { type ListKind, ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import { projectActions } from "@/components/projects/project-actions";
import { projectColumns } from "@/components/projects/project-columns";
import { type OpenDialog, ProjectDialogs } from "@/components/projects/project-dialogs";
import { projectStatusOptions } from "@/components/projects/project-words";
import { projectsBase, projectsQuery, useProjectsChanged } from "@/components/queries/use-projects";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { type Address, useAddress, wholeList } from "@/components/ui/use-address";
import { sortsOf } from "@/lib/infra/lists/values";
import type { ProjectDto, ProjectListDto } from "@/lib/projects/schema";
import { projectSorts, projectStatuses } from "@/lib/projects/values";
import { say } from "@/messages/say";

const kind: ListKind<ProjectDto, ProjectListDto> = {
  get title() {
    return say("common.projects");
  },
  get subtitle() {
    return say("projects.seeWhichVendorsWorkOn");
  },
  list: "projects",
  base: projectsBase,
  get searchHint() {
    return say("projects.searchByNameNumberOr");
  },
  sorts: [
    {
      value: "",
      get label() {
        return say("common.newestFirst");
      },
    },
    {
      value: "created",
      get label() {
        return say("common.oldestFirst");
      },
    },
    {
      value: "name",
      get label() {
        return say("projects.nameAToZ");
      },
    },
    {
      value: "-name",
      get label() {
        return say("projects.nameZToA");
      },
    },
    {
      value: "number",
      get label() {
        return say("projects.number");
      },
    },
    {
      value: "-number",
      get label() {
        return say("projects.numberFromTheEnd");
      },
    },
    {
      value: "status",
      get label() {
        return say("projects.activeFirst");
      },
    },
    {
      value: "-status",
      get label() {
        return say("projects.completedFirst");
      },
    },
    {
      value: "starts",
      get label() {
        return say("projects.startsSoonest");
      },
    },
    {
      value: "ends",
      get label() {
        return say("projects.endsSoonest");
      },
    },
    {
      value: "-ends",
      get label() {
        return say("projects.endsLast");
      },
    },
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
  const pageSize = usePageSize(address);
  const projects = useQuery(projectsQuery({ ...filter, page: address.page, limit: pageSize.limit }));

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

  function openCreated({ id }: ProjectDto) {
    setDialog(undefined);
    // From /projects/new, the back button must not lead to the form again.
    if (adding) router.replace(`/projects/${id}`);
    else router.push(`/projects/${id}`);
  }

  const openAdd = () => setDialog({ kind: "add" });

  return (
    <>
      <ListScreen
        kind={kind}
        address={address}
        filter={filter}
        query={projects}
        pageSize={pageSize}
        columns={columns}
        action={
          mayWrite && (
            <Button onClick={openAdd}>
              <Plus aria-hidden className="size-4" />
              {say("projects.addProjectButton")}
            </Button>
          )
        }
        empty={(clear) =>
          clear ? (
            <EmptyState message={say("projects.noProjectsFoundNoProject")} action={clear} />
          ) : (
            <EmptyState
              message={say("projects.noProjectsFoundAddYour")}
              action={mayWrite && <Button onClick={openAdd}>{say("projects.addYourFirstProject")}</Button>}
            />
          )
        }
        onChanged={useProjectsChanged()}
      >
        <FilterSelect
          address={address}
          name="status"
          label={say("common.status")}
          all={say("common.allStatus")}
          options={projectStatusOptions()}
        />
      </ListScreen>
      <ProjectDialogs open={dialog} onClose={closeDialog} onCreated={openCreated} />
    </>
  );
}
