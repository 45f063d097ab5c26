import { jwtVerify } from "jose";
import type { ProviderDto, ProviderId, ProviderPerson } from "@/lib/accounts/sso/schema";
import { now } from "@/lib/infra/clock";
import { keyFor } from "@/lib/infra/crypto";
import { type Env, env } from "@/lib/infra/env";
import { say } from "@/messages/say";

/** What it takes to sign in at a provider. */
export type Provider = ProviderDto & { id: ProviderId } & { issuer: string; clientId: string; clientSecret: string };

const known: Record<ProviderId, (settings: Env) => Omit<Provider, "id"> | null> = {
  google: ({ SSO_GOOGLE_ID: clientId, SSO_GOOGLE_SECRET: clientSecret }) =>
    clientId && clientSecret
      ? { name: say("server.accounts.google"), issuer: "https://accounts.google.com", clientId, clientSecret }
      : null,
  entra: ({ SSO_ENTRA_ID: clientId, SSO_ENTRA_SECRET: clientSecret, SSO_ENTRA_TENANT: tenant }) =>
    clientId && clientSecret && tenant
      ? { name: say("server.accounts.microsoft"), issuer: `https://login.microsoftonline.com/${tenant}/v2.0`, clientId, clientSecret }
      : null,
  oidc: ({ SSO_OIDC_ISSUER: issuer, SSO_OIDC_ID: clientId, SSO_OIDC_SECRET: clientSecret, SSO_OIDC_NAME: name }) =>
    issuer && clientId && clientSecret ? { name, issuer: issuer.replace(/\/$/, ""), clientId, clientSecret } : null,
};

/** The providers that the operator has configured, in the order of their buttons. */
export function listProviders(): Provider[] {
  return Object.entries(known).flatMap(([id, read]) => {
    const provider = read(env());
    return provider ? [{ id: id as ProviderId, ...provider }] : [];
  });
}

export type PendingSignUp = ProviderPerson & { provider: ProviderId; subject: string };

/** What the sign-up cookie holds, or null when it is not ours or too old. */
export async function readPendingSignUp(token: string | undefined): Promise<PendingSignUp | null> {
  try {
    const { payload } = await jwtVerify(token ?? "", keyFor("sso-sign-up"), { algorithms: ["HS256"], currentDate: now() });
    return payload.person as PendingSignUp;
  } catch {
    return null;
  }
}
