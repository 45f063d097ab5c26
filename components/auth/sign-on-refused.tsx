import { CircleAlert } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";

const denied = "Single sign-on was canceled, or your organization's sign-in page denied it. You are not signed in.";
const failed = "Your organization's sign-in page reported a problem. You are not signed in.";

/** Shown when an identity provider returns a visitor without signing them in. */
export function SignOnRefused({ error }: { error: string }) {
  const isDenied = error === "access_denied";
  return (
    <div role="alert">
      <CircleAlert aria-hidden className="mb-4 size-9 text-red" />
      <h1 className="font-semibold text-2xl text-ink tracking-tight">{isDenied ? "Sign-in canceled" : "Single sign-on failed"}</h1>
      <p className="mt-2 text-ink-2">{isDenied ? denied : failed} Try again, or sign in with your email and password.</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton href="/login">Back to Login</LinkButton>
        <LinkButton href="/support" variant="secondary">
          Get Support
        </LinkButton>
      </div>
    </div>
  );
}
