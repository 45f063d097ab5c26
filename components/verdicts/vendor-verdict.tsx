"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ComplianceBadge } from "@/components/compliance/compliance-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { formatDate } from "@/components/ui/format";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import { useAddress } from "@/components/ui/use-address";
import { AsOf } from "@/components/verdicts/as-of";
import { verdictQuery } from "@/components/verdicts/use-verdict";
import { unitName, VerdictUnit } from "@/components/verdicts/verdict-unit";
import type { LineDto, UnitDto, VendorVerdictDto } from "@/lib/compliance/reading/schema";
import { worstFirst } from "@/lib/compliance/verdicts/order-rules";
import { say } from "@/messages/say";

type VerdictProps = { vendorId: string; actions: (unit: UnitDto, line: LineDto) => ReactNode };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** The past day in the address; "": today. */
export function useAskedDay(): string {
  const asked = useAddress().get("asOf");
  return dayForm.test(asked) ? asked : "";
}

/** A vendor's status by its requirements, today or on the day in the address. */
export function VendorVerdict({ vendorId, actions }: VerdictProps) {
  const date = useAskedDay();
  const { data, error, refetch } = useQuery(verdictQuery(vendorId, date));
  return (
    <>
      {date && <PastDay date={date} verdict={data} />}
      {error && !data ? (
        <Card>
          <ErrorState title={say("verdicts.loadFailed")} advice={error.message} onRetry={() => refetch()} />
        </Card>
      ) : !data ? (
        <Skeleton className="h-96 w-full rounded-card" />
      ) : data.units.length === 0 ? (
        <Card className="px-5 py-4 text-ink-2">
          {say("verdicts.datesOnlyText")} <TextLink href="/requirements">{say("verdicts.chooseRequirements")}</TextLink>
        </Card>
      ) : (
        <Units units={data.units} actions={date ? undefined : actions} />
      )}
    </>
  );
}

/** Whose day is shown, and how to another one or back. */
function PastDay({ date, verdict }: { date: string; verdict: VendorVerdictDto | undefined }) {
  const address = useAddress();
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 border-yellow bg-yellow-tint px-5 py-3">
      <AsOf date={date} onChange={(day) => address.set({ asOf: day })}>
        <Button variant="ghost" onClick={() => address.set({ asOf: "" })}>
          {say("verdicts.backToToday")}
        </Button>
      </AsOf>
      {verdict && (
        <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-ink">{say("verdicts.asOfDay", { day: formatDate(verdict.date) })}</p>
          <ComplianceBadge status={verdict.status} />
          <p className="text-ink-2 text-small">{verdict.isJudgedAgain ? say("verdicts.judgedAgain") : say("verdicts.keptVerdict")}</p>
        </div>
      )}
      <TextLink href={`/vendors/as-of?date=${date}`} className="text-small sm:ml-auto">
        {say("verdicts.allVendorsThatDay")}
      </TextLink>
    </Card>
  );
}

const keyOf = ({ assignmentId }: UnitDto) => assignmentId ?? "vendor";

type UnitsProps = { units: readonly UnitDto[]; actions: VerdictProps["actions"] | undefined };

/** A vendor with several contracts has a verdict for each. The worst is shown first, and the others are one press away. */
function Units({ units, actions }: UnitsProps) {
  const address = useAddress();
  const ordered = units.toSorted((a, b) => worstFirst.indexOf(a.status) - worstFirst.indexOf(b.status));
  const unit = ordered.find((one) => keyOf(one) === address.get("contract")) ?? ordered[0];
  if (!unit) return null;
  return (
    <>
      {ordered.length > 1 && (
        <ul aria-label={say("verdicts.contracts")} className="flex flex-wrap gap-2">
          {ordered.map((one) => (
            <li key={keyOf(one)} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-pressed={one === unit}
                onClick={() => address.set({ contract: keyOf(one) })}
                className="flex min-h-11 max-w-full items-center gap-2 rounded-control border bg-surface px-3 py-1 text-left text-ink hover:bg-sunken aria-pressed:border-link aria-pressed:bg-accent-soft"
              >
                <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{unitName(one)}</span>
                <ComplianceBadge status={one.status} isBeingRead={one.isBeingRead} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VerdictUnit key={keyOf(unit)} unit={unit} hasReason={unit.reason !== ordered[0]?.reason} actions={actions} />
    </>
  );
}
