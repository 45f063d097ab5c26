import { CircleCheck, CircleSlash, Clock3 } from "lucide-react";
import { Badge } from "@/components/ui/badge";

const looks = {
  active: { tone: "blue", icon: CircleCheck, label: "Active" },
  suspended: { tone: "red", icon: CircleSlash, label: "Suspended" },
  pending: { tone: "yellow", icon: Clock3, label: "Pending" },
} as const;

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  const { tone, icon, label } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
