import type { Metadata } from "next";
import { SignupForm } from "@/components/auth/signup-form";
import { listProviders } from "@/lib/accounts/sso/queries";
import { redirectIfSignedIn } from "@/lib/http/page";

/** The same as /signup, where a search should lead. */
export const metadata: Metadata = { title: "Start your free trial", alternates: { canonical: "/signup" } };

export default async function RegisterPage() {
  await redirectIfSignedIn();
  return <SignupForm providers={listProviders().map(({ id, name }) => ({ id, name }))} />;
}
