import { Badge } from "@/components/ui/badge";
import { gateLooks } from "@/components/verdicts/verdict-looks";
import type { GateAnswer } from "@/lib/compliance/requirements/values";
import { answerNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

/** What a gate answers: icon and word. */
export function GateBadge({ answer }: { answer: GateAnswer }) {
  return (
    // Beside long names on a tablet, "Not allowed" takes two lines.
    <span className="[&>span]:max-lg:whitespace-normal">
      <Badge tone={gateLooks[answer].tone} icon={gateLooks[answer].icon}>
        {say(answerNames[answer])}
      </Badge>
    </span>
  );
}
