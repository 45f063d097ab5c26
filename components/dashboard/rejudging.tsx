"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rejudgingQuery } from "@/components/dashboard/use-overview";
import { formatNumber } from "@/components/ui/format";
import { say } from "@/messages/say";

/** Progress while vendors are checked again in the background. */
export function Rejudging(): ReactNode {
  const { data } = useQuery(rejudgingQuery());
  if (!data || data.total === 0) return null;
  return (
    <p role="status" className="text-ink-2 text-small tabular-nums">
      {say("dashboard.judgingAnew", { done: formatNumber(data.done), total: formatNumber(data.total) })}
    </p>
  );
}
