import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** Says the same whether an account exists or not. */
export function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  // The form that had the focus is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status">
      <MailCheck aria-hidden className="mb-4 size-9 text-link" />
      <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl text-ink tracking-tight outline-none">
        {say("auth.checkYourEmail")}
      </h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        {sayParts("auth.resetSentText", { email, b: (text) => <strong className="font-medium text-ink">{text}</strong> })}
      </p>
      <p className="mt-6 font-medium text-ink">{say("auth.noEmailYet")}</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-2">
        <li>{say("auth.spamHint")}</li>
        <li>{say("auth.resetCheckAddress")}</li>
        <li>{say("auth.resetWait")}</li>
      </ul>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" onClick={onAgain}>
          {say("auth.otherAddress")}
        </Button>
        <TextLink alone href="/login">
          {say("auth.backToLoginTextLink")}
        </TextLink>
      </div>
    </div>
  );
}
