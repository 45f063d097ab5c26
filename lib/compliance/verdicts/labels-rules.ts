import type { ComplianceStatus } from "@/lib/compliance/dates/schema";
import { titleOf } from "@/lib/infra/lists/rules";
import { say } from "@/messages/say";

type Marked = { exceptedCount: number; warningsCount: number };

/** A status in files, marked where it rests on exceptions or has warnings. */
export function markedStatus(status: ComplianceStatus, { exceptedCount, warningsCount }: Marked): string {
  const marks = [
    ...(exceptedCount > 0 ? [say("exceptions.withException")] : []),
    ...(warningsCount > 0 ? [say("verdicts.warnings", { count: warningsCount })] : []),
  ];
  return marks.length > 0 ? `${titleOf(status)} (${marks.join(", ")})` : titleOf(status);
}
