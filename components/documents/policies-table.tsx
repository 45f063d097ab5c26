import { coverageWords } from "@/components/documents/document-words";
import { nameOf, PolicyLimits } from "@/components/documents/policy-limits";
import { ReadValue } from "@/components/documents/read-value";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatDate } from "@/components/ui/format";
import { TextLink } from "@/components/ui/text-link";
import type { PolicyDto } from "@/lib/documents/schema";

function Flag({ label, value, unreadable }: { label: string; value: boolean | null; unreadable: readonly string[] }) {
  if (value !== null)
    return (
      <span className="block text-ink-3 text-small">
        {label}: {value ? "yes" : "no"}
      </span>
    );
  if (!unreadable.includes(`${label.toLowerCase()} box`)) return null;
  return (
    <span className="block text-ink-3 text-small">
      {label}: <ReadValue unreadable>{null}</ReadValue>
    </span>
  );
}

/** Why the line does not count among the vendor's coverages. */
function Standing({ policy: { supersededBy, otherInsured } }: { policy: PolicyDto }) {
  if (otherInsured)
    return <span className="mt-1 block text-small text-violet [overflow-wrap:anywhere]">Not counted: the insured is {otherInsured}</span>;
  if (!supersededBy) return null;
  return (
    <span className="mt-1 block text-ink-3 text-small [overflow-wrap:anywhere]">
      Superseded by <TextLink href={`/documents/${supersededBy.documentId}`}>{supersededBy.fileName}</TextLink>
    </span>
  );
}

function dateColumn(key: "effectiveDate" | "expirationDate", header: string): Column<PolicyDto> {
  return {
    key,
    header,
    cell: (policy) => (
      <ReadValue unreadable={policy[key] === null && policy.unreadable.includes(nameOf(key))}>
        {policy[key] && <span className="whitespace-nowrap">{formatDate(policy[key])}</span>}
      </ReadValue>
    ),
  };
}

const columns: Column<PolicyDto>[] = [
  {
    key: "coverage",
    header: "Coverage",
    kind: "main",
    cell: (policy) => (
      <>
        <span className="font-medium text-ink">
          {policy.coverage === "OTHER" && policy.coverageText ? policy.coverageText : coverageWords[policy.coverage]}
        </span>
        <Flag label="Additional insured" value={policy.additionalInsured} unreadable={policy.unreadable} />
        <Flag label="Waiver of subrogation" value={policy.waiverOfSubrogation} unreadable={policy.unreadable} />
        <Standing policy={policy} />
      </>
    ),
  },
  {
    key: "insurer",
    header: "Insurer",
    cell: (policy) => (
      <>
        <ReadValue unreadable={policy.insurerName === null && policy.unreadable.includes("insurer letter")}>{policy.insurerName}</ReadValue>
        {policy.insurerNaic && <span className="block text-ink-3 text-small tabular-nums">NAIC {policy.insurerNaic}</span>}
      </>
    ),
  },
  {
    key: "number",
    header: "Policy number",
    cell: (policy) => (
      <ReadValue unreadable={policy.policyNumber === null && policy.unreadable.includes("policy number")}>
        {policy.policyNumber && <span className="sm:whitespace-nowrap">{policy.policyNumber}</span>}
      </ReadValue>
    ),
  },
  dateColumn("effectiveDate", "Effective"),
  dateColumn("expirationDate", "Expiration"),
  { key: "limits", header: "Limits", kind: "main", className: "sm:w-[28%]", cell: (policy) => <PolicyLimits policy={policy} /> },
];

export function PoliciesTable({ policies }: { policies: readonly PolicyDto[] }) {
  return (
    <DataTable
      label="Coverages read from the file"
      columns={columns}
      rows={policies}
      rowKey={(policy) => String(policy.position)}
      alignTop
    />
  );
}
