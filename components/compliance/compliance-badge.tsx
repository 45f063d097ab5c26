import { beingReadLook, complianceLooks, type Look, markedLook } from "@/components/compliance/compliance-looks";
import { Badge } from "@/components/ui/badge";
import { Tooltip } from "@/components/ui/tooltip";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";

type BadgeProps = {
  status: ComplianceStatus;
  /** Under review until a file is read: no person has to look at it. */
  isBeingRead?: boolean;
  /** Nothing but dates is required. */
  isByDates?: boolean;
  reason?: string | null;
};

/** The status in words, with its reason as a tooltip; on small screens, which have no hover, the reason is below. */
export function ComplianceBadge({ status, isBeingRead = false, isByDates = false, reason = null }: BadgeProps) {
  return <StatusBadge {...(isBeingRead ? beingReadLook : markedLook(status, complianceLooks[status], isByDates))} reason={reason} />;
}

/** A badge with why as a tooltip. */
export function StatusBadge({ label, tone, icon, reason }: Look & { reason: string | null }) {
  const badge = (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
  if (!reason) return badge;
  return (
    <>
      <Tooltip text={reason}>
        <button type="button" className="relative z-1 inline-flex cursor-help rounded-badge max-sm:hidden">
          {badge}
        </button>
      </Tooltip>
      <span className="sm:hidden">
        {badge}
        <span className="mt-1 block text-ink-3 text-small [overflow-wrap:anywhere]">{reason}</span>
      </span>
    </>
  );
}
