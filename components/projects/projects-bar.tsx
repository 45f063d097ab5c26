"use client";

import { CircleCheck, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { ListBar } from "@/components/lists/list-bar";
import { useAllIds, useExport } from "@/components/lists/use-lists";
import type { Selection } from "@/components/lists/use-selection";
import { Views } from "@/components/lists/views";
import { ProjectBatch } from "@/components/projects/project-batch";
import type { ProjectFilter } from "@/components/projects/project-keys";
import { projectsBase } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import type { Option } from "@/components/ui/select";
import type { Address } from "@/components/ui/use-address";
import type { ProjectAction } from "@/lib/projects/schema";

const noun = ["project", "projects"] as const;

type ProjectsBarProps = {
  address: Address;
  filter: ProjectFilter;
  total: number | undefined;
  busy: boolean;
  selection: Selection;
  sort: string;
  sorts: readonly Option[];
  onSort: (sort: string) => void;
};

/** What can be done with the filtered list of projects, or with the selected ones. */
export function ProjectsBar({ address, filter, selection, ...rest }: ProjectsBarProps) {
  const [asked, setAsked] = useState<ProjectAction>();
  const exporting = useExport(projectsBase, "projects.csv");
  const allIds = useAllIds(projectsBase);
  return (
    <>
      <ListBar
        {...rest}
        noun={noun}
        exporting={exporting.isPending}
        onExport={() => exporting.mutate(filter)}
        selection={selection}
        selectingAll={allIds.isPending}
        onSelectAll={() => allIds.mutate(filter, { onSuccess: selection.replace })}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsked("complete")}>
              <CircleCheck aria-hidden className="size-4" />
              Complete
            </Button>
            <Button variant="secondary" onClick={() => setAsked("reopen")}>
              <RotateCcw aria-hidden className="size-4" />
              Reopen
            </Button>
            <Button variant="secondary" onClick={() => setAsked("delete")}>
              <Trash2 aria-hidden className="size-4" />
              Delete
            </Button>
          </>
        }
      >
        <Views list="projects" address={address} />
      </ListBar>
      <ProjectBatch
        asked={asked}
        ids={selection.ids}
        noun={noun}
        onClose={() => setAsked(undefined)}
        onDone={(done) => selection.toggle(done, false)}
      />
    </>
  );
}
