import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/auth/forgot-password-form";
import { redirectIfSignedIn } from "@/lib/http/page";

export const metadata: Metadata = { title: "Forgot password" };

export default async function ForgotPasswordPage() {
  await redirectIfSignedIn();
  return <ForgotPasswordForm />;
}
