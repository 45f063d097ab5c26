import { ShieldOff } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { say } from "@/messages/say";

/** Beside a status that rests on exceptions; nothing where it does not. `isSmall`: a picture, with its words for screen readers. */
export function ExceptionMark({ count, isSmall = false }: { count: number; isSmall?: boolean }) {
  if (count === 0) return null;
  if (isSmall)
    return (
      <span title={say("exceptions.restOn", { count })} className="inline-flex rounded-badge bg-grey-tint p-1 text-grey">
        <ShieldOff aria-hidden className="size-3.5" />
        <span className="sr-only">{say("exceptions.withException")}</span>
      </span>
    );
  return (
    <span title={say("exceptions.restOn", { count })} className="inline-flex">
      <Badge tone="grey" icon={ShieldOff}>
        {say("exceptions.withException")}
      </Badge>
    </span>
  );
}
