import { CircleCheck, CircleSlash, Clock3 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { type PlainKey, say } from "@/messages/say";

const names = { active: "common.active", suspended: "admin.suspended", pending: "common.pending" } as const satisfies Record<
  string,
  PlainKey
>;
const looks = {
  active: { tone: "blue", icon: CircleCheck },
  suspended: { tone: "red", icon: CircleSlash },
  pending: { tone: "yellow", icon: Clock3 },
} as const;

/** What an account or a company can be set to. */
export const statusOptions = () => (["active", "suspended"] as const).map((value) => ({ value, label: say(names[value]) }));

export function StatusBadge({ status }: { status: keyof typeof looks }) {
  return <Badge {...looks[status]}>{say(names[status])}</Badge>;
}
