import { Badge, type Tone } from "@/components/ui/badge";
import { say } from "@/messages/say";

/** 7 days or fewer red, 30 or fewer yellow, else gray. */
export function expirationTone(daysRemaining: number): Tone {
  if (daysRemaining <= 7) return "red";
  return daysRemaining <= 30 ? "yellow" : "grey";
}

export function ExpirationBadge({ daysRemaining }: { daysRemaining: number }) {
  const words =
    daysRemaining < 0
      ? say("common.expired")
      : daysRemaining === 0
        ? say("compliance.today")
        : say("compliance.countDays", { count: daysRemaining });
  return <Badge tone={expirationTone(daysRemaining)}>{words}</Badge>;
}
