import { ShieldOff } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { say } from "@/messages/say";

/** Beside a status that rests on exceptions; nothing where it does not. */
export function ExceptionMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span title={say("exceptions.restOn", { count })} className="inline-flex">
      <Badge tone="grey" icon={ShieldOff}>
        {say("exceptions.withException")}
      </Badge>
    </span>
  );
}
