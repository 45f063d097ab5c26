import { fillTemplate, type TemplateText } from "@/lib/mail/templates/rules";
import type { PreviewDto } from "@/lib/mail/templates/schema";
import { previewLink } from "@/lib/mail/templates/values";
import { say } from "@/messages/say";

type EmailTextProps = { preview: PreviewDto; text: TemplateText };

/** The words as the vendor reads them, the link as the button that it becomes. */
export function EmailText({ preview, text }: EmailTextProps) {
  const { subject, body } = fillTemplate(text, preview.values);
  const parts = body.split(previewLink);
  return (
    <div className="rounded-control border border-line bg-surface">
      <p className="border-b border-line px-4 py-2.5 font-medium text-ink [overflow-wrap:anywhere]">
        <span className="sr-only">{say("reminders.subject")}: </span>
        {subject}
      </p>
      <div className="whitespace-pre-line px-4 py-3 text-ink-2 [overflow-wrap:anywhere]">
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
          <span key={at}>
            {at > 0 && (
              <span className="inline-block rounded-control bg-accent px-3 py-1.5 font-medium text-white">{preview.buttonLabel}</span>
            )}
            {part}
          </span>
        ))}
      </div>
    </div>
  );
}
