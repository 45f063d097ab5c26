import { ArrowDownLeft, ArrowUpRight } from "lucide-react";
import { formatTime } from "@/components/ui/format";
import type { EmailViewDto } from "@/lib/mail/log-schema";
import { emailStatusNames } from "@/lib/mail/values";
import { say } from "@/messages/say";

/** An email's text, what the mail server said, and the thread that it belongs to. */
export function EmailView({ view, timeZone }: { view: EmailViewDto; timeZone: string }) {
  const { text, smtpAnswer, messageId, thread } = view;
  return (
    <div className="space-y-4">
      <section
        aria-label={say("mail.text")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-96 overflow-auto whitespace-pre-wrap rounded-control bg-sunken p-4 text-ink [overflow-wrap:anywhere]"
      >
        {text ?? say("mail.textSealed")}
      </section>
      <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-3">{say("mail.serverAnswer")}</dt>
        <dd className="text-ink-2 [overflow-wrap:anywhere]">{smtpAnswer ?? "–"}</dd>
        <dt className="text-ink-3">{say("mail.messageId")}</dt>
        <dd className="text-ink-2 [overflow-wrap:anywhere]">{messageId}</dd>
      </dl>
      {thread.length > 0 && (
        <section>
          <h3 className="mb-1 font-medium text-ink">{say("mail.thread")}</h3>
          <ul className="divide-y">
            {thread.map(({ id, direction, subject, at, status }) => (
              <li key={id} className="flex items-start gap-2 py-2">
                {direction === "in" ? (
                  <ArrowDownLeft aria-label={say("mail.received")} className="mt-0.5 size-4 shrink-0" />
                ) : (
                  <ArrowUpRight aria-label={say("common.sent")} className="mt-0.5 size-4 shrink-0" />
                )}
                <span className="min-w-0">
                  <span className="block text-ink [overflow-wrap:anywhere]">{subject}</span>
                  <span className="block text-ink-3 text-small">
                    {[formatTime(at, timeZone), status && say(emailStatusNames[status])].filter(Boolean).join(" · ")}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
