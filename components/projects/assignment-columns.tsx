import { Pencil, X } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { endsEarlyInWords, whyInWords } from "@/components/projects/project-words";
import { ShortCover } from "@/components/projects/standing";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatDate } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { RowMenu } from "@/components/ui/row-menu";
import type { AssignmentDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

const facts: Column<AssignmentDto>[] = [
  {
    key: "vendor",
    get header() {
      return say("common.vendor");
    },
    kind: "main",
    sort: "vendor",
    className: "sm:w-[20%]",
    cell: ({ vendor: { id, name, status } }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <Link
          href={`/vendors/${id}`}
          className="min-w-0 font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {name}
        </Link>
        {status === "INACTIVE" && <Badge tone="grey">{say("projects.inactiveBadge")}</Badge>}
      </span>
    ),
  },
  {
    key: "scope",
    get header() {
      return say("projects.scopeOfWork");
    },
    sort: "scope",
    className: "sm:w-[14%]",
    cell: ({ scopeOfWork }) =>
      scopeOfWork ? (
        <span className="text-ink-2 [overflow-wrap:anywhere]">{scopeOfWork}</span>
      ) : (
        <span className="text-ink-3">{say("projects.notGiven")}</span>
      ),
  },
  {
    key: "status",
    get header() {
      return say("common.status");
    },
    sort: "status",
    cell: (assignment) => (
      <>
        <ComplianceBadge status={assignment.complianceStatus} />
        {/* Between phone and desk there is no room for a column of its own. */}
        <span className="mt-1 hidden text-ink-3 text-small [overflow-wrap:anywhere] sm:max-xl:block">{whyInWords(assignment)}</span>
      </>
    ),
  },
  {
    key: "why",
    get header() {
      return say("projects.why");
    },
    className: "sm:max-xl:hidden",
    cell: (assignment) => <span className="text-ink-2 text-small [overflow-wrap:anywhere]">{whyInWords(assignment)}</span>,
  },
  {
    key: "expiration",
    get header() {
      return say("projects.coverageEnds");
    },
    sort: "expiration",
    className: "sm:w-[20%]",
    cell: ({ earliestExpiration, endsEarly, complianceStatus }) =>
      earliestExpiration ? (
        <>
          <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(earliestExpiration)}</span>
          {endsEarly && <ShortCover>{endsEarlyInWords(complianceStatus)}</ShortCover>}
        </>
      ) : (
        <span className="text-ink-3">{say("projects.notKnown")}</span>
      ),
  },
];

type AssignmentActions = { edit: (assignment: AssignmentDto) => void; remove: (assignment: AssignmentDto) => void };

/** `actions` is missing for members who may only look. */
export function assignmentColumns(actions: AssignmentActions | undefined): Column<AssignmentDto>[] {
  if (!actions) return facts;
  return [
    ...facts,
    {
      key: "actions",
      header: say("common.actions"),
      kind: "actions",
      className: "sm:w-24",
      cell: (assignment) => (
        <RowMenu
          label={say("projects.actionsForName", { name: assignment.vendor.name })}
          actions={[
            { label: say("projects.changeScopeOfWork"), icon: <Pencil aria-hidden />, run: () => actions.edit(assignment) },
            { label: say("projects.removeFromProject"), icon: <X aria-hidden />, destructive: true, run: () => actions.remove(assignment) },
          ]}
        />
      ),
    },
  ];
}
