import { TriangleAlert } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { say } from "@/messages/say";

/** Beside a good status, how many requirements that only warn are not met; nothing where all are. */
export function WarningMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge tone="yellow" icon={TriangleAlert}>
      {say("verdicts.warnings", { count })}
    </Badge>
  );
}
