import type { Metadata } from "next";
import { ResetPasswordForm } from "@/components/auth/reset-password-form";
import { returnPath } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

/** The address holds a token: no other site may learn it. */
export const generateMetadata = (): Metadata => ({ title: say("auth.resetPassword"), referrer: "no-referrer" });

export default async function ResetPasswordPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[]; to?: string | string[] }>;
}) {
  const { token, to } = await searchParams;
  return <ResetPasswordForm token={typeof token === "string" ? token : ""} to={returnPath(to)} />;
}
