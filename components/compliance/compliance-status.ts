import { CalendarX2, Clock3, FileQuestionMark, type LucideIcon, ScanEye, ShieldCheck, TriangleAlert } from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { ComplianceStatus } from "@/lib/compliance/schema";

type Look = { label: string; tone: Tone; icon: LucideIcon };

/** How each status is said and drawn, everywhere. */
export const complianceLooks: Record<ComplianceStatus, Look> = {
  COMPLIANT: { label: "Compliant", tone: "blue", icon: ShieldCheck },
  EXPIRING_SOON: { label: "Expiring Soon", tone: "yellow", icon: Clock3 },
  EXPIRED: { label: "Expired", tone: "red", icon: CalendarX2 },
  NON_COMPLIANT: { label: "Not Compliant", tone: "orange", icon: TriangleAlert },
  UNDER_REVIEW: { label: "Under Review", tone: "violet", icon: ScanEye },
  NO_DOCUMENTS: { label: "No Documents", tone: "grey", icon: FileQuestionMark },
};
