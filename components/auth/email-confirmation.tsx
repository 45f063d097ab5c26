"use client";

import { MailCheck } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { DeadLink } from "@/components/auth/dead-link";
import { GoSoon } from "@/components/auth/go-soon";
import { confirmationFailed, confirmationMessage, isRefused, useConfirmEmail } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { say } from "@/messages/say";

/** The page of the confirmation email's link. It requires a click, since programs that scan emails open links too. */
export function EmailConfirmation({ token, type, isSignedIn }: { token: string; type: string; isSignedIn: boolean }) {
  const confirmation = useConfirmEmail();
  // A second press may come before the button is gone.
  const pressed = useRef(false);
  const confirm = () => {
    if (pressed.current) return;
    pressed.current = true;
    confirmation.mutate(token, {
      onSettled: () => {
        pressed.current = false;
      },
    });
  };

  if (token === "" || type !== "signup") return <Failed message={say("auth.invalidConfirmationLink")} />;
  if (confirmation.isError)
    return (
      <Failed
        message={confirmationMessage(confirmation.error)}
        retry={!isRefused(confirmation.error) && <Button onClick={confirm}>{say("common.tryAgain")}</Button>}
      />
    );
  if (confirmation.isSuccess && isSignedIn)
    return <GoSoon to="/dashboard" title={say("auth.emailConfirmedToDashboard")} link={say("auth.goToDashboard")} />;
  if (confirmation.isSuccess) return <GoSoon to="/login?confirmed=1" title={say("auth.emailConfirmedRedirecting")} />;
  if (confirmation.isPending)
    return (
      <div role="status" className="flex items-center gap-3 text-base text-ink-2">
        <Spinner className="size-6 text-link" />
        <h1>{say("auth.confirmingYourEmail")}</h1>
      </div>
    );
  return (
    <div>
      <MailCheck aria-hidden className="mb-4 size-9 text-link" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{say("auth.addressConfirmTitle")}</h1>
      <p className="mt-2 text-ink-2">{say("auth.emailConfirmHelp")}</p>
      <Button large className="mt-7" onClick={confirm}>
        {say("auth.confirmEmail")}
      </Button>
    </div>
  );
}

/** `retry`: where the server could not be asked, what the link is worth is not known. */
function Failed({ message, retry }: { message: string; retry?: ReactNode }) {
  return (
    <DeadLink
      title={confirmationFailed()}
      retry={retry}
      ways={[
        { href: "/login", text: say("auth.goToLogin") },
        { href: "/signup", text: say("auth.signUpAgain") },
      ]}
    >
      {message !== confirmationFailed() && <p>{message}</p>}
      {!retry && <p>{say("auth.emailLinkDead")}</p>}
    </DeadLink>
  );
}
