import { versioned } from "@/lib/admin/settings/rules";
import type { BillingDto, EmailDto, InboundDto, SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import type { PlatformScope } from "@/lib/tenancy/scope";
import { isConnected } from "@/lib/tenancy/settings/billing-defaults-rules";
import { hasStripeKey } from "@/lib/tenancy/settings/billing-queries";
import { mailboxOf } from "@/lib/tenancy/settings/inbound-queries";
import { readSettings } from "@/lib/tenancy/settings/queries";
import type { Settings } from "@/lib/tenancy/settings/schema";

const clientFields = {
  oauthProvider: "SMTP_OAUTH_TOKEN_URL",
  oauthTokenUrl: "SMTP_OAUTH_TOKEN_URL",
  oauthClientId: "SMTP_OAUTH_CLIENT_ID",
  clientSecret: "SMTP_OAUTH_CLIENT_SECRET",
  oauthScope: "SMTP_OAUTH_SCOPE",
} as const;

/** Which fields of our registration at the provider the environment decides, and by which name. */
export const fixedClientFields = (): Record<string, string> =>
  Object.fromEntries(Object.entries(clientFields).filter(([, name]) => env()[name] !== undefined));

/** What of the email settings the screen may know. */
export function toEmailDto(settings: Settings["email"]): EmailDto {
  const { sealedPassword, sealedClientSecret, sealedDkimKey, ...stored } = settings;
  const isServerFixed = isFixedByEnvironment("SMTP_URL");
  const isFromFixed = isFixedByEnvironment("MAIL_FROM");
  const { hostname, port, protocol } = new URL(env().SMTP_URL);
  const encryption = protocol === "smtps:" ? ("ssl" as const) : ("none" as const);
  // The user and password of SMTP_URL are never shown.
  const server = isServerFixed ? { host: hostname, port: Number(port) || 587, encryption, user: "", signIn: "password" as const } : {};
  const from = isFromFixed ? { fromAddress: /<([^>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM } : {};
  const isDkimFixed = env().DKIM_PRIVATE_KEY !== undefined;
  const dkim = isDkimFixed ? { dkimDomain: env().DKIM_DOMAIN ?? "", dkimSelector: env().DKIM_SELECTOR ?? "" } : {};
  const { SMTP_OAUTH_TOKEN_URL: oauthTokenUrl, SMTP_OAUTH_CLIENT_ID: oauthClientId, SMTP_OAUTH_SCOPE: oauthScope } = env();
  const client = {
    ...(oauthTokenUrl !== undefined && { oauthTokenUrl, oauthProvider: "custom" as const }),
    ...{ ...(oauthClientId !== undefined && { oauthClientId }), ...(oauthScope !== undefined && { oauthScope }) },
  };
  return {
    ...{ ...versioned({ ...stored }), ...server, ...client, ...from, ...dkim, isServerFixed, isFromFixed, isDkimFixed },
    ...{ hasPassword: sealedPassword !== "", hasClientSecret: sealedClientSecret !== "" },
    ...{ hasDkimKey: sealedDkimKey !== "", fixedFields: fixedClientFields() },
  };
}

/** What of the settings for incoming email the screen may know. */
export function toInboundDto({ sealedImapPassword, ...stored }: Settings["inbound"]): InboundDto {
  const { INBOUND_ADDRESS: address, INBOUND_IMAP_URL: imapUrl, INBOUND_SMTP_PORT: smtpPort, INBOUND_WEBHOOK_SECRET: webhookSecret } = env();
  const { INBOUND_TRUSTED_SERVERS: servers } = env();
  return {
    ...{ ...versioned({ ...stored }), ...(address && { address }), ...(imapUrl && shownMailbox(imapUrl)) },
    ...{ ...(servers !== undefined && { trustedServers: servers }), isTrustFixed: servers !== undefined },
    ...{ isAddressFixed: address !== undefined, isMailboxFixed: imapUrl !== undefined, hasImapPassword: sealedImapPassword !== "" },
    ...{ smtpPort: smtpPort ?? null, hasWebhook: webhookSecret !== undefined },
  };
}

/** The user and password of INBOUND_IMAP_URL are never shown. */
function shownMailbox(url: string) {
  const { host: imapHost, port: imapPort, isSecure } = mailboxOf(new URL(url));
  const imapEncryption = isSecure ? ("ssl" as const) : ("none" as const);
  return { imapHost, imapPort, imapEncryption, imapUser: "", imapFolder: "", imapSignIn: "password" as const };
}

/** What of the billing settings the screen may know. */
export function toBillingDto({ sealedStripeKey, sealedStripeWebhookSecret, ...stored }: Settings["billing"]): BillingDto {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = env();
  const hasKey = hasStripeKey({ sealedStripeKey });
  return {
    ...{ ...versioned(stored), isProviderConnected: isConnected(stored.provider, hasKey), hasStripeKey: hasKey },
    hasStripeWebhookSecret: STRIPE_WEBHOOK_SECRET !== undefined || sealedStripeWebhookSecret !== "",
    ...{ isStripeKeyFixed: STRIPE_SECRET_KEY !== undefined, isStripeWebhookSecretFixed: STRIPE_WEBHOOK_SECRET !== undefined },
  };
}

/** What the Settings screen edits, read past the cache. */
export async function getAdminSettings(_scope: PlatformScope): Promise<SettingsDto> {
  const { general, security, notifications, email, inbound, billing } = await readSettings(asPlatform());
  return {
    general: versioned(general),
    security: versioned(security),
    notifications: versioned(notifications),
    email: toEmailDto(email),
    inbound: toInboundDto(inbound),
    billing: toBillingDto(billing),
  };
}
