"use client";

import { useWaitingEmails } from "@/components/inbox/use-inbox";
import { say } from "@/messages/say";

/** How many emails wait for a person; nothing when none does. */
export function InboxCount() {
  const count = useWaitingEmails();
  if (count === 0) return null;
  return (
    <span
      title={say("inbox.waitingCount", { count })}
      className="inline-block whitespace-nowrap rounded-badge bg-violet-tint px-1.5 font-semibold text-violet text-xs tabular-nums"
    >
      {count > 999 ? "999+" : count}
      <span className="sr-only"> {say("inbox.waitingShort")}</span>
    </span>
  );
}
