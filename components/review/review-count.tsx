"use client";

import { useQuery } from "@tanstack/react-query";
import { queueQuery } from "@/components/review/use-queue";

/** How many documents wait for a person; nothing when none does. */
export function ReviewCount() {
  const { data } = useQuery(queueQuery({ page: 1, limit: 1 }));
  const count = data?.pagination.total ?? 0;
  if (count === 0) return null;
  return (
    <span className="inline-block whitespace-nowrap rounded-badge bg-violet-tint px-1.5 font-semibold text-violet text-xs tabular-nums">
      {count > 999 ? "999+" : count}
      <span className="sr-only"> waiting</span>
    </span>
  );
}
