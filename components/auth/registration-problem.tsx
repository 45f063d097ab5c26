import { sentence } from "@/components/auth/use-auth";
import { FormAlert } from "@/components/ui/form-alert";
import { TextLink } from "@/components/ui/text-link";
import { ApiError } from "@/lib/client/api";

/** Why a sign-up failed. Where the address has an account, with the two ways into it. */
export function RegistrationProblem({ error }: { error: unknown }) {
  const isKnown = error instanceof ApiError && error.code === "account_exists";
  return (
    <FormAlert>
      {sentence(error, "Registration failed. Please try again.")}
      {isKnown && (
        <span className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
          <TextLink alone href="/login">
            Sign in
          </TextLink>
          <TextLink alone href="/forgot-password">
            Reset password
          </TextLink>
        </span>
      )}
    </FormAlert>
  );
}
