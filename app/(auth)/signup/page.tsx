import type { Metadata } from "next";
import { cookies } from "next/headers";
import { ProviderSignUpForm } from "@/components/auth/provider-sign-up-form";
import { SignupForm } from "@/components/auth/signup-form";
import { listProviders, readPendingSignUp } from "@/lib/accounts/sso/queries";
import { readCookie } from "@/lib/http/session";
import { planWish } from "@/lib/tenancy/plan-schema";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.signUpTitle") });

type Query = Promise<Partial<Record<"with" | "plan" | "cycle", string | string[]>>>;

export default async function SignupPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  // Any other value in the address is ignored.
  const wish = planWish.safeParse(query).data;
  const pending = query.with ? await readPendingSignUp(readCookie(await cookies(), "sign-up") ?? undefined) : null;
  if (pending) {
    const { providerName, email, firstName, lastName } = pending;
    return <ProviderSignUpForm person={{ providerName, email, firstName, lastName }} wish={wish} />;
  }
  return <SignupForm providers={listProviders().map(({ id, name }) => ({ id, name }))} wish={wish} />;
}
