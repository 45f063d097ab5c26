"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatTime } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { stateLooks } from "@/components/vendors/import/import-words";
import { importsQuery } from "@/components/vendors/import/use-imports";
import type { ImportDto } from "@/lib/vendors/import/schema";
import { say } from "@/messages/say";

const columns = (timeZone: string): Column<ImportDto>[] => [
  {
    key: "file",
    header: say("vendors.file"),
    kind: "main",
    cell: ({ id, fileName, createdBy }) => (
      <>
        <Link
          href={`/vendors/import/${id}`}
          className="font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-link"
        >
          {fileName}
        </Link>
        <span className="block text-ink-3 text-small">
          {createdBy ? `${createdBy.firstName} ${createdBy.lastName}` : say("vendors.unknown")}
        </span>
      </>
    ),
  },
  {
    key: "when",
    header: say("vendors.imported"),
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatTime(createdAt, timeZone)}</span>,
  },
  {
    key: "rows",
    header: say("common.vendors"),
    cell: ({ created, updated }) => (
      <span className="text-ink-2 tabular-nums">
        {say("vendors.countNew", { count: created })}
        {updated > 0 && `, ${say("vendors.countChanged", { count: updated })}`}
      </span>
    ),
  },
  {
    key: "state",
    header: say("common.status"),
    cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].label}</Badge>,
  },
];

/** Earlier imports; hidden until there is one. */
export function PastImports() {
  const { company } = useSession();
  const { data } = useQuery(importsQuery());
  if (!data || data.imports.length === 0) return null;
  return (
    <Section title={say("vendors.earlierImports")}>
      <DataTable label={say("vendors.earlierImports")} columns={columns(company.timeZone)} rows={data.imports} rowKey={({ id }) => id} />
    </Section>
  );
}
