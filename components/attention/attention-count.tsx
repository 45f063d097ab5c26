"use client";

import { useAttentionTotal } from "@/components/attention/use-attention";
import { say } from "@/messages/say";

/** How much needs a person; nothing when nothing does. */
export function AttentionCount() {
  const count = useAttentionTotal();
  if (count === 0) return null;
  return (
    <span
      title={say("attention.countWaiting", { count })}
      className="inline-block whitespace-nowrap rounded-badge bg-violet-tint px-1.5 font-semibold text-violet text-xs tabular-nums"
    >
      {count > 999 ? "999+" : count}
      <span className="sr-only"> {say("attention.waiting")}</span>
    </span>
  );
}
