import { open } from "@/lib/infra/crypto";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { type OAuthAccount, originOf } from "@/lib/mail/oauth/rules";
import { type TokenState, tokenState } from "@/lib/mail/oauth/schema";
import { getSettings } from "@/lib/tenancy/settings/queries";

export const stateKey = "mail.oauth";

const opened = (sealed: string) => (sealed ? open("mail-oauth", sealed) : "");

/** The account for outgoing email; null: it signs in by password or not at all. The environment decides where it sets anything. */
export async function findAccount(): Promise<OAuthAccount | null> {
  if (isFixedByEnvironment("SMTP_URL")) return accountOfEnvironment();
  const { email } = await getSettings();
  if (email.signIn !== "oauth") return null;
  return {
    ...{ provider: email.oauthProvider, user: email.user, tenant: email.oauthTenant, clientId: email.oauthClientId },
    ...{ tokenUrl: email.oauthTokenUrl, scope: email.oauthScope },
    ...{ clientSecret: opened(email.sealedClientSecret), refreshToken: opened(email.sealedRefreshToken) },
  };
}

function accountOfEnvironment(): OAuthAccount | null {
  const { SMTP_URL, SMTP_OAUTH_TOKEN_URL: tokenUrl, SMTP_OAUTH_CLIENT_ID: clientId } = env();
  if (!tokenUrl || !clientId) return null;
  return {
    ...{ provider: "custom", user: decodeURIComponent(new URL(SMTP_URL).username), tenant: "", clientId, tokenUrl },
    ...{ clientSecret: env().SMTP_OAUTH_CLIENT_SECRET ?? "", refreshToken: env().SMTP_OAUTH_REFRESH_TOKEN ?? "" },
    scope: env().SMTP_OAUTH_SCOPE ?? "",
  };
}

/** The tokens of this account so far; those of other settings count as none. */
export async function readState(account: OAuthAccount, tx: Tx | ReturnType<typeof asPlatform> = asPlatform()): Promise<TokenState> {
  const row = await tx.platformSetting.findUnique({ where: { key: stateKey } });
  const { data } = tokenState.safeParse(row?.value);
  const origin = originOf(account);
  if (data?.origin === origin) return data;
  return {
    ...{ origin, sealedAccess: null, sealedRefresh: null, expiresAt: null },
    ...{ askingUntil: null, failedAt: null, failure: null },
  };
}
