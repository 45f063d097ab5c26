"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { ExceptionMark } from "@/components/exceptions/exception-mark";
import { EmptyLine, ListTable } from "@/components/lists/list-table";
import { ProjectCombobox } from "@/components/pickers/project-combobox";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { AsOf } from "@/components/verdicts/as-of";
import { WarningMark } from "@/components/verdicts/warning-mark";
import type { PastDto } from "@/lib/compliance/reading/past-schema";
import { api } from "@/lib/http/client/api";
import { say } from "@/messages/say";

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The status of the company's vendors, or those of a project, on a chosen day. */
export function PastScreen() {
  const address = useAddress();
  const asked = address.get("date");
  const date = dayForm.test(asked) ? asked : "";
  const filter = { date, projectId: address.id("projectId") || undefined, page: address.page };
  const query = useQuery({
    queryKey: vendorKeys.past(filter),
    queryFn: () => api.get<PastDto>("/api/verdicts", filter),
    enabled: date !== "",
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return (
    <>
      <TextLink alone href="/vendors" className="mb-2 inline-flex items-center gap-1.5 text-small">
        <ArrowLeft aria-hidden className="size-4" />
        {say("vendors.allVendors")}
      </TextLink>
      <PageHeader title={say("verdicts.statusOnADay")} subtitle={say("verdicts.statusOnADayAbout")} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <AsOf date={date} onChange={(day) => address.set({ date: day })} />
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
        {!date ? (
          <EmptyLine>{say("verdicts.chooseADay")}</EmptyLine>
        ) : (
          <ListTable
            label={say("verdicts.statusOnADay")}
            address={address}
            query={query}
            rowsOf={({ vendors }) => vendors}
            rowKey={({ id }) => id}
            failed={say("verdicts.theVerdictCannotBeShown")}
            empty={<EmptyLine>{say("verdicts.nobodyThatDay")}</EmptyLine>}
            item={({ id, name, status, isBeingRead, reason, exceptedCount, warningsCount, isJudgedAgain }) => (
              <li className="grid items-start gap-x-4 gap-y-1 px-5 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
                <div className="min-w-0 [overflow-wrap:anywhere]">
                  <TextLink href={`/vendors/${id}?asOf=${query.data?.date}`}>{name}</TextLink>
                  {reason && <p className="text-ink-2 text-small">{reason}</p>}
                  <p className="text-ink-3 text-small">{isJudgedAgain ? say("verdicts.judgedAgain") : say("verdicts.keptVerdict")}</p>
                </div>
                <span className="flex flex-wrap items-center gap-1.5">
                  <ComplianceBadge status={status} isBeingRead={isBeingRead} />
                  <ExceptionMark count={exceptedCount} />
                  <WarningMark count={warningsCount} />
                </span>
              </li>
            )}
          />
        )}
      </Card>
    </>
  );
}
