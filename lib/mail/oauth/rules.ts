import { tokenHash } from "@/lib/infra/crypto";
import { type OAuthProvider, oauthProviders } from "@/lib/tenancy/settings/values";

/** What it takes to ask for access tokens. Without a refresh token, the application signs in as itself. */
export type OAuthAccount = {
  provider: OAuthProvider;
  /** Mailbox that it sends and reads as. */
  user: string;
  /** Microsoft's directory. */
  tenant: string;
  tokenUrl: string;
  scope: string;
  clientId: string;
  clientSecret: string;
  refreshToken: string;
};

export function tokenAddress({ provider, tenant, tokenUrl }: OAuthAccount): string {
  if (provider === "google") return "https://oauth2.googleapis.com/token";
  if (provider === "microsoft")
    return `https://login.microsoftonline.com/${encodeURIComponent(tenant || "organizations")}/oauth2/v2.0/token`;
  return tokenUrl;
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

/** What a token endpoint answered, for people. */
export function refusalOf(status: number, body: unknown): string {
  const { error, error_description } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const words = [error, error_description].filter((part) => typeof part === "string").join(": ");
  return (words || `HTTP ${status}`).replace(/\s+/g, " ").slice(0, 300);
}
