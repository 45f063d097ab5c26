import { ShieldAlert, TriangleAlert } from "lucide-react";
import { severityNames } from "@/components/requirements/rule-names";
import type { Requirement } from "@/lib/compliance/requirements/schema";
import { say } from "@/messages/say";

/** Whether a miss turns the vendor or only warns. In neutral tones: it is no status. */
export function SeverityMark({ severity }: { severity: Requirement["severity"] }) {
  const Icon = severity === "hard" ? ShieldAlert : TriangleAlert;
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-badge border px-2 py-0.5 text-ink-2 text-small">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {say(severityNames[severity])}
    </span>
  );
}
