import type { Metadata } from "next";
import { z } from "zod";
import { LoginForm } from "@/components/auth/login-form";
import { nameFirmProvider } from "@/lib/accounts/firms/queries";
import { listProviders } from "@/lib/accounts/sso/queries";
import { refusalTexts } from "@/lib/accounts/sso/rules";
import { type ProviderDto, type Refusal, refusals } from "@/lib/accounts/sso/schema";
import { redirectIfSignedIn } from "@/lib/http/page";
import { returnPath } from "@/lib/infra/return-path-rules";
import { inWords } from "@/lib/infra/sentences-rules";
import { say } from "@/messages/say";

export const generateMetadata = (): Metadata => ({ title: say("auth.signIn") });

type Query = Promise<Partial<Record<"confirmed" | "sso" | "with" | "step" | "to" | "ended", string | string[]>>>;

export default async function LoginPage({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const confirmed = query.confirmed === "1";
  const to = returnPath(query.to) ?? "/dashboard";
  await redirectIfSignedIn(to);
  const providers = listProviders().map(({ id, name }) => ({ id, name }));
  const used = await nameProvider(query.with, providers);
  const isRefusal = refusals.includes(query.sso as Refusal);
  return (
    <LoginForm
      confirmed={confirmed}
      providers={providers}
      refusal={isRefusal && used ? inWords(refusalTexts[query.sso as Refusal](used.name, used.company)) : undefined}
      codeOnly={query.step === "code"}
      ended={query.ended === "1"}
      to={to}
    />
  );
}

/** The provider that sent the visitor back: an operator's, or a firm's by its id. */
async function nameProvider(id: string | string[] | undefined, providers: readonly ProviderDto[]) {
  const found = providers.find((one) => one.id === id);
  if (found) return { name: found.name, company: "" };
  const uuid = z.uuid().safeParse(id);
  return uuid.success ? nameFirmProvider(uuid.data) : null;
}
