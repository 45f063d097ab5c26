import { TriangleAlert } from "lucide-react";
import { complianceLooks } from "@/components/compliance/compliance-looks";
import { endingEarlyInWords } from "@/components/projects/project-words";
import { Badge } from "@/components/ui/badge";
import { cx } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format";
import type { ProjectDto } from "@/lib/projects/schema";
import { say } from "@/messages/say";

/** A sentence about coverage that is too short, with its mark. */
export function ShortCover({ children }: { children: string }) {
  return (
    // The mark stays beside the words, which are at the right on cards.
    <span className="block text-small text-yellow">
      <TriangleAlert aria-hidden className="mr-1.5 inline size-3.5 align-[-2px]" />
      {children}
    </span>
  );
}

/** How many of a project's vendors have which status, the worst first, and whose coverage is too short for the work. */
export function Standing({ project: { vendors, standing, endingEarly }, className }: { project: ProjectDto; className?: string }) {
  if (vendors === 0) return <span className="text-ink-3">{say("projects.noVendorsYet")}</span>;
  return (
    <div className="space-y-1.5">
      <ul aria-label={say("projects.vendorsByStatus")} className={cx("flex flex-wrap gap-1.5", className)}>
        {standing.map(({ status, count }) => (
          <li key={status}>
            <Badge tone={complianceLooks[status].tone} icon={complianceLooks[status].icon}>
              {`${formatNumber(count)} ${complianceLooks[status].label}`}
            </Badge>
          </li>
        ))}
      </ul>
      {endingEarly > 0 && <ShortCover>{endingEarlyInWords(endingEarly)}</ShortCover>}
    </div>
  );
}
