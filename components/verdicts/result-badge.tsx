import { Badge } from "@/components/ui/badge";
import { resultLooks } from "@/components/verdicts/verdict-looks";
import type { LineDto } from "@/lib/compliance/reading/schema";
import { resultNames } from "@/lib/compliance/verdicts/labels-values";
import { say } from "@/messages/say";

/** The result of a requirement. One that only warns is yellow where it is not met. */
export function ResultBadge({ result, severity }: Pick<LineDto, "result" | "severity">) {
  const { icon, tone } = resultLooks[result];
  return (
    <Badge tone={severity === "soft" && tone === "red" ? "yellow" : tone} icon={icon}>
      {say(resultNames[result])}
    </Badge>
  );
}
