"use client";

import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { useCan } from "@/components/layout/session-context";
import { buttonClass } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { AsOf } from "@/components/verdicts/as-of";
import { verdictQuery } from "@/components/verdicts/use-verdict";
import { VerdictUnit } from "@/components/verdicts/verdict-unit";
import type { LineDto, UnitDto } from "@/lib/compliance/reading/schema";
import { say } from "@/messages/say";

type VerdictProps = { vendorId: string; actions: (unit: UnitDto, line: LineDto) => React.ReactNode };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** A vendor's status by its requirements, today or on the day in the address. */
export function VendorVerdict({ vendorId, actions }: VerdictProps) {
  const address = useAddress();
  const asked = address.get("asOf");
  const date = dayForm.test(asked) ? asked : "";
  const { data, error, refetch } = useQuery(verdictQuery(vendorId, date));
  const id = useId();
  const mayExport = useCan("company:export");
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-ink text-lg">
          {say("verdicts.requirements")}
        </h2>
        {mayExport && (
          <a
            href={`/api/vendors/${vendorId}/evidence${date ? `?date=${date}` : ""}`}
            download
            className={cx(buttonClass("ghost"), "ml-auto")}
          >
            <Download aria-hidden className="size-4" />
            {say("verdicts.exportEvidence")}
          </a>
        )}
        <TextLink href={`/vendors/as-of${date ? `?date=${date}` : ""}`} className="text-small">
          {say("verdicts.statusOnADay")}
        </TextLink>
        <AsOf date={date} onChange={(day) => address.set({ asOf: day })} />
      </div>
      {date && data && (
        <Card className="flex flex-wrap items-center gap-3 border-yellow bg-yellow-tint px-5 py-3">
          <p className="text-ink">{say("verdicts.asOfDay", { day: formatDate(data.date) })}</p>
          <ComplianceBadge status={data.status} />
          <p className="text-ink-2 text-small">{data.isJudgedAgain ? say("verdicts.judgedAgain") : say("verdicts.keptVerdict")}</p>
        </Card>
      )}
      {error && !data ? (
        <Card>
          <ErrorState title={say("verdicts.theVerdictCannotBeShown")} advice={error.message} onRetry={() => refetch()} />
        </Card>
      ) : !data ? (
        <Skeleton className="h-64 w-full rounded-card" />
      ) : data.units.length === 0 ? (
        <Card className="px-5 py-4 text-ink-2">
          {say("verdicts.judgedByDatesOnly")} <TextLink href="/requirements">{say("verdicts.chooseRequirements")}</TextLink>
        </Card>
      ) : (
        data.units.map((unit) => <VerdictUnit key={unit.assignmentId ?? "vendor"} unit={unit} actions={date ? undefined : actions} />)
      )}
    </section>
  );
}
