"use client";

import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import type { CompanyDataDto } from "@/lib/admin/companies/schema";
import { actionInWords } from "@/lib/audit/values";

type Vendor = CompanyDataDto["vendors"][number];
type Document = CompanyDataDto["documents"][number];
type Event = CompanyDataDto["events"][number];

const vendorColumns: Column<Vendor>[] = [
  {
    key: "name",
    header: "Vendor",
    kind: "main",
    cell: ({ name }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>,
  },
  { key: "email", header: "Email", cell: ({ email }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{email}</span> },
  { key: "status", header: "Status", cell: ({ complianceStatus }) => <ComplianceBadge status={complianceStatus} /> },
  { key: "documents", header: "Documents", kind: "number", cell: ({ documentsCount }) => count(documentsCount) },
];

const stateWords = { PENDING: "Pending", PROCESSING: "Processing", PROCESSED: "Processed", FAILED: "Failed" } as const;

const documentColumns = (timeZone: string): Column<Document>[] => [
  {
    key: "file",
    header: "Document",
    kind: "main",
    cell: ({ fileName }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{fileName}</span>,
  },
  {
    key: "vendor",
    header: "Vendor",
    cell: ({ vendorName }) => <span className="text-ink-2">{vendorName ?? "No vendor assigned yet"}</span>,
  },
  {
    key: "state",
    header: "Processing",
    cell: ({ processingStatus }) => <span className="text-ink-2">{stateWords[processingStatus]}</span>,
  },
  { key: "since", header: "Uploaded", cell: ({ createdAt }) => <span className="text-ink-2">{formatZonedTime(createdAt, timeZone)}</span> },
];

const eventColumns = (timeZone: string): Column<Event>[] => [
  {
    key: "what",
    header: "What",
    kind: "main",
    cell: ({ who, action, subject }) => (
      <span className="text-ink [overflow-wrap:anywhere]">
        {who?.name ?? "Coverkeep"} {actionInWords(action)}
        {subject.name && <span className="text-ink-2">: {subject.name}</span>}
      </span>
    ),
  },
  { key: "at", header: "When", cell: ({ at }) => <span className="text-ink-2">{formatZonedTime(at, timeZone)}</span> },
];

/** What the platform admin asked to see, until the page is left. */
export function CompanyData({ data, timeZone }: { data: CompanyDataDto; timeZone: string }) {
  return (
    <>
      <Section title="Newest Vendors">
        {data.vendors.length === 0 ? (
          <EmptyState message="No vendors yet." />
        ) : (
          <DataTable label="Newest Vendors" columns={vendorColumns} rows={data.vendors} rowKey={({ id }) => id} />
        )}
      </Section>
      <Section title="Newest Documents">
        {data.documents.length === 0 ? (
          <EmptyState message="No documents yet." />
        ) : (
          <DataTable label="Newest Documents" columns={documentColumns(timeZone)} rows={data.documents} rowKey={({ id }) => id} />
        )}
      </Section>
      <Section title="Newest Activity">
        <DataTable label="Newest Activity" columns={eventColumns(timeZone)} rows={data.events} rowKey={({ seq }) => String(seq)} />
      </Section>
    </>
  );
}
