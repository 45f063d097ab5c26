"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { useSession } from "@/components/layout/session-context";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { BackLink } from "@/components/ui/back-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Column } from "@/components/ui/data-table";
import { todayIn } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { AsOf } from "@/components/verdicts/as-of";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { PastDto } from "@/lib/compliance/reading/past-schema";
import { api } from "@/lib/http/client/api";
import { addDays } from "@/lib/infra/dates-rules";
import { type PlainKey, say } from "@/messages/say";

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The days that auditors ask about, before this day. */
function usualDays(today: string): { day: string; label: PlainKey }[] {
  return [
    { day: addDays(today, -1), label: "verdicts.yesterday" },
    { day: addDays(`${today.slice(0, 7)}-01`, -1), label: "verdicts.pastMonth" },
    { day: addDays(`${today.slice(0, 4)}-01-01`, -1), label: "verdicts.pastYear" },
  ];
}

type PastVendor = PastDto["vendors"][number];

const columnsOn = (date: string): Column<PastVendor>[] => [
  {
    key: "vendor",
    header: say("common.vendor"),
    kind: "main",
    className: "sm:w-[30%]",
    cell: ({ id, name, isJudgedAgain }) => (
      <>
        <TextLink href={`/vendors/${id}?asOf=${date}`} className="[overflow-wrap:anywhere]">
          {name}
        </TextLink>
        {/* The verdict that was kept on that day is the usual case. */}
        {isJudgedAgain && <span className="block text-ink-3 text-small">{say("verdicts.judgedAgain")}</span>}
      </>
    ),
  },
  {
    key: "status",
    header: say("common.status"),
    className: "sm:w-[24%]",
    cell: ({ status, isBeingRead, exceptedCount, warningsCount }) => (
      <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
        <ComplianceBadge status={status} isBeingRead={isBeingRead} />
        <ExceptionMark count={exceptedCount} />
        <WarningMark count={warningsCount} />
      </span>
    ),
  },
  {
    key: "why",
    header: say("projects.why"),
    className: "[overflow-wrap:anywhere] max-sm:not-has-[p]:hidden",
    cell: ({ reason }) => reason && <p className="text-ink-2">{reason}</p>,
  },
];

/** The status of the company's vendors, or those of a project, on a chosen day: yesterday until one is chosen. */
export function PastScreen() {
  const address = useAddress();
  const days = usualDays(todayIn(useSession().company.timeZone));
  const asked = address.get("date");
  const date = dayForm.test(asked) ? asked : (days[0]?.day ?? "");
  const filter = { date, projectId: address.id("projectId") || undefined, page: address.page };
  const query = useQuery({
    queryKey: vendorKeys.past(filter),
    queryFn: () => api.get<PastDto>("/api/verdicts", filter),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <>
      <BackLink href="/vendors">{say("vendors.allVendors")}</BackLink>
      <PageHeader title={say("verdicts.statusOnADay")} subtitle={say("verdicts.statusOnADayAbout")} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <AsOf date={date} onChange={(day) => address.set({ date: day })}>
          {days.map(({ day, label }) => (
            <Button
              key={day}
              variant="ghost"
              aria-pressed={day === date}
              className="aria-pressed:bg-sunken"
              onClick={() => address.set({ date: day })}
            >
              {say(label)}
            </Button>
          ))}
        </AsOf>
        <div className="w-64 max-w-full">
          <ProjectCombobox
            none={say("vendors.allProjects")}
            placeholder={say("vendors.allProjects")}
            aria-label={say("vendors.project")}
            value={address.id("projectId")}
            onChange={(chosen) => address.set({ projectId: chosen })}
          />
        </div>
      </div>
      <Card>
        <ListTable
          label={say("verdicts.statusOnADay")}
          columns={columnsOn(query.data?.date ?? date)}
          address={address}
          query={query}
          rowsOf={({ vendors }) => vendors}
          rowKey={({ id }) => id}
          failed={say("verdicts.loadFailed")}
          empty={<EmptyLine>{say("verdicts.nobodyThatDay")}</EmptyLine>}
        />
      </Card>
    </>
  );
}
