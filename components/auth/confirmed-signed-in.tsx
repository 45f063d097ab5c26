import { AuthTitle } from "@/components/auth/auth-title";
import { FormAlert } from "@/components/ui/form-alert";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

/** The sign-in page for who confirmed an address while signed in: nothing to fill in. */
export function ConfirmedSignedIn() {
  return (
    <>
      <AuthTitle title={say("auth.signIn")} />
      <div className="space-y-5">
        <FormAlert tone="success">{say("auth.emailConfirmedNotice")}</FormAlert>
        <LinkButton href="/dashboard" large className="w-full">
          {say("auth.goToDashboard")}
        </LinkButton>
      </div>
    </>
  );
}
