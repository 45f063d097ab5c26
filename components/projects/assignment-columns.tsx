import { Pencil, Plus, Umbrella, X } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { enrollmentInWords } from "@/components/projects/enrollment-words";
import { GateBadge } from "@/components/projects/gate-badge";
import { endsEarlyInWords, whyInWords } from "@/components/projects/project-words";
import { ShortCover } from "@/components/projects/standing";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatDate } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { RowMenu } from "@/components/ui/row-menu";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { AssignmentDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

/** `hasWrap`: the project has a wrap-up, in which each vendor has a place. */
const factsOf = (hasWrap: boolean): Column<AssignmentDto>[] => [
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
      return say("projects.contract");
    },
    sort: "scope",
    className: "sm:w-[17%]",
    cell: (assignment) => <Contract assignment={assignment} hasWrap={hasWrap} />,
  },
  {
    key: "work",
    get header() {
      return say("projects.mayWork");
    },
    cell: ({ work }) => <GateBadge answer={work} />,
  },
  {
    key: "pay",
    get header() {
      return say("projects.mayBePaid");
    },
    cell: ({ pay }) => <GateBadge answer={pay} />,
  },
  {
    key: "status",
    get header() {
      return say("common.status");
    },
    sort: "status",
    className: "sm:w-[24%]",
    cell: (assignment) => (
      <>
        <span className="inline-flex flex-wrap items-center gap-1.5">
          <ComplianceBadge status={assignment.complianceStatus} isBeingRead={assignment.isBeingRead} isByDates={assignment.isByDates} />
          <ExceptionMark count={assignment.exceptedCount} />
          <WarningMark count={assignment.warningsCount} />
        </span>
        <span className="mt-1 block text-ink-2 text-small [overflow-wrap:anywhere]">{whyInWords(assignment)}</span>
      </>
    ),
  },
  {
    key: "expiration",
    get header() {
      return say("projects.validUntil");
    },
    sort: "expiration",
    className: "sm:w-[14%]",
    cell: ({ validUntil, endsEarly, complianceStatus }) => (
      <>
        {validUntil ? (
          <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(validUntil)}</span>
        ) : (
          <span className="text-ink-3">–</span>
        )}
        {endsEarly && <ShortCover>{endsEarlyInWords(complianceStatus)}</ShortCover>}
      </>
    ),
  },
];

function Contract({ assignment, hasWrap }: { assignment: AssignmentDto; hasWrap: boolean }) {
  const { contractNumber, trade, scopeOfWork, requirementSetName } = assignment;
  const lines = [contractNumber && say("projects.noNumber", { number: contractNumber }), trade, scopeOfWork].flatMap((line) => line || []);
  const [first, ...others] = lines;
  if (!first && !requirementSetName && !hasWrap) return <span className="text-ink-3">{say("projects.notGiven")}</span>;
  return (
    <span className="[overflow-wrap:anywhere]">
      {first && <span className="block text-ink-2">{first}</span>}
      {others.map((line) => (
        <span key={line} className="block text-ink-3 text-small">
          {line}
        </span>
      ))}
      {requirementSetName && <span className="block text-ink-3 text-small">{say("projects.judgedBy", { name: requirementSetName })}</span>}
      {hasWrap && <span className="block text-ink-2 text-small">{enrollmentInWords(assignment.enrollment)}</span>}
    </span>
  );
}

type Act = (assignment: AssignmentDto) => void;
/** `enroll` is missing without a wrap-up, `another` where no vendors can be added. */
type AssignmentActions = { edit: Act; enroll?: Act; another?: Act; remove: Act };

/** `actions` is missing for members who may only look. */
export function assignmentColumns(actions: AssignmentActions | undefined, hasWrap: boolean): Column<AssignmentDto>[] {
  if (!actions) return factsOf(hasWrap);
  return [
    ...factsOf(hasWrap),
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      className: "sm:w-24",
      cell: (assignment) => (
        <RowMenu
          label={say("projects.actionsForName", { name: assignment.vendor.name })}
          actions={[
            { label: say("projects.editContract"), icon: <Pencil aria-hidden />, run: () => actions.edit(assignment) },
            ...(actions.enroll
              ? [{ label: say("projects.enrollmentEdit"), icon: <Umbrella aria-hidden />, run: () => actions.enroll?.(assignment) }]
              : []),
            ...(actions.another
              ? [{ label: say("projects.addAnotherContract"), icon: <Plus aria-hidden />, run: () => actions.another?.(assignment) }]
              : []),
            { label: say("projects.removeFromProject"), icon: <X aria-hidden />, destructive: true, run: () => actions.remove(assignment) },
          ]}
        />
      ),
    },
  ];
}
