"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { vendorKeys } from "@/components/queries/vendor-keys";
import { rejudgingQuery } from "@/components/requirements/requirement-queries";
import { formatNumber } from "@/components/ui/format";
import { PageHeader } from "@/components/ui/page-header";
import { Progress } from "@/components/ui/progress";
import { say } from "@/messages/say";

/** The header of the pages about requirement sets. Below it: how far the judging is that the last change asked for. */
export function RequirementsHeader(header: { title: string; subtitle: ReactNode; action?: ReactNode }) {
  return (
    <>
      <PageHeader {...header} />
      <Rejudging />
    </>
  );
}

function Rejudging() {
  const client = useQueryClient();
  const { data } = useQuery(rejudgingQuery());
  const { total, done } = data ?? { total: 0, done: 0 };
  const isGoingOn = total > 0;
  const wasGoingOn = useRef(false);
  useEffect(() => {
    // The badges that other pages hold are old now.
    if (wasGoingOn.current && !isGoingOn) void client.invalidateQueries({ queryKey: vendorKeys.all });
    wasGoingOn.current = isGoingOn;
  }, [client, isGoingOn]);
  if (!isGoingOn) return null;
  const label = say("requirements.doneOfTotal", { done: formatNumber(done), total: formatNumber(total) });
  return (
    <div className="mb-5 max-w-lg">
      <Progress label={label} percent={Math.floor((done / total) * 100)} />
    </div>
  );
}
