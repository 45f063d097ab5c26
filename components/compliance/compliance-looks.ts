import { CalendarX2, Clock3, FileQuestionMark, type LucideIcon, ScanEye, ShieldCheck, TriangleAlert } from "lucide-react";
import type { Tone } from "@/components/ui/badge";
import type { ComplianceStatus, DocumentBadge } from "@/lib/compliance/statuses/schema";
import { markedByDates } from "@/lib/compliance/verdicts/labels-rules";
import { statusNames } from "@/lib/compliance/verdicts/labels-values";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

export type Look = { label: string; tone: Tone; icon: LucideIcon };

/** The words and look of a status under review while it only waits for a file that is being read. */
export const beingReadLook: Look = {
  get label() {
    return say("compliance.beingRead");
  },
  tone: "grey",
  icon: Clock3,
};

/** The words and look of each status, everywhere. */
export const complianceLooks: Record<ComplianceStatus, Look> = {
  COMPLIANT: {
    get label() {
      return say(statusNames.COMPLIANT);
    },
    tone: "blue",
    icon: ShieldCheck,
  },
  EXPIRING_SOON: {
    get label() {
      return say(statusNames.EXPIRING_SOON);
    },
    tone: "yellow",
    icon: Clock3,
  },
  EXPIRED: {
    get label() {
      return say(statusNames.EXPIRED);
    },
    tone: "red",
    icon: CalendarX2,
  },
  NON_COMPLIANT: {
    get label() {
      return say(statusNames.NON_COMPLIANT);
    },
    tone: "orange",
    icon: TriangleAlert,
  },
  UNDER_REVIEW: {
    get label() {
      return say(statusNames.UNDER_REVIEW);
    },
    tone: "violet",
    icon: ScanEye,
  },
  NO_DOCUMENTS: {
    get label() {
      return say(statusNames.NO_DOCUMENTS);
    },
    tone: "grey",
    icon: FileQuestionMark,
  },
};

/** The look of a status, marked where nothing but dates is required: "Compliant (dates only)". */
export const markedLook = (status: ComplianceStatus | DocumentBadge, look: Look, isByDates: boolean): Look => ({
  ...{ tone: look.tone, icon: look.icon },
  label: inWords(markedByDates(status, look.label, isByDates)),
});
