import { now } from "@/lib/infra/clock";
import { open } from "@/lib/infra/crypto";
import { asPlatform, type Tx } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { storedInWords } from "@/lib/infra/sentences-schema";
import { clientOriginOf, keysOf, type OAuthAccount, type OAuthClient, originOf } from "@/lib/mail/oauth/rules";
import {
  type ConnectedAccount,
  connectedAccount,
  consent,
  type MailAccountDto,
  type MailAccountsDto,
  type TokenState,
  tokenState,
} from "@/lib/mail/oauth/schema";
import type { MailPurpose } from "@/lib/mail/oauth/values";
import { getSettings } from "@/lib/tenancy/settings/queries";

type Db = Tx | ReturnType<typeof asPlatform>;

const opened = (sealed: string) => (sealed ? open("mail-oauth", sealed) : "");

/** Our registration at the provider. Each value of the environment goes before that of Settings. */
export async function findClient(): Promise<OAuthClient> {
  const { email } = await getSettings();
  const { SMTP_OAUTH_TOKEN_URL, SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET, SMTP_OAUTH_SCOPE } = env();
  return {
    ...{
      provider: SMTP_OAUTH_TOKEN_URL ? "custom" : email.oauthProvider,
      tenant: email.oauthTenant,
      authorizeUrl: email.oauthAuthorizeUrl,
    },
    ...{ clientId: SMTP_OAUTH_CLIENT_ID ?? email.oauthClientId, tokenUrl: SMTP_OAUTH_TOKEN_URL ?? email.oauthTokenUrl },
    ...{ clientSecret: SMTP_OAUTH_CLIENT_SECRET ?? opened(email.sealedClientSecret), scope: SMTP_OAUTH_SCOPE ?? email.oauthScope },
  };
}

/** The account that was connected in the browser, while the registration that it consented to is still the one that is set. */
export async function findConnected(purpose: MailPurpose): Promise<ConnectedAccount | null> {
  const row = await asPlatform().platformSetting.findUnique({ where: { key: keysOf(purpose).account } });
  const { data } = connectedAccount.safeParse(row?.value);
  return data && (data.origin === null || data.origin === clientOriginOf(await findClient())) ? data : null;
}

/** Whose tokens sign in. `purpose`: whose row keeps them, which for incoming email may be that for outgoing email. */
export type FoundAccount = { purpose: MailPurpose; account: OAuthAccount; connected: ConnectedAccount | null };

/**
 * The account that signs in; null: by password or not at all; "none": by OAuth2, but no account is connected. An account for incoming
 * email goes before that for outgoing email; for this, the environment goes before Settings.
 */
export async function findAccount(purpose: MailPurpose): Promise<FoundAccount | "none" | null> {
  const { email, inbound } = await getSettings();
  if (purpose === "incoming") {
    const own = await findConnected("incoming");
    if (!own) return findAccount("outgoing");
    return { purpose, account: await accountOf(own, inbound.imapUser), connected: own };
  }
  if (isFixedByEnvironment("SMTP_URL")) {
    const account = accountOfEnvironment();
    return account && { purpose, account, connected: null };
  }
  if (email.signIn === "password") return null;
  const connected = email.signIn === "oauth" ? await findConnected(purpose) : null;
  if (email.signIn === "oauth" && !connected) return "none";
  return { purpose, account: await accountOf(connected, email.user), connected };
}

async function accountOf(connected: ConnectedAccount | null, user: string): Promise<OAuthAccount> {
  const { provider, tenant, clientId, tokenUrl, scope, clientSecret } = await findClient();
  const refreshToken = opened(connected?.sealedRefresh ?? "");
  return { provider, user: user || connected?.address || "", tenant, clientId, tokenUrl, scope, clientSecret, refreshToken };
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
export async function readState({ purpose, account }: FoundAccount, tx: Db = asPlatform()): Promise<TokenState> {
  const row = await tx.platformSetting.findUnique({ where: { key: keysOf(purpose).state } });
  const { data } = tokenState.safeParse(row?.value);
  const origin = originOf(account);
  if (data?.origin === origin) return data;
  return {
    ...{ origin, sealedAccess: null, sealedRefresh: null, expiresAt: null },
    ...{ askingUntil: null, failedAt: null, failure: null },
  };
}

/** The mailbox that the connected account signs in to; null: it signs in by password, or none is connected. */
export async function findMailboxUser(purpose: MailPurpose): Promise<string | null> {
  const found = await findAccount(purpose);
  return found && found !== "none" ? found.account.user.toLowerCase() : null;
}

export const redirectUrl = () => `${env().APP_URL}/api/admin/settings/email-accounts/callback`;

/** Which accounts sign in at the mail servers, and whether they still may. */
export async function listMailAccounts(): Promise<MailAccountsDto> {
  return { redirectUrl: redirectUrl(), outgoing: await toAccountDto("outgoing"), incoming: await toAccountDto("incoming") };
}

async function toAccountDto(purpose: MailPurpose): Promise<MailAccountDto> {
  const { inbound } = await getSettings();
  const isOff = purpose === "incoming" && (env().INBOUND_IMAP_URL !== undefined || inbound.imapSignIn === "password");
  const found = isOff ? null : await findAccount(purpose);
  const isFixed = isFixedByEnvironment("SMTP_URL") && purpose === "outgoing";
  const [own, client, failed] = await Promise.all([findConnected(purpose), findClient(), lastFailure(purpose)]);
  const shown = {
    connectedAt: own?.connectedAt.toISOString() ?? null,
    canConnect: !isFixed && Boolean(client.clientId) && (client.provider !== "custom" || Boolean(client.authorizeUrl && client.tokenUrl)),
    canDisconnect: own !== null,
  };
  // Incoming email that is to sign in by OAuth2 has no account where outgoing email signs in by password.
  if (!found || found === "none")
    return {
      ...shown,
      state: found ?? (purpose === "incoming" && !isOff ? "none" : "off"),
      address: own?.address ?? null,
      problem: failed,
    };
  const { failure } = await readState(found);
  const address = found.connected?.address ?? (found.account.user || null);
  const problem = failure === null ? failed : storedInWords(failure);
  return { ...shown, state: stateOf(found, purpose, failure !== null), address, problem };
}

function stateOf({ purpose: of, connected }: FoundAccount, purpose: MailPurpose, isRefused: boolean): MailAccountDto["state"] {
  if (isRefused) return "refused";
  if (of !== purpose) return "shared";
  if (connected) return "connected";
  return isFixedByEnvironment("SMTP_URL") ? "environment" : "application";
}

/** How a sign-in at the provider failed that no other one followed. */
async function lastFailure(purpose: MailPurpose): Promise<string | null> {
  const row = await asPlatform().platformSetting.findUnique({ where: { key: keysOf(purpose).consent } });
  const { data } = consent.safeParse(row?.value);
  return data?.failure && data.until > now() ? storedInWords(data.failure) : null;
}
