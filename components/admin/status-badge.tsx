import { CircleCheck, CircleSlash, Clock3 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { textsOf } from "@/messages/say";

const names = textsOf({ active: "common.active", suspended: "admin.suspended", pending: "common.pending" });
const looks = {
  active: { tone: "blue", icon: CircleCheck },
  suspended: { tone: "red", icon: CircleSlash },
  pending: { tone: "yellow", icon: Clock3 },
} as const;

/** What an account or a company can be set to. */
export const statusOptions = () => (["active", "suspended"] as const).map((value) => ({ value, label: names[value] }));

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  return <Badge {...looks[status]}>{names[status]}</Badge>;
}
