"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Printer } from "lucide-react";
import { contractInWords } from "@/components/projects/contract-words";
import { GateBadge } from "@/components/projects/gate-badge";
import { HoldList } from "@/components/projects/project-gates";
import { whyInWords } from "@/components/projects/project-words";
import { clearanceQuery, projectQuery, sheetQuery } from "@/components/projects/use-projects";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
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
    return (
      <ErrorState title={say("projects.theGatesCannotBeShown")} advice={failed.error?.message ?? ""} onRetry={() => failed.refetch()} />
    );
  if (!project.data || !clearance.data || !contracts.data) return <Skeleton className="h-96 w-full rounded-card" />;
  const day = formatDate(clearance.data.date);
  return (
    <>
      <TextLink alone href={`/projects/${id}`} className="mb-2 inline-flex items-center gap-1.5 text-small print:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        {say("projects.backToProject")}
      </TextLink>
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

const headClass = "px-3 py-2 text-left font-medium text-ink-3 text-small first:pl-5 last:pr-5";
const cellClass = "px-3 py-2 align-top first:pl-5 last:pr-5";

function ContractTable({ contracts }: { contracts: readonly AssignmentDto[] }) {
  if (contracts.length === 0) return <p className="px-5 py-4 text-ink-3">{say("projects.noVendorsAreOnThis")}</p>;
  const heads = [say("common.vendor"), say("projects.mayWork"), say("projects.mayBePaid"), say("projects.why"), say("projects.validUntil")];
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 print:min-w-0">
        <thead>
          <tr className="border-b">
            {heads.map((head) => (
              <th key={head} scope="col" className={headClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {contracts.map((contract) => (
            <tr key={contract.id} className="break-inside-avoid">
              <td className={cellClass}>
                <span className="block font-medium text-ink [overflow-wrap:anywhere]">{contract.vendor.name}</span>
                <span className="block text-ink-3 text-small">{contractInWords(contract)}</span>
              </td>
              <td className={cellClass}>
                <GateBadge answer={contract.work} />
              </td>
              <td className={cellClass}>
                <GateBadge answer={contract.pay} />
              </td>
              <td className={`${cellClass} text-ink-2 text-small`}>{whyInWords(contract)}</td>
              <td className={`${cellClass} whitespace-nowrap text-ink-2 tabular-nums`}>
                {contract.validUntil ? formatDate(contract.validUntil) : "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
