import { Archive, ArchiveRestore, CircleCheck, Copy, Pencil } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatMoment, formatNumber } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import type { MenuAction } from "@/components/ui/menu-items";
import { RowMenu } from "@/components/ui/row-menu";
import type { ListedSetDto } from "@/lib/compliance/sets/schema";
import { say } from "@/messages/say";

export type SetActions = Record<"rename" | "copy" | "makeDefault" | "archive" | "restore", (set: ListedSetDto) => void>;

const factsOf = (timeZone: string): Column<ListedSetDto>[] => [
  {
    key: "name",
    header: say("common.name"),
    kind: "main",
    className: "sm:w-[42%]",
    cell: ({ id, name, isDefault }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          href={`/requirements/${id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {name}
        </Link>
        {isDefault && (
          <Badge tone="grey" icon={CircleCheck}>
            {say("requirements.default")}
          </Badge>
        )}
      </span>
    ),
  },
  {
    key: "requirements",
    header: say("common.requirements"),
    kind: "number",
    cell: ({ requirementCount }) => formatNumber(requirementCount),
  },
  { key: "version", header: say("requirements.version"), kind: "number", cell: ({ number }) => formatNumber(number) },
  {
    key: "changed",
    header: say("requirements.changed"),
    cell: ({ changedAt, changedBy }) => (
      <span className="text-ink-2 tabular-nums">
        {formatMoment(changedAt, timeZone)}
        {changedBy && <span className="block text-ink-3 text-small">{say("requirements.byPerson", { name: changedBy })}</span>}
      </span>
    ),
  },
];

/** `actions` is missing for members who may only look. */
export function setColumns(timeZone: string, actions: SetActions | undefined): Column<ListedSetDto>[] {
  const facts = factsOf(timeZone);
  if (!actions) return facts;
  return [
    ...facts,
    {
      key: "actions",
      header: say("common.actions"),
      kind: "menu",
      className: "sm:w-24",
      cell: (set) => <RowMenu label={say("requirements.actionsForName", { name: set.name })} actions={actionsOf(set, actions)} />,
    },
  ];
}

function actionsOf(set: ListedSetDto, actions: SetActions): MenuAction[] {
  const copy = { label: say("requirements.copy"), icon: <Copy aria-hidden />, run: () => actions.copy(set) };
  if (set.archivedAt)
    return [{ label: say("requirements.restore"), icon: <ArchiveRestore aria-hidden />, run: () => actions.restore(set) }, copy];
  return [
    { label: say("requirements.rename"), icon: <Pencil aria-hidden />, run: () => actions.rename(set) },
    copy,
    ...(set.isDefault
      ? []
      : [
          { label: say("requirements.makeDefault"), icon: <CircleCheck aria-hidden />, run: () => actions.makeDefault(set) },
          { label: say("requirements.archive"), icon: <Archive aria-hidden />, run: () => actions.archive(set) },
        ]),
  ];
}
