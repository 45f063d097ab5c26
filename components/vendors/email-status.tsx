import { CircleAlert, CircleCheck, CircleSlash, Clock3, type LucideIcon, MailX } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { type EmailStatusName, emailStatusNames } from "@/lib/mail/values";
import { say } from "@/messages/say";

const looks: Record<EmailStatusName, { tone: Tone; icon: LucideIcon }> = {
  QUEUED: { tone: "yellow", icon: Clock3 },
  SENT: { tone: "grey", icon: CircleCheck },
  FAILED: { tone: "red", icon: CircleAlert },
  BOUNCED: { tone: "red", icon: MailX },
  SKIPPED: { tone: "grey", icon: CircleSlash },
};

export function EmailStatus({ status }: { status: EmailStatusName }) {
  return <Badge {...looks[status]}>{say(emailStatusNames[status])}</Badge>;
}
