import type { Metadata } from "next";
import { SignupForm } from "@/components/auth/signup-form";
import { listProviders } from "@/lib/accounts/sso/queries";
import { redirectIfSignedIn } from "@/lib/http/page";
import { say } from "@/messages/say";

/** The same as /signup, where a search should lead. */
export const generateMetadata = (): Metadata => ({ title: say("auth.signUpTitle"), alternates: { canonical: "/signup" } });

export default async function RegisterPage() {
  await redirectIfSignedIn();
  return <SignupForm providers={listProviders().map(({ id, name }) => ({ id, name }))} />;
}
