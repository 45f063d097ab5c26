import { Example } from "@/components/developers/example";
import { Card } from "@/components/ui/card";
import type { ShownEvent } from "@/lib/integrations/description/reading-rules";
import { say } from "@/messages/say";

/** One event of the API's description: when it is sent, and what it says. */
export function WebhookEvent({ type, summary, fields, example }: ShownEvent) {
  return (
    <Card className="scroll-mt-24 p-5">
      <h3 id={type} className="break-all font-mono font-semibold text-ink text-small">
        {type}
      </h3>
      <p className="mt-2 text-body text-ink-2">{summary}.</p>
      <ul className="mt-3 space-y-1 text-ink-2 text-small">
        {fields.map(({ name, type: kind, description }) => (
          <li key={name} className="break-words">
            <code className="text-ink">data.{name}</code> ({kind}): {description}
          </li>
        ))}
      </ul>
      <Example title={say("server.developers.example")} text={example} />
    </Card>
  );
}
