"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Pencil, RotateCcw, Trash2, Umbrella } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useCan } from "@/components/layout/session-context";
import { ProjectState } from "@/components/projects/project-columns";
import { type OpenDialog, ProjectDialogs } from "@/components/projects/project-dialogs";
import { ProjectGates } from "@/components/projects/project-gates";
import { ProjectVendors } from "@/components/projects/project-vendors";
import { workInWords } from "@/components/projects/project-words";
import { Standing } from "@/components/projects/standing";
import { WrapCard } from "@/components/projects/wrap-card";
import { projectQuery, useTurnProject } from "@/components/queries/use-projects";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { RecordLoading, RecordMissing } from "@/components/ui/record-state";
import { isMissing } from "@/lib/http/client/api";
import type { ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

/** One project: its details, its vendors' status, and each vendor. */
export function ProjectScreen({ id }: { id: string }) {
  const router = useRouter();
  const mayWrite = useCan("project:write");
  const [dialog, setDialog] = useState<OpenDialog>();
  // What is gone is not asked for again on the way to the list.
  const [isDeleted, setDeleted] = useState(false);
  const { data: project, isError, error, refetch } = useQuery({ ...projectQuery(id), enabled: !isDeleted });

  function leave() {
    setDeleted(true);
    router.replace("/projects");
  }

  // What was deleted meanwhile is not shown on.
  if (isError && (!project || isMissing(error)))
    return (
      <RecordMissing
        title={say("projects.projectLoadFailed")}
        advice={error.message}
        onRetry={refetch}
        list="/projects"
        listName={say("projects.allProjects")}
      />
    );
  if (!project) return <RecordLoading />;

  return (
    <>
      <BackLink href="/projects">{say("projects.allProjects")}</BackLink>
      <PageHeader
        title={project.name}
        subtitle={<ProjectFacts project={project} />}
        action={mayWrite && <ProjectActions project={project} onOpen={setDialog} />}
      />
      {project.vendors > 0 && (
        <section aria-label={say("projects.vendorStatus")} className="mb-5">
          <Standing project={project} />
        </section>
      )}
      <WrapCard project={project} />
      {project.vendors > 0 && <ProjectGates project={project} />}
      <ProjectVendors project={project} />
      <ProjectDialogs open={dialog} onClose={() => setDialog(undefined)} onDeleted={leave} />
    </>
  );
}

function ProjectFacts({ project }: { project: ProjectDto }) {
  const { status, number, address } = project;
  const work = workInWords(project);
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 *:not-last:after:ml-2 *:not-last:after:content-['·']">
        <span>
          <ProjectState status={status} />
        </span>
        {number && <span className="[overflow-wrap:anywhere]">{say("projects.noNumber", { number })}</span>}
        {work && <span className="tabular-nums">{work}</span>}
      </span>
      {address && <span className="mt-0.5 block whitespace-pre-line text-ink-3 text-small [overflow-wrap:anywhere]">{address}</span>}
    </>
  );
}

function ProjectActions({ project, onOpen }: { project: ProjectDto; onOpen: (dialog: OpenDialog) => void }) {
  const turn = useTurnProject(project);
  const Turn = project.status === "ACTIVE" ? CircleCheck : RotateCcw;
  return (
    <>
      <Button variant="secondary" onClick={() => onOpen({ kind: "edit", project })}>
        <Pencil aria-hidden className="size-4" />
        {say("common.edit")}
      </Button>
      {!project.wrap && (
        <Button variant="secondary" onClick={() => onOpen({ kind: "wrap", project })}>
          <Umbrella aria-hidden className="size-4" />
          {say("projects.wrapAdd")}
        </Button>
      )}
      <Button variant="secondary" busy={turn.isPending} onClick={() => turn.mutate()}>
        {!turn.isPending && <Turn aria-hidden className="size-4" />}
        {project.status === "ACTIVE" ? say("projects.complete") : say("projects.reopen")}
      </Button>
      <Button variant="secondary" onClick={() => onOpen({ kind: "delete", project })}>
        <Trash2 aria-hidden className="size-4" />
        {say("common.delete")}
      </Button>
    </>
  );
}
