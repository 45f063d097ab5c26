"use client";

import { useSession } from "@/components/layout/session-context";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/card";
import { type Column, DataTable } from "@/components/ui/data-table";
import { formatZonedTime } from "@/components/ui/format";
import { count } from "@/components/ui/number-cards";
import type { OperationsDto } from "@/lib/operations/overview/schema";
import { queueNames } from "@/lib/operations/queues/values";
import { say } from "@/messages/say";

type Queue = OperationsDto["queues"][number];

export const nameOfQueue = (name: string) => (queueNames[name] ? say(queueNames[name]) : name);

const columnsFor = (timeZone: string): Column<Queue>[] => [
  {
    key: "name",
    header: say("admin.queue"),
    kind: "main",
    cell: ({ name }) => <span className="font-medium text-ink">{nameOfQueue(name)}</span>,
  },
  { key: "waiting", header: say("common.waiting"), kind: "number", cell: ({ waiting }) => count(waiting) },
  { key: "running", header: say("admin.running"), kind: "number", cell: ({ running }) => count(running) },
  { key: "retrying", header: say("admin.retrying"), kind: "number", cell: ({ retrying }) => count(retrying) },
  {
    key: "dead",
    header: say("common.failed"),
    kind: "number",
    cell: ({ dead }) => (dead > 0 ? <Badge tone="red">{count(dead) ?? ""}</Badge> : "0"),
  },
  {
    key: "oldest",
    header: say("admin.oldestDue"),
    cell: ({ oldestDueAt }) => (
      <span className="whitespace-nowrap text-ink-2 tabular-nums">{oldestDueAt ? formatZonedTime(oldestDueAt, timeZone) : "–"}</span>
    ),
  },
];

export function Queues({ data }: { data: OperationsDto | undefined }) {
  const { company } = useSession();
  return (
    <Section title={say("admin.queues")}>
      <DataTable label={say("admin.queues")} columns={columnsFor(company.timeZone)} rows={data?.queues} rowKey={({ name }) => name} />
    </Section>
  );
}
