import { CalendarClock, CircleCheck, CircleDashed, CircleSlash, History, Hourglass, type LucideIcon, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { formatDate, formatMoney } from "@/components/ui/format";
import type { ExceptionDto } from "@/lib/exceptions/schema";
import { kindNames, stateNames } from "@/lib/exceptions/values";
import { say } from "@/messages/say";

const looks: Record<ExceptionDto["state"], { tone: Tone; icon: LucideIcon }> = {
  requested: { tone: "violet", icon: Hourglass },
  approved: { tone: "blue", icon: CircleCheck },
  refused: { tone: "red", icon: CircleSlash },
  ended: { tone: "grey", icon: CircleDashed },
  withdrawn: { tone: "grey", icon: Undo2 },
};

/** The name of who requested or decided; a member who left has none. */
export const personName = (name: string | null): string => name?.trim() || say("exceptions.aFormerMember");
export const dayOf = (at: string): string => formatDate(at.slice(0, 10));
const whereOf = ({ project }: ExceptionDto) =>
  project ? [project.name, project.contractNumber].filter(Boolean).join(", ") : say("exceptions.ofAllWork");

export function ExceptionState({ exception: { state, endsSoon, isOutdated } }: { exception: ExceptionDto }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isOutdated ? (
        <Badge tone="orange" icon={History}>
          {say("exceptions.outdated")}
        </Badge>
      ) : (
        <Badge {...looks[state]}>{say(stateNames[state])}</Badge>
      )}
      {endsSoon && (
        <Badge tone="yellow" icon={CalendarClock}>
          {say("exceptions.endsSoon")}
        </Badge>
      )}
    </span>
  );
}

const second = "block text-ink-3 text-small [overflow-wrap:anywhere]";

type ColumnsOf = {
  /** Opens an exception with all that is known of it. */
  open: (exception: ExceptionDto) => void;
  actions: (exception: ExceptionDto) => ReactNode;
  /** The rows are those of one vendor, whose name is not repeated. */
  isOfVendor?: boolean;
};

/** Of whom, from what, until when, who requested and decided, and what became of it. */
export function exceptionColumns({ open, actions, isOfVendor = false }: ColumnsOf): Column<ExceptionDto>[] {
  const named = (exception: ExceptionDto, words: string, below: string) => (
    <>
      <button
        type="button"
        onClick={() => open(exception)}
        className="text-left font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link max-sm:min-h-11"
      >
        {words}
      </button>
      <span className={second}>{below}</span>
    </>
  );
  const kindOf = ({ kind, least }: ExceptionDto) =>
    least === null ? say(kindNames[kind]) : `${say(kindNames[kind])} · ${say("exceptions.leastAccepted", { amount: formatMoney(least) })}`;
  const vendor: Column<ExceptionDto> = {
    key: "vendor",
    header: say("common.vendor"),
    kind: "main",
    sort: "vendor",
    className: "sm:w-[22%]",
    cell: (exception) => named(exception, exception.vendor.name, whereOf(exception)),
  };
  const required: Column<ExceptionDto> = {
    key: "requirement",
    header: say("exceptions.requirement"),
    className: "sm:w-[27%]",
    ...(isOfVendor && { kind: "main" }),
    cell: (exception) =>
      isOfVendor ? (
        named(exception, exception.required, [kindOf(exception), exception.project && whereOf(exception)].filter(Boolean).join(" · "))
      ) : (
        <>
          <span className="text-ink [overflow-wrap:anywhere]">{exception.required}</span>
          <span className={second}>{kindOf(exception)}</span>
        </>
      ),
  };
  return [
    ...(isOfVendor ? [required] : [vendor, required]),
    {
      key: "until",
      header: say("exceptions.until"),
      sort: "until",
      cell: ({ lastDay, until }) => (
        <>
          <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatDate(lastDay)}</span>
          {lastDay < until && <span className={second}>{say("exceptions.withPolicy")}</span>}
        </>
      ),
    },
    {
      key: "requested",
      header: say("exceptions.requestedBy"),
      sort: "requested",
      className: "sm:w-[18%] sm:max-lg:hidden",
      cell: ({ requestedBy, byVendor, vendor: of, requestedAt, state, decidedBy, decidedAt }) => (
        <>
          <span className="text-ink-2 [overflow-wrap:anywhere]">{byVendor ? of.name : personName(requestedBy)}</span>
          <span className={second}>
            {decidedAt
              ? say(state === "refused" ? "exceptions.refusedOf" : "exceptions.approvedOf", { by: personName(decidedBy) })
              : dayOf(requestedAt)}
          </span>
        </>
      ),
    },
    { key: "state", header: say("common.status"), cell: (exception) => <ExceptionState exception={exception} /> },
    {
      key: "actions",
      header: say("common.actions"),
      kind: "actions",
      className: "sm:w-36",
      cell: (exception) => <span className="relative z-1 inline-flex items-center gap-1">{actions(exception)}</span>,
    },
  ];
}
