import type { Metadata } from "next";
import { SignupForm } from "@/components/auth/signup-form";
import { redirectIfSignedIn } from "@/lib/http/page";
import { listProviders } from "@/lib/sso/queries";

export const metadata: Metadata = { title: "Start your free trial" };

export default async function RegisterPage() {
  await redirectIfSignedIn();
  return <SignupForm providers={listProviders().map(({ id, name }) => ({ id, name }))} />;
}
