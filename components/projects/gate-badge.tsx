import { CircleCheck, type LucideIcon, OctagonX, TriangleAlert } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import { textsOf } from "@/messages/say";

const looks: Record<GateAnswer, { tone: Tone; icon: LucideIcon }> = {
  clear: { tone: "blue", icon: CircleCheck },
  warn: { tone: "yellow", icon: TriangleAlert },
  stop: { tone: "red", icon: OctagonX },
};

export const gateWords: Record<GateAnswer, string> = textsOf({ clear: "projects.clear", warn: "projects.warn", stop: "projects.stop" });

/** What a gate answers: icon and word. */
export function GateBadge({ answer }: { answer: GateAnswer }) {
  return (
    <Badge tone={looks[answer].tone} icon={looks[answer].icon}>
      {gateWords[answer]}
    </Badge>
  );
}
