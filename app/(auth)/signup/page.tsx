import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ProviderSignUpForm } from "@/components/auth/provider-sign-up-form";
import { SignupForm } from "@/components/auth/signup-form";
import { signUpCookie } from "@/lib/http/session";
import { listProviders, readPendingSignUp } from "@/lib/sso/queries";

export const metadata: Metadata = { title: "Start your free trial" };

export default async function SignupPage({ searchParams }: { searchParams: Promise<{ with?: string | string[] }> }) {
  const pending = (await searchParams).with ? await readPendingSignUp((await cookies()).get(signUpCookie())?.value) : null;
  if (pending) {
    const { providerName, email, firstName, lastName } = pending;
    return <ProviderSignUpForm person={{ providerName, email, firstName, lastName }} />;
  }
  return <SignupForm providers={listProviders().map(({ id, name }) => ({ id, name }))} />;
}
