"use client";

import { useQuery } from "@tanstack/react-query";
import { platformActivityQuery } from "@/components/admin/activity/use-activity";
import { AllCompaniesButton } from "@/components/admin/all-companies-button";
import { useSession } from "@/components/layout/session-context";
import { ListScreen } from "@/components/lists/list-screen";
import { usePageSize } from "@/components/lists/page-size";
import type { Column } from "@/components/ui/data-table";
import { EmptyState } from "@/components/ui/empty-state";
import { formatZonedTime } from "@/components/ui/format";
import { Link } from "@/components/ui/link";
import { useAddress } from "@/components/ui/use-address";
import type { PlatformEventDto } from "@/lib/admin/stats/activity-schema";
import { actionInWords } from "@/lib/tenancy/audit/values";
import { say } from "@/messages/say";

const columnsFor = (timeZone: string): Column<PlatformEventDto>[] => [
  {
    key: "what",
    header: say("common.what"),
    kind: "main",
    cell: ({ actor, action }) => (
      <span className="[overflow-wrap:anywhere]">
        <span className="font-medium text-ink">{actor.name}</span> <span className="text-ink-2">{actionInWords(action)}</span>
      </span>
    ),
  },
  {
    key: "company",
    header: say("common.company"),
    cell: ({ company }) => (
      <Link href={`/admin/companies/${company.id}`} className="text-link underline-offset-3 [overflow-wrap:anywhere] hover:underline">
        {company.name}
      </Link>
    ),
  },
  {
    key: "at",
    header: say("admin.when"),
    cell: ({ at }) => <span className="whitespace-nowrap text-ink-2 tabular-nums">{formatZonedTime(at, timeZone)}</span>,
  },
];

/** What happened in all companies, without what it happened to: that is the companies' own data. */
export function ActivityScreen() {
  const address = useAddress();
  const { company } = useSession();
  const companyId = address.id("companyId");
  const pageSize = usePageSize(address);
  const events = useQuery(platformActivityQuery({ companyId, page: address.page, limit: pageSize.limit }));
  return (
    <ListScreen
      title={say("admin.auditLogs")}
      subtitle={say("admin.activityHint")}
      filters={companyId && <AllCompaniesButton address={address} />}
      address={address}
      query={events}
      rowsOf={(answer) => answer.events}
      what={say("admin.theAuditLogs")}
      empty={<EmptyState message={say("admin.noActivityYet")} />}
      columns={columnsFor(company.timeZone)}
      rowKey={(event) => `${event.company.id}/${event.seq}`}
      pageSize={pageSize}
    />
  );
}
