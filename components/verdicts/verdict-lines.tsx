"use client";

import { ChevronDown, CircleCheck, Umbrella } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { cx } from "@/components/ui/class-names";
import { roles } from "@/components/ui/table-cells";
import { VerdictRow } from "@/components/verdicts/verdict-row";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { coverageNames } from "@/lib/compliance/verdicts/labels-values";
import { isGood, isOpen, isWarning } from "@/lib/compliance/verdicts/order-rules";
import { say } from "@/messages/say";

type Group = { name: string; lines: readonly LineDto[] };

/** The answer has the worst lines first, so the coverage with the worst line comes first. */
function groupsOf(lines: readonly LineDto[]): Group[] {
  const groups = Map.groupBy(lines, ({ coverage }) => coverage);
  return [...groups].map(([coverage, of]) => ({
    name: coverage ? say(coverageNames[coverage]) : say("verdicts.theCertificate"),
    lines: of,
  }));
}

type LinesProps = {
  unit: UnitDto;
  label: string;
  actions: ((line: LineDto) => ReactNode) | undefined;
  /** Shows a coverage that is met as one line, and of the others only what is open. */
  isFolded?: boolean;
};

const headClass =
  "sticky top-14 z-10 short:static h-10 border-b bg-surface px-3 text-left font-medium text-ink-3 text-small first:pl-5 last:pr-5";

/** Each requirement with what was found, its result and its proof, by coverage. On a phone each is a card. */
export function VerdictLines({ unit, label, actions, isFolded = false }: LinesProps) {
  const heads = [
    { name: say("verdicts.required"), className: "md:w-[32%]" },
    { name: say("verdicts.found"), className: "md:w-[20%] text-right" },
    { name: say("verdicts.result"), className: "md:w-[14%]" },
    { name: say("verdicts.where"), className: "" },
  ];
  return (
    <table {...roles.table} aria-label={label} className="w-full max-md:block md:table-fixed">
      <thead {...roles.rowgroup} className="max-md:sr-only">
        <tr {...roles.row}>
          {heads.map(({ name, className }) => (
            <th key={name} {...roles.columnheader} scope="col" className={cx(headClass, className)}>
              {name}
            </th>
          ))}
          {actions && (
            <th {...roles.columnheader} scope="col" className={cx(headClass, "md:w-36")}>
              <span className="sr-only">{say("common.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      {groupsOf(unit.lines).map((group) => (
        <LineGroup key={group.name} group={group} unit={unit} actions={actions} isFolded={isFolded} />
      ))}
    </table>
  );
}

/** What is open and said once: a coverage that expired is one row, not nine. A warning is worth a row only where nothing worse is open. */
function openLines(lines: readonly LineDto[], { status }: UnitDto): LineDto[] {
  const open = lines.filter((line) => isOpen(line.result) && (isGood(status) || !isWarning(line)));
  return open.filter(({ found }, at) => open[at - 1]?.found !== found);
}

type GroupProps = Pick<LinesProps, "unit" | "actions"> & { group: Group; isFolded: boolean };

function LineGroup({ group: { name, lines }, unit, actions, isFolded }: GroupProps) {
  const [isUnfolded, setUnfolded] = useState(!isFolded);
  const met = lines.filter(({ result }) => !isOpen(result)).length;
  const open = openLines(lines, unit);
  const shown = isUnfolded ? lines : open;
  const canFold = isFolded && open.length < lines.length;
  const isProvided = lines.every(({ result }) => result === "provided");
  const Met = isProvided ? Umbrella : CircleCheck;
  const title = (
    <>
      {met === lines.length && <Met aria-hidden className="size-4 shrink-0 text-blue" />}
      <span className="min-w-0 text-left">
        {isProvided ? say("verdicts.groupProvided", { name }) : say("verdicts.groupMet", { name, met, total: lines.length })}
      </span>
      {canFold && <ChevronDown aria-hidden className={cx("size-4 shrink-0 text-ink-3 transition-transform", isUnfolded && "rotate-180")} />}
    </>
  );
  return (
    <tbody
      {...roles.rowgroup}
      className="border-b last:border-b-0 max-md:block last:[&>tr:last-child>:first-child]:rounded-bl-card last:[&>tr:last-child>:last-child]:rounded-br-card"
    >
      <tr {...roles.row} className="max-md:block">
        <th
          {...roles.rowheader}
          scope="rowgroup"
          colSpan={actions ? 5 : 4}
          className="bg-ground font-semibold text-ink max-md:block md:h-10 md:pointer-coarse:h-11"
        >
          <span className="flex flex-wrap items-center gap-x-3 px-3 md:px-5">
            {canFold ? (
              <button
                type="button"
                aria-expanded={isUnfolded}
                onClick={() => setUnfolded(!isUnfolded)}
                className="control flex min-w-0 grow items-center gap-2 rounded-control hover:text-link"
              >
                {title}
              </button>
            ) : (
              <span className="control flex min-w-0 grow items-center gap-2">{title}</span>
            )}
            <ExceptionMark count={lines.filter(({ exception }) => exception !== null).length} />
            <WarningMark count={isUnfolded ? 0 : lines.filter((line) => isWarning(line) && !open.includes(line)).length} />
          </span>
        </th>
      </tr>
      {shown.map((line, at) => (
        <VerdictRow key={line.requirement} line={line} isRepeated={shown[at - 1]?.found === line.found} actions={actions?.(line)} />
      ))}
    </tbody>
  );
}
