import { CircleCheck, CircleSlash, Clock3 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { say } from "@/messages/say";

const looks = {
  active: {
    tone: "blue",
    icon: CircleCheck,
    get label() {
      return say("common.active");
    },
  },
  suspended: {
    tone: "red",
    icon: CircleSlash,
    get label() {
      return say("admin.suspended");
    },
  },
  pending: {
    tone: "yellow",
    icon: Clock3,
    get label() {
      return say("common.pending");
    },
  },
} as const;

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const { tone, icon, label } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
