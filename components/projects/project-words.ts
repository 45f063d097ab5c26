import { formatCount, formatDate } from "@/components/ui/format";
import type { AssignmentDto, ProjectDto, ProjectStatus } from "@/lib/projects/schema";
import { projectStatuses } from "@/lib/projects/values";

export const projectStatusWords: Record<ProjectStatus, string> = { ACTIVE: "Active", COMPLETED: "Completed" };

export const projectStatusOptions = projectStatuses.map((status) => ({ value: status, label: projectStatusWords[status] }));

/** In one piece, wherever the line ends. */
const day = (isoDate: string) => formatDate(isoDate).replaceAll(" ", "\u00a0");

/** "Mar 1, 2027 to Sep 30, 2027"; null: neither day was given. */
export function workInWords({ startsOn, endsOn }: Pick<ProjectDto, "startsOn" | "endsOn">): string | null {
  if (startsOn && endsOn) return `${day(startsOn)}\u00a0to ${day(endsOn)}`;
  if (startsOn) return `From\u00a0${day(startsOn)}`;
  return endsOn ? `Until\u00a0${day(endsOn)}` : null;
}

export const endingEarlyInWords = (count: number) =>
  `${formatCount(count, "vendor's coverage ends", "vendors' coverage ends")} before the work does`;

/** Said of one vendor's cover. */
export const endsEarlyInWords = (status: AssignmentDto["complianceStatus"]) =>
  status === "EXPIRED" ? "Expired before the work ends" : "Expires before the work ends";

/** Why the status is what it is; the two that have no reason of their own say what they mean. */
export function whyInWords({ complianceStatus, complianceReason }: Pick<AssignmentDto, "complianceStatus" | "complianceReason">): string {
  if (complianceReason) return complianceReason;
  return complianceStatus === "NO_DOCUMENTS" ? "Nothing received yet." : "Coverage is in force.";
}
