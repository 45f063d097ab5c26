import { TriangleAlert } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { contractInWords } from "@/components/projects/contract-words";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { CompletedOperationsDto } from "@/lib/projects/clearance/schema";
import { say } from "@/messages/say";

/** The contracts whose work is done and whose general liability is still required, the lapsed ones first. */
export function CompletedOperations({ contracts }: { contracts: readonly CompletedOperationsDto[] }) {
  return (
    <Section title={say("projects.completedOperations")} className="mb-5">
      <ul className="divide-y">
        {contracts.map((contract) => (
          <li key={contract.assignmentId} className="flex items-start justify-between gap-x-6 gap-y-1 px-5 py-2.5 max-sm:flex-col">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <TextLink href={`/vendors/${contract.vendor.id}`}>{contract.vendor.name}</TextLink>
              <span className="block text-ink-3 text-small">{contractInWords(contract)}</span>
              <span className="block text-ink-2 text-small">{contract.reason}</span>
            </span>
            <span className="shrink-0 sm:text-right">
              {contract.isLapsed ? (
                <Badge tone="red" icon={TriangleAlert}>
                  {say("projects.lapsed")}
                </Badge>
              ) : (
                <ComplianceBadge status={contract.status} isBeingRead={contract.isBeingRead} />
              )}
              <span className="mt-1 block text-ink-2 text-small tabular-nums">
                {say("projects.requiredUntilDay", { day: formatDate(contract.until) })}
              </span>
              {contract.askedOn && (
                <span className="block text-ink-3 text-small tabular-nums">
                  {say("projects.lastAskedOn", { day: formatDate(contract.askedOn) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
