import { CircleCheck, Pencil, Trash2 } from "lucide-react";
import { projectStatusWords, workInWords } from "@/components/projects/project-words";
import { Standing } from "@/components/projects/standing";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import { RowMenu } from "@/components/ui/row-menu";
import type { ProjectDto, ProjectStatus } from "@/lib/projects/schema";
import { say } from "@/messages/say";

/** That the work goes on needs no mark, and no color of the vendors' statuses. */
export function ProjectState({ status }: { status: ProjectStatus }) {
  if (status === "ACTIVE") return <span className="text-ink-2">{say(projectStatusWords.ACTIVE)}</span>;
  return (
    <Badge tone="grey" icon={CircleCheck}>
      {say(projectStatusWords.COMPLETED)}
    </Badge>
  );
}

const facts: Column<ProjectDto>[] = [
  {
    key: "project",
    get header() {
      return say("projects.project");
    },
    kind: "main",
    sort: "name",
    className: "sm:w-[27%]",
    cell: ({ id, name, number, address }) => (
      <>
        <Link
          href={`/projects/${id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {name}
        </Link>
        <span className="line-clamp-2 text-ink-3 text-small [overflow-wrap:anywhere]">
          {[number, address].filter(Boolean).join(" · ") || say("projects.placeUnknown")}
        </span>
      </>
    ),
  },
  {
    key: "vendors",
    get header() {
      return say("common.vendors");
    },
    className: "sm:w-[35%]",
    cell: (project) => <Standing project={project} className="max-sm:justify-end" />,
  },
  {
    key: "work",
    get header() {
      return say("projects.work");
    },
    sort: "ends",
    className: "sm:w-[13%] sm:max-xl:hidden",
    cell: (project) => (
      <span className="text-ink-2 tabular-nums">
        {workInWords(project) ?? <span className="text-ink-3">{say("projects.noDates")}</span>}
      </span>
    ),
  },
  {
    key: "status",
    get header() {
      return say("common.status");
    },
    sort: "status",
    cell: ({ status }) => <ProjectState status={status} />,
  },
];

type ProjectActions = { edit: (project: ProjectDto) => void; remove: (project: ProjectDto) => void };

/** `actions` is missing for members who may only look. */
export function projectColumns(actions: ProjectActions | undefined): Column<ProjectDto>[] {
  if (!actions) return facts;
  return [
    ...facts,
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      className: "sm:w-24",
      cell: (project) => (
        <RowMenu
          label={say("projects.actionsForName", { name: project.name })}
          actions={[
            { label: say("common.edit"), icon: <Pencil aria-hidden />, run: () => actions.edit(project) },
            { label: say("common.delete"), icon: <Trash2 aria-hidden />, destructive: true, run: () => actions.remove(project) },
          ]}
        />
      ),
    },
  ];
}
