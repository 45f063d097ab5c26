"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { useCan, useSession } from "@/components/layout/session-context";
import { Payments } from "@/components/premium/payments";
import { useDownloadAudit } from "@/components/premium/use-premium";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { FormAlert } from "@/components/ui/form-alert";
import { todayIn } from "@/components/ui/format";
import { Input } from "@/components/ui/input";
import { PageHeader } from "@/components/ui/page-header";
import { addDays } from "@/lib/infra/dates-rules";
import { say } from "@/messages/say";

/** The calendar year that ended last, which most firms are audited for. */
function lastYear(today: string) {
  const year = Number(today.slice(0, 4)) - 1;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** A year's audit to download, and the payments that it counts. */
export function PremiumScreen() {
  const mayExport = useCan("company:export");
  return (
    <>
      <PageHeader title={say("premium.title")} subtitle={say("premium.about")} />
      {mayExport ? (
        <div className="space-y-6">
          <Year />
          <Payments />
        </div>
      ) : (
        <Card>
          <ErrorState title={say("premium.onlyAdmins")} advice={say("premium.askAnAdmin")} />
        </Card>
      )}
    </>
  );
}

function Year() {
  const [year, setYear] = useState(lastYear(todayIn(useSession().company.timeZone)));
  const download = useDownloadAudit();
  // A policy year is a year: the last day follows the first until it is chosen.
  const begin = (from: string) => setYear({ from, to: from ? addDays(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, -1) : year.to });
  const fetchAs = (format: "pdf" | "xlsx" | "zip") => download.mutate({ ...year, format });
  const isComplete = year.from !== "" && year.to !== "";
  return (
    <Card className="space-y-4 px-5 py-5">
      <div className="flex flex-wrap gap-4">
        <Field label={say("premium.from")} required>
          {(aria) => <Input type="date" value={year.from} onChange={({ target }) => begin(target.value)} {...aria} />}
        </Field>
        <Field label={say("premium.to")} required>
          {(aria) => (
            <Input
              type="date"
              min={year.from}
              value={year.to}
              onChange={({ target }) => setYear({ ...year, to: target.value })}
              {...aria}
            />
          )}
        </Field>
      </div>
      <p className="max-w-[80ch] text-ink-2">{say("premium.whatIsIn")}</p>
      {download.error && <FormAlert>{download.error.message}</FormAlert>}
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button busy={download.isPending} disabled={!isComplete} onClick={() => fetchAs("zip")}>
          <Download aria-hidden className="size-4" />
          {say("premium.downloadAll")}
        </Button>
        <Button variant="secondary" disabled={!isComplete || download.isPending} onClick={() => fetchAs("pdf")}>
          {say("premium.downloadPdf")}
        </Button>
        <Button variant="secondary" disabled={!isComplete || download.isPending} onClick={() => fetchAs("xlsx")}>
          {say("premium.downloadExcel")}
        </Button>
      </div>
    </Card>
  );
}
