import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { redirectIfSignedIn } from "@/lib/http/page";
import { returnPath } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.forgotPassword") });

export default async function ForgotPasswordPage({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const to = returnPath((await searchParams).to);
  await redirectIfSignedIn(to ?? "/dashboard");
  return <ForgotPasswordForm to={to} />;
}
