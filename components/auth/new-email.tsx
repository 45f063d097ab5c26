"use client";

import { AuthTitle } from "@/components/auth/auth-title";
import { sentence } from "@/components/auth/use-auth";
import { useConfirmNewEmail } from "@/components/auth/use-new-email";
import { Button } from "@/components/ui/button";
import { FormAlert } from "@/components/ui/form-alert";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

/** The page of the link to a new address. It changes nothing before the click: programs that scan emails open links too. */
export function NewEmail({ token }: { token: string }) {
  const confirm = useConfirmNewEmail();
  if (confirm.isSuccess)
    return (
      <>
        <AuthTitle title={say("auth.newAddressConfirmed")}>{confirm.data.message}</AuthTitle>
        <LinkButton href="/dashboard">{say("auth.continue")}</LinkButton>
      </>
    );
  return (
    <>
      <AuthTitle title={say("auth.newEmailTitle")}>{say("auth.newEmailText")}</AuthTitle>
      {(confirm.isError || !token) && (
        <div className="mb-5">
          <FormAlert>{token ? sentence(confirm.error, say("auth.unsubscribeFailed")) : say("auth.invalidConfirmationLink")}</FormAlert>
        </div>
      )}
      <Button large className="w-full" busy={confirm.isPending} disabled={!token} onClick={() => confirm.mutate(token)}>
        {say("auth.confirmNewAddress")}
      </Button>
    </>
  );
}
