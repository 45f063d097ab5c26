import type { LucideIcon } from "lucide-react";
import {
  Building2,
  CalendarClock,
  FileQuestionMark,
  Mail,
  MessageCircleQuestionMark,
  MessageSquareQuote,
  PhoneCall,
  ScanEye,
  Send,
  ShieldOff,
  TriangleAlert,
} from "lucide-react";
import type { AttentionKind } from "@/lib/attention/values";

export const kindIcons: Record<AttentionKind, LucideIcon> = {
  request: Send,
  notice: TriangleAlert,
  document: ScanEye,
  wording: MessageSquareQuote,
  file: FileQuestionMark,
  email: Mail,
  question: MessageCircleQuestionMark,
  exception: ShieldOff,
  ending: CalendarClock,
  silent: PhoneCall,
  agency: Building2,
};
