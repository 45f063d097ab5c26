"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { CompletedOperations } from "@/components/projects/completed-operations";
import { contractInWords } from "@/components/projects/contract-words";
import { GateBadge } from "@/components/projects/gate-badge";
import { SheetExport } from "@/components/projects/sheet-export";
import { clearanceQuery, projectsBase } from "@/components/queries/use-projects";
import { Section } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { daysUntil, formatDate, formatDays, formatNumber } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { type GateAnswer, gateAnswers } from "@/lib/compliance/requirements/values";
import { answerNames } from "@/lib/compliance/verdicts/labels-values";
import type { HoldDto, ProjectClearanceDto } from "@/lib/projects/clearance/schema";
import type { ProjectDto } from "@/lib/projects/schema";
import { holdDays } from "@/lib/projects/values";
import { say } from "@/messages/say";

/** Who of a project may work and be paid, who will be on hold soon, and whose insurance after the work has lapsed. */
export function ProjectGates({ project: { id } }: { project: ProjectDto }) {
  const { data, error, refetch } = useQuery(clearanceQuery(id));
  if (error && !data)
    return (
      <Section title={say("projects.gates")} className="mb-5">
        <ErrorState title={say("projects.gatesLoadFailed")} advice={error.message} onRetry={() => refetch()} />
      </Section>
    );
  return (
    <>
      <section aria-label={say("projects.gates")} className="mb-5 grid grid-cols-2 gap-2 sm:gap-4">
        <Gate name="work" title={say("projects.mayWork")} counts={data?.work} />
        <Gate name="pay" title={say("projects.mayBePaid")} counts={data?.pay} />
      </section>
      {data && data.completedOperations.length > 0 && <CompletedOperations contracts={data.completedOperations} />}
      <Holds projectId={id} holds={data?.holds} />
    </>
  );
}

const worstFirst: readonly GateAnswer[] = [...gateAnswers].reverse();

type GateProps = { name: "work" | "pay"; title: string; counts: ProjectClearanceDto["work"] | undefined };

/** One gate: how many contracts it stops, warns about and lets through. Each number narrows the list below. */
function Gate({ name, title, counts }: GateProps) {
  const address = useAddress();
  const chosen = address.get(name);
  return (
    <div className="rounded-card border bg-surface px-3 pt-3 pb-3 sm:px-5 sm:pb-4">
      <h2 className="font-semibold text-body text-ink">{title}</h2>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {worstFirst.map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={chosen === answer}
            aria-label={
              counts && say("projects.showAnswer", { gate: title, answer: say(answerNames[answer]), counted: formatNumber(counts[answer]) })
            }
            onClick={() => address.set({ [name]: chosen === answer ? "" : answer })}
            className={cx(
              "rounded-control border px-2 py-2 text-left hover:border-ink-2 max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:justify-between sm:px-3",
              chosen === answer ? "border-ink bg-sunken" : "border-line",
            )}
          >
            <span className="block min-h-8 font-semibold text-2xl text-ink tabular-nums">
              {counts ? formatNumber(counts[answer]) : <Skeleton className="h-7 w-8" />}
            </span>
            <GateBadge answer={answer} />
          </button>
        ))}
      </div>
    </div>
  );
}

function Holds({ projectId, holds }: { projectId: string; holds: readonly HoldDto[] | undefined }) {
  return (
    <Section
      title={say("projects.onHoldSoon", { count: holdDays })}
      className="mb-5"
      aside={
        <TextLink alone href={`/projects/${projectId}/print`} className="inline-flex shrink-0 items-center gap-1.5">
          <Printer aria-hidden className="size-4" />
          {say("projects.printSheet")}
        </TextLink>
      }
    >
      {holds ? <HoldList holds={holds} /> : <Skeleton className="m-5 h-5 w-2/5" />}
      {holds && holds.length > 0 && (
        <div className="flex flex-wrap border-t px-2 py-1">
          <SheetExport address={`${projectsBase}/${projectId}/clearance`} />
        </div>
      )}
    </Section>
  );
}

/** The contracts that will be on hold, the soonest first. */
export function HoldList({ holds }: { holds: readonly HoldDto[] }) {
  const { company } = useSession();
  if (holds.length === 0) return <p className="px-5 py-4 text-ink-3">{say("projects.onHoldSoonEmpty", { count: holdDays })}</p>;
  return (
    <ul className="divide-y">
      {holds.map((hold) => (
        <li key={hold.assignmentId} className="flex items-start justify-between gap-x-6 gap-y-1 px-5 py-2.5 max-sm:flex-col">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <TextLink href={`/vendors/${hold.vendor.id}`}>{hold.vendor.name}</TextLink>
            <span className="block text-ink-3 text-small">{contractInWords(hold)}</span>
          </span>
          <span className="sm:text-right">
            <span className="block text-ink tabular-nums">
              {formatDate(hold.from)} ({formatDays(daysUntil(hold.from, new Date(), company.timeZone))})
            </span>
            <span className="block text-ink-2 text-small">{hold.reason}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
