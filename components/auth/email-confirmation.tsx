"use client";

import { CircleAlert, MailCheck } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { GoSoon } from "@/components/auth/go-soon";
import { confirmationFailed, confirmationMessage, isRefused, useConfirmEmail } from "@/components/auth/use-auth";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
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
      <Failed message={confirmationMessage(confirmation.error)}>
        {!isRefused(confirmation.error) && <Button onClick={confirm}>{say("common.tryAgain")}</Button>}
      </Failed>
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

const deadLink = () => say("auth.emailLinkDead");

function Failed({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="alert">
      <CircleAlert aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{confirmationFailed()}</h1>
      <p className="mt-2 text-ink-2">{message === confirmationFailed() ? deadLink() : message}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        {children}
        <LinkButton href="/login" variant={children ? "secondary" : "primary"}>
          {say("auth.goToLogin")}
        </LinkButton>
        <LinkButton href="/signup" variant="secondary">
          {say("auth.signUpAgain")}
        </LinkButton>
      </div>
    </div>
  );
}
