import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { TextLink } from "@/components/ui/text-link";

/** Says the same whether an account exists or not. */
export function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  // The form that had the focus is gone.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status">
      <MailCheck aria-hidden className="mb-4 size-9 text-link" />
      <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl text-ink tracking-tight outline-none">
        Check Your Email
      </h1>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">
        If an account exists for <strong className="font-medium text-ink">{email}</strong>, we have sent instructions to reset its password.
      </p>
      <p className="mt-6 font-medium text-ink">No email yet?</p>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-2">
        <li>Check your spam folder</li>
        <li>Check that the email address is the one you signed up with</li>
        <li>Wait a few minutes. Some email takes longer to arrive.</li>
      </ul>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="secondary" onClick={onAgain}>
          Try a Different Email
        </Button>
        <TextLink alone href="/login">
          Back to login
        </TextLink>
      </div>
    </div>
  );
}
