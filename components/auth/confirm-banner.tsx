"use client";

import { MailWarning } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useResendConfirmation } from "@/components/auth/use-account";
import { useSession } from "@/components/layout/session-context";
import { Button } from "@/components/ui/button";
import { say } from "@/messages/say";
import { sayParts } from "@/messages/say-parts";

/** On every signed-in screen until the mailbox is confirmed. */
export function ConfirmBanner() {
  const { user } = useSession();
  return !user.emailVerified && <Banner email={user.email} />;
}

function Banner({ email }: { email: string }) {
  const resend = useResendConfirmation();
  const router = useRouter();
  // The link opens in another tab or on the phone: who comes back may have confirmed it.
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && router.refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [router]);
  return (
    <section
      aria-label={say("auth.emailConfirmation")}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-yellow-tint px-4 py-3 text-yellow"
    >
      <MailWarning aria-hidden className="size-5 shrink-0 max-sm:hidden" />
      <p className="min-w-0 flex-1 basis-72 [overflow-wrap:anywhere]">
        {sayParts("auth.confirmEmailBanner", { b: (text) => <strong className="font-semibold">{text}</strong>, email })}
      </p>
      <Button variant="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
        {resend.isPending ? say("common.sending") : say("common.sendAgain")}
      </Button>
    </section>
  );
}
