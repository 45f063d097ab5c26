import { createHash } from "node:crypto";
import { tokenHash } from "@/lib/infra/crypto";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import { type OAuthProvider, oauthProviders } from "@/lib/tenancy/settings/values";

/** Our registration at the provider. */
export type OAuthClient = {
  provider: OAuthProvider;
  /** Microsoft's directory. */
  tenant: string;
  clientId: string;
  clientSecret: string;
  /** Of another provider than Microsoft and Google. */
  authorizeUrl: string;
  tokenUrl: string;
  scope: string;
};

/** What it takes to ask for access tokens. Without a refresh token, the application signs in as itself. */
export type OAuthAccount = {
  provider: OAuthProvider;
  /** Mailbox that it sends and reads as. */
  user: string;
  tenant: string;
  tokenUrl: string;
  scope: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
};

const microsoft = (tenant: string) => `https://login.microsoftonline.com/${encodeURIComponent(tenant || "organizations")}/oauth2/v2.0`;

export function tokenAddress({ provider, tenant, tokenUrl }: Pick<OAuthClient, "provider" | "tenant" | "tokenUrl">): string {
  if (provider === "google") return "https://oauth2.googleapis.com/token";
  return provider === "microsoft" ? `${microsoft(tenant)}/token` : tokenUrl;
}

function consentAddress({ provider, tenant, authorizeUrl }: OAuthClient): string {
  if (provider === "google") return "https://accounts.google.com/o/oauth2/v2/auth";
  return provider === "microsoft" ? `${microsoft(tenant)}/authorize` : authorizeUrl;
}

/** What a sign-in in the browser is known by when it comes back: `state` in the address, the rest on our side. */
export type ConsentSecrets = { state: string; verifier: string; nonce: string };

/** What tells us whose account it is. */
const identityScopes = ["openid", "email", "profile"];

/** Where the browser goes to let us in: an authorization code with PKCE (RFC 7636). */
export function consentUrl(client: OAuthClient, redirectUrl: string, { state, verifier, nonce }: ConsentSecrets): string {
  const url = new URL(consentAddress(client));
  const scope = [client.scope || oauthProviders[client.provider].scope, ...identityScopes].filter(Boolean).join(" ");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const asked = {
    ...{ response_type: "code", client_id: client.clientId, redirect_uri: redirectUrl, scope, state, nonce },
    ...{ code_challenge: challenge, code_challenge_method: "S256" },
    // Google gives a refresh token only then, and only once without asking again.
    ...(client.provider === "google" ? { access_type: "offline", prompt: "consent" } : { prompt: "select_account" }),
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.href;
}

/** The form that asks for the first tokens (RFC 6749, section 4.1.3). */
export function codeRequest({ clientId, clientSecret }: OAuthClient, code: string, verifier: string, redirectUrl: string) {
  return {
    ...{ grant_type: "authorization_code", code, redirect_uri: redirectUrl, code_verifier: verifier },
    ...{ client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) },
  };
}

/** The form that asks for an access token (RFC 6749, sections 4.4 and 6). */
export function tokenRequest(account: OAuthAccount, refreshToken: string): Record<string, string> {
  const { scope: usual, applicationScope } = oauthProviders[account.provider];
  const scope = account.scope || (refreshToken ? usual : applicationScope);
  const { clientId, clientSecret } = account;
  return {
    client_id: clientId,
    ...(clientSecret && { client_secret: clientSecret }),
    ...(scope && { scope }),
    ...(refreshToken ? { grant_type: "refresh_token", refresh_token: refreshToken } : { grant_type: "client_credentials" }),
  };
}

/** Tokens are kept for the settings that brought them; other settings start over. */
export const originOf = (account: OAuthAccount) => tokenHash(JSON.stringify(account));

/** A connected account belongs to the registration that it consented to: no other address gets its token. */
export const clientOriginOf = ({ provider, tenant, clientId, tokenUrl }: OAuthClient) =>
  tokenHash(JSON.stringify([provider, tenant, clientId, tokenUrl]));

/** Where each purpose keeps its tokens, its account, and a sign-in that has begun. */
export const keysOf = (purpose: MailPurpose) => ({
  state: purpose === "outgoing" ? "mail.oauth" : `mail.oauth.${purpose}`,
  account: `mail.account.${purpose}`,
  consent: `mail.consent.${purpose}`,
});

/** What a token endpoint answered, for people. */
export function refusalOf(status: number, body: unknown): string {
  const { error, error_description } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const words = [error, error_description].filter((part) => typeof part === "string").join(": ");
  return (words || `HTTP ${status}`).replace(/\s+/g, " ").slice(0, 300);
}

type Claims = { aud?: unknown; nonce?: unknown; email?: unknown; preferred_username?: unknown; upn?: unknown };

/**
 * The address of the account that an ID token names; null: none, or the token is for another sign-in. It came straight from the token
 * endpoint, so its signature proves nothing more (OpenID Connect Core, 3.1.3.7).
 */
export function addressOf(idToken: string | undefined, { clientId, nonce }: { clientId: string; nonce: string }): string | null {
  const claims = claimsOf(idToken ?? "");
  if (!claims || claims.nonce !== nonce || ![claims.aud].flat().includes(clientId)) return null;
  const names = [claims.email, claims.preferred_username, claims.upn];
  return names.find((name): name is string => typeof name === "string" && /^[^\s@]+@[^\s@]+$/.test(name)) ?? null;
}

function claimsOf(token: string): Claims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null ? claims : null;
  } catch {
    return null;
  }
}
