import { CircleAlert } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { say } from "@/messages/say";

const denied = () => say("auth.signOnDenied");
const failed = () => say("auth.signOnRefused");

/** Shown when an identity provider returns a visitor without signing them in. */
export function SignOnRefused({ error }: { error: string }) {
  const isDenied = error === "access_denied";
  return (
    <div role="alert">
      <CircleAlert aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">
        {isDenied ? say("auth.signInCanceled") : say("auth.signOnFailedTitle")}
      </h1>
      <p className="mt-2 text-ink-2">{say("auth.signOnDeniedHelp", { denied: isDenied ? denied() : failed() })}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/login">{say("auth.backToLogin")}</LinkButton>
        <LinkButton href="/support" variant="secondary">
          {say("auth.getSupport")}
        </LinkButton>
      </div>
    </div>
  );
}
