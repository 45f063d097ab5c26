"use client";

import { AuthTitle } from "@/components/auth/auth-title";
import { DeadLink } from "@/components/auth/dead-link";
import { isRefused, sentence } from "@/components/auth/use-auth";
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
  if (!token || isRefused(confirm.error))
    return (
      <DeadLink title={say("auth.deadLinkTitle")} ways={[{ href: "/settings?tab=personal", text: say("auth.openProfile") }]}>
        <p>{token ? sentence(confirm.error, say("auth.emailLinkDead")) : say("auth.emailLinkDead")}</p>
        <p>{say("auth.newLinkFromProfile")}</p>
      </DeadLink>
    );
  return (
    <>
      <AuthTitle title={say("auth.newEmailTitle")}>{say("auth.newEmailText")}</AuthTitle>
      {confirm.isError && (
        <div className="mb-5">
          <FormAlert>{sentence(confirm.error, say("auth.unsubscribeFailed"))}</FormAlert>
        </div>
      )}
      <Button large className="w-full" busy={confirm.isPending} onClick={() => confirm.mutate(token)}>
        {say("auth.confirmNewAddress")}
      </Button>
    </>
  );
}
