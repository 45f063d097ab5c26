"use client";

import { Scale, TriangleAlert } from "lucide-react";
import { useSession } from "@/components/layout/session-context";
import { lazyPart, Nothing } from "@/components/ui/lazy-part";
import { TextLink } from "@/components/ui/text-link";
import { requestProblems } from "@/lib/compliance/requests/rules";
import { render } from "@/lib/compliance/requirements/words-rules";
import { type TemplateText, unknownIn } from "@/lib/mail/templates/rules";
import type { TemplateKind } from "@/lib/mail/templates/values";
import { say } from "@/messages/say";

// The vocabulary loads with the first text.
const TextAsks = lazyPart(() => import("@/components/reminders/text-asks").then((file) => file.TextAsks), Nothing);

/**
 * What is wrong with words to vendors while they are typed: unknown placeholders, requests that laws forbid, and those that no policy or
 * form can meet.
 */
export function TextProblems({ kind, text }: { kind: TemplateKind; text: TemplateText }) {
  const { company } = useSession();
  const unknown = unknownIn(kind, text);
  const names = [...new Set([...unknown.subject, ...unknown.body])];
  const demands = requestProblems(`${text.subject}.\n${text.body}`);
  return (
    <div role="status" className="space-y-2 empty:hidden">
      {names.length > 0 && (
        <p className="flex items-start gap-2 rounded-control bg-red-tint px-3 py-2 text-red text-small">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {say("reminders.unknownPlaceholders", { names: names.join(", ") })}
        </p>
      )}
      {demands.map(({ found, why, law, source }) => (
        <p key={why.key} className="flex items-start gap-2 rounded-control bg-yellow-tint px-3 py-2 text-small text-yellow">
          <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="[overflow-wrap:anywhere]">
            {say("reminders.lawsForbidThis", { found, why: render(why) })}{" "}
            <TextLink href={source}>{say("reminders.seeLaw", { law })}</TextLink>
          </span>
        </p>
      ))}
      <TextAsks text={`${text.subject}.\n${text.body}`} company={company.name} />
    </div>
  );
}
