import { ScanEye } from "lucide-react";
import type { ReactNode } from "react";
import { say } from "@/messages/say";

/** A value from the file. What is there but could not be read looks different from what is not there at all. */
export function ReadValue({ unreadable, children }: { unreadable: boolean; children: ReactNode }) {
  if (unreadable)
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap rounded-badge border border-violet border-dashed px-1.5 font-medium text-violet text-xs">
        <ScanEye aria-hidden className="size-3.5" />
        {say("documents.unreadable")}
      </span>
    );
  if (children === null || children === undefined || children === "")
    return <span className="text-ink-3">{say("documents.notStated")}</span>;
  return <span className="tabular-nums [overflow-wrap:anywhere]">{children}</span>;
}
