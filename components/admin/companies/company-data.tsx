"use client";

import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import type { CompanyDataDto } from "@/lib/admin/companies/schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import { type PlainKey, say } from "@/messages/say";

type Vendor = CompanyDataDto["vendors"][number];
type Document = CompanyDataDto["documents"][number];
type Event = CompanyDataDto["events"][number];

const vendorColumns: Column<Vendor>[] = [
  {
    key: "name",
    get header() {
      return say("common.vendor");
    },
    kind: "main",
    cell: ({ name }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{name}</span>,
  },
  {
    key: "email",
    get header() {
      return say("common.email");
    },
    cell: ({ email }) => <span className="text-ink-2 [overflow-wrap:anywhere]">{email}</span>,
  },
  {
    key: "status",
    get header() {
      return say("common.status");
    },
    cell: ({ complianceStatus, isBeingRead }) => <ComplianceBadge status={complianceStatus} isBeingRead={isBeingRead} />,
  },
  {
    key: "documents",
    get header() {
      return say("common.documents");
    },
    kind: "number",
    cell: ({ documentsCount }) => count(documentsCount),
  },
];

const stateWords = {
  PENDING: "common.pending",
  PROCESSING: "common.processing",
  PROCESSED: "common.processed",
  FAILED: "common.failed",
} as const satisfies Record<string, PlainKey>;

const documentColumns = (timeZone: string): Column<Document>[] => [
  {
    key: "file",
    header: say("admin.document"),
    kind: "main",
    cell: ({ fileName }) => <span className="font-medium text-ink [overflow-wrap:anywhere]">{fileName}</span>,
  },
  {
    key: "vendor",
    header: say("common.vendor"),
    cell: ({ vendorName }) => <span className="text-ink-2">{vendorName ?? say("admin.vendorUnassigned")}</span>,
  },
  {
    key: "state",
    header: say("common.processing"),
    cell: ({ processingStatus }) => <span className="text-ink-2">{say(stateWords[processingStatus])}</span>,
  },
  {
    key: "since",
    header: say("common.uploaded"),
    cell: ({ createdAt }) => <span className="text-ink-2">{formatZonedTime(createdAt, timeZone)}</span>,
  },
];

const eventColumns = (timeZone: string): Column<Event>[] => [
  {
    key: "what",
    header: say("common.what"),
    kind: "main",
    cell: ({ actor, action, subject }) => (
      <span className="text-ink [overflow-wrap:anywhere]">
        {actor.name} {actionInWords(action)}
        {subject.name && <span className="text-ink-2">: {subject.name}</span>}
      </span>
    ),
  },
  { key: "at", header: say("admin.when"), cell: ({ at }) => <span className="text-ink-2">{formatZonedTime(at, timeZone)}</span> },
];

/** What the platform admin asked to see, until the page is left. */
export function CompanyData({ data, timeZone }: { data: CompanyDataDto; timeZone: string }) {
  return (
    <>
      <Section title={say("admin.newestVendors")}>
        {data.vendors.length === 0 ? (
          <EmptyState message={say("admin.noVendorsYet")} />
        ) : (
          <DataTable label={say("admin.newestVendors")} columns={vendorColumns} rows={data.vendors} rowKey={({ id }) => id} />
        )}
      </Section>
      <Section title={say("admin.newestDocuments")}>
        {data.documents.length === 0 ? (
          <EmptyState message={say("common.noDocumentsYet")} />
        ) : (
          <DataTable
            label={say("admin.newestDocuments")}
            columns={documentColumns(timeZone)}
            rows={data.documents}
            rowKey={({ id }) => id}
          />
        )}
      </Section>
      <Section title={say("admin.newestActivity")}>
        <DataTable
          label={say("admin.newestActivity")}
          columns={eventColumns(timeZone)}
          rows={data.events}
          rowKey={({ seq }) => String(seq)}
        />
      </Section>
    </>
  );
}
