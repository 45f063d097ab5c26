import { sentence } from "@/components/auth/use-auth";
import { FormAlert } from "@/components/ui/form-alert";
import { TextLink } from "@/components/ui/text-link";
import { ApiError } from "@/lib/http/client/api";
import { say } from "@/messages/say";

/** Why a sign-up failed. Where the address has an account, with the two ways into it. */
export function RegistrationProblem({ error }: { error: unknown }) {
  const isKnown = error instanceof ApiError && error.code === "account_exists";
  return (
    <FormAlert>
      {sentence(error, say("auth.registrationFailed"))}
      {isKnown && (
        <span className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          <TextLink alone href="/login">
            {say("auth.signIn")}
          </TextLink>
          <TextLink alone href="/forgot-password">
            {say("auth.resetPassword")}
          </TextLink>
        </span>
      )}
    </FormAlert>
  );
}
