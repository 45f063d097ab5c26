"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatCount, formatTime } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { stateLooks } from "@/components/vendors/import/import-words";
import { importsQuery } from "@/components/vendors/import/use-imports";
import type { ImportDto } from "@/lib/vendors/import/schema";

const columns = (timeZone: string): Column<ImportDto>[] => [
  {
    key: "file",
    header: "File",
    kind: "main",
    cell: ({ id, fileName, createdBy }) => (
      <>
        <Link
          href={`/vendors/import/${id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {fileName}
        </Link>
        <span className="block text-ink-3 text-small">{createdBy ? `${createdBy.firstName} ${createdBy.lastName}` : "Unknown"}</span>
      </>
    ),
  },
  {
    key: "when",
    header: "Imported",
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatTime(createdAt, timeZone)}</span>,
  },
  {
    key: "rows",
    header: "Vendors",
    cell: ({ created, updated }) => (
      <span className="text-ink-2 tabular-nums">
        {formatCount(created, "new", "new")}
        {updated > 0 && `, ${formatCount(updated, "changed", "changed")}`}
      </span>
    ),
  },
  { key: "state", header: "Status", cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].label}</Badge> },
];

/** The lists that were taken in before; nothing while there are none. */
export function PastImports() {
  const { company } = useSession();
  const { data } = useQuery(importsQuery());
  if (!data || data.imports.length === 0) return null;
  return (
    <Section title="Earlier imports">
      <DataTable label="Earlier imports" columns={columns(company.timeZone)} rows={data.imports} rowKey={({ id }) => id} />
    </Section>
  );
}
