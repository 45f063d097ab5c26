"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { GoSoon } from "@/components/auth/go-soon";
import { confirmationFailed, confirmationMessage, confirmationQuery } from "@/components/auth/use-auth";
import { LinkButton } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";

/** What the link of the confirmation mail opens. */
export function EmailConfirmation({ token, type }: { token: string; type: string }) {
  const valid = token !== "" && type === "signup";
  const confirmation = useQuery({ ...confirmationQuery(token), enabled: valid });

  if (!valid) return <Failed message="Invalid confirmation link" />;
  if (confirmation.isError) return <Failed message={confirmationMessage(confirmation.error)} />;
  if (confirmation.isSuccess) return <GoSoon to="/login?confirmed=1" title="Email confirmed successfully! Redirecting to login..." />;
  return (
    <div role="status" className="flex items-center gap-3 text-base text-ink-2">
      <Spinner className="size-6 text-link" />
      <h1>Confirming your email...</h1>
    </div>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <div role="alert">
      <CircleAlert aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{confirmationFailed}</h1>
      <p className="mt-2 text-ink-2">{message === confirmationFailed ? "This link is incomplete, or too old." : message}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/login">Go to Login</LinkButton>
        <LinkButton href="/signup" variant="secondary">
          Sign Up Again
        </LinkButton>
      </div>
    </div>
  );
}
