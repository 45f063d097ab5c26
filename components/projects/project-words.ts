import { formatDate } from "@/components/ui/format";
import type { AssignmentDto, ProjectDto, ProjectStatus } from "@/lib/projects/schema";
import { projectStatuses } from "@/lib/projects/values";
import { type PlainKey, say } from "@/messages/say";

export const projectStatusWords: Record<ProjectStatus, PlainKey> = { ACTIVE: "common.active", COMPLETED: "projects.completed" };

export const projectStatusOptions = () => projectStatuses.map((status) => ({ value: status, label: say(projectStatusWords[status]) }));

/** In one piece, wherever the line ends. */
const day = (isoDate: string) => formatDate(isoDate).replaceAll(" ", "\u00a0");

/** "Mar 1, 2027 to Sep 30, 2027"; null: neither day was given. */
export function workInWords({ startsOn, endsOn }: Pick<ProjectDto, "startsOn" | "endsOn">): string | null {
  if (startsOn && endsOn) return say("projects.startToEnd", { start: day(startsOn), end: day(endsOn) });
  if (startsOn) return say("projects.fromDay", { day: day(startsOn) });
  return endsOn ? say("projects.untilDay", { day: day(endsOn) }) : null;
}

export const endingEarlyInWords = (count: number) =>
  say("projects.coverageEndsText", { counted: say("projects.coverageEndsCounted", { count }) });

/** A sentence about one vendor's coverage. */
export const endsEarlyInWords = (status: AssignmentDto["complianceStatus"]) =>
  status === "EXPIRED" ? say("projects.coverageExpiredEarly") : say("projects.coverageExpiresEarly");

/** Why the status is what it is; the two that have no reason of their own say what they mean. */
export function whyInWords({ complianceStatus, complianceReason }: Pick<AssignmentDto, "complianceStatus" | "complianceReason">): string {
  if (complianceReason) return complianceReason;
  return complianceStatus === "NO_DOCUMENTS" ? say("projects.nothingReceivedYet") : say("projects.coverageHolds");
}
