import type { Metadata } from "next";
import { TwoFactorSetup } from "@/components/auth/two-factor-setup";
import { getSecurity } from "@/lib/accounts/sign-in/second-factor-queries";
import { requireFactorless } from "@/lib/http/page";
import { returnPath } from "@/lib/infra/return-path-rules";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.twoFactorSetUpTitle") });

export default async function TwoFactorSetupPage({ searchParams }: { searchParams: Promise<{ to?: string | string[] }> }) {
  const to = returnPath((await searchParams).to) ?? "/dashboard";
  const { scope, company } = await requireFactorless(to);
  const { hasPassword } = await getSecurity(scope);
  return <TwoFactorSetup companyName={company.name} hasPassword={hasPassword} to={to} />;
}
