"use client";

import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { contractInWords } from "@/components/projects/contract-words";
import { GateBadge } from "@/components/projects/gate-badge";
import { HoldList } from "@/components/projects/project-gates";
import { whyInWords } from "@/components/projects/project-words";
import { clearanceQuery, projectQuery, sheetQuery } from "@/components/queries/use-projects";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { AssignmentDto } from "@/lib/projects/schema";
import { holdDays } from "@/lib/projects/values";
import { say } from "@/messages/say";

/** Both lists of a project on one sheet, with every contract: to be printed and hung up at the gate. */
export function PrintScreen({ id }: { id: string }) {
  const project = useQuery(projectQuery(id));
  const clearance = useQuery(clearanceQuery(id));
  const contracts = useQuery(sheetQuery(id));
  const failed = [project, clearance, contracts].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState title={say("projects.gatesLoadFailed")} advice={failed.error?.message ?? ""} onRetry={() => failed.refetch()} />;
  if (!project.data || !clearance.data || !contracts.data) return <Skeleton className="h-96 w-full rounded-card" />;
  const day = formatDate(clearance.data.date);
  return (
    <>
      <BackLink href={`/projects/${id}`}>{say("projects.backToProject")}</BackLink>
      <PageHeader
        title={project.data.name}
        subtitle={[project.data.number && say("projects.noNumber", { number: project.data.number }), day].filter(Boolean).join(" · ")}
        action={
          <Button className="print:hidden" onClick={() => window.print()}>
            <Printer aria-hidden className="size-4" />
            {say("projects.print")}
          </Button>
        }
      />
      <Section title={say("projects.gates")} className="mb-5">
        <ContractTable contracts={contracts.data} />
      </Section>
      <Section title={say("projects.onHoldSoon", { count: holdDays })}>
        <HoldList holds={clearance.data.holds} />
      </Section>
    </>
  );
}

const columns = (): Column<AssignmentDto>[] => [
  {
    key: "vendor",
    header: say("common.vendor"),
    kind: "main",
    className: "sm:w-[30%]",
    cell: (contract) => (
      <>
        <span className="block font-medium text-ink [overflow-wrap:anywhere]">{contract.vendor.name}</span>
        <span className="block text-ink-3 text-small">{contractInWords(contract)}</span>
      </>
    ),
  },
  { key: "work", header: say("projects.mayWork"), cell: ({ work }) => <GateBadge answer={work} /> },
  { key: "pay", header: say("projects.mayBePaid"), cell: ({ pay }) => <GateBadge answer={pay} /> },
  {
    key: "why",
    header: say("projects.why"),
    cell: (contract) => (
      <span className="flex flex-wrap items-start gap-1.5 text-ink-2 text-small [overflow-wrap:anywhere]">
        {whyInWords(contract)}
        <ExceptionMark count={contract.exceptedCount} />
        <WarningMark count={contract.warningsCount} />
      </span>
    ),
  },
  {
    key: "until",
    header: say("projects.validUntil"),
    cell: ({ validUntil }) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{validUntil ? formatDate(validUntil) : "–"}</span>
    ),
  },
];

function ContractTable({ contracts }: { contracts: readonly AssignmentDto[] }) {
  if (contracts.length === 0) return <p className="px-5 py-4 text-ink-3">{say("projects.vendorsEmpty")}</p>;
  return <DataTable label={say("projects.gates")} columns={columns()} rows={contracts} rowKey={({ id }) => id} alignTop />;
}
