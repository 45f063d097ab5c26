import { Link2Off } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";

export function DeadLink() {
  return (
    <div>
      <Link2Off aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">Invalid or Expired Link</h1>
      <p className="mt-2 text-ink-2">This password reset link no longer works. Reset links expire after 1 hour and can be used once.</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/forgot-password">Request New Reset Link</LinkButton>
        <LinkButton href="/login" variant="secondary">
          Back to Login
        </LinkButton>
      </div>
    </div>
  );
}
