"use client";

import { AuthTitle } from "@/components/auth/auth-title";
import { sentence } from "@/components/auth/use-auth";
import { useConfirmNewEmail } from "@/components/auth/use-new-email";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { LinkButton } from "@/components/ui/link-button";

/** What the link to a new address opens. It changes nothing before the press: programs that look at mails open links too. */
export function NewEmail({ token }: { token: string }) {
  const confirm = useConfirmNewEmail();
  if (confirm.isSuccess)
    return (
      <>
        <AuthTitle title="New address confirmed">{confirm.data.message}</AuthTitle>
        <LinkButton href="/dashboard">Continue</LinkButton>
      </>
    );
  return (
    <>
      <AuthTitle title="Confirm your new email address">You'll sign in with this address, and we'll send your emails to it.</AuthTitle>
      {(confirm.isError || !token) && (
        <div className="mb-5">
          <FormAlert>{token ? sentence(confirm.error, "An error occurred. Please try again.") : "Invalid confirmation link"}</FormAlert>
        </div>
      )}
      <Button large className="w-full" busy={confirm.isPending} disabled={!token} onClick={() => confirm.mutate(token)}>
        Confirm New Address
      </Button>
    </>
  );
}
