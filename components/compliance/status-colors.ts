import { complianceLooks } from "@/components/compliance/compliance-looks";
import type { Tone } from "@/components/ui/badge";
import type { ComplianceStatus } from "@/lib/compliance/statuses/schema";
import { complianceStatuses } from "@/lib/compliance/statuses/values";

/** The solid color of each tone, for charts. */
export const solids: Record<Tone, string> = {
  blue: "var(--blue-solid)",
  yellow: "var(--yellow-solid)",
  red: "var(--red-solid)",
  grey: "var(--grey-solid)",
  orange: "var(--orange-solid)",
  violet: "var(--violet-solid)",
};

/** The color of a status in the ring and beside its name: that of its badge (`complianceLooks`). */
export const statusColors = Object.fromEntries(
  complianceStatuses.map((status) => [status, solids[complianceLooks[status].tone]]),
) as Record<ComplianceStatus, string>;
