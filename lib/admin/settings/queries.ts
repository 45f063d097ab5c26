import { versioned } from "@/lib/admin/settings/rules";
import type { BillingDto, EmailDto, SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { isConnected } from "@/lib/settings/billing/rules";
import { readSettings } from "@/lib/settings/queries";
import type { Settings } from "@/lib/settings/schema";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** What of the email settings the screen may know. */
export function toEmailDto(settings: Settings["email"]): EmailDto {
  const { sealedPassword, sealedClientSecret, sealedRefreshToken, sealedDkimKey, ...stored } = settings;
  const isServerFixed = isFixedByEnvironment("SMTP_URL");
  const isFromFixed = isFixedByEnvironment("MAIL_FROM");
  const { hostname, port, protocol } = new URL(env().SMTP_URL);
  const encryption = protocol === "smtps:" ? ("ssl" as const) : ("none" as const);
  // The user and password of SMTP_URL are shown nowhere.
  const server = isServerFixed ? { host: hostname, port: Number(port) || 587, encryption, user: "", signIn: "password" as const } : {};
  const from = isFromFixed ? { fromAddress: /<([^>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM } : {};
  const isDkimFixed = env().DKIM_PRIVATE_KEY !== undefined;
  const dkim = isDkimFixed ? { dkimDomain: env().DKIM_DOMAIN ?? "", dkimSelector: env().DKIM_SELECTOR ?? "" } : {};
  return {
    ...{ ...versioned({ ...stored }), ...server, ...from, ...dkim, isServerFixed, isFromFixed, isDkimFixed },
    ...{ hasPassword: sealedPassword !== "", hasClientSecret: sealedClientSecret !== "" },
    ...{ hasRefreshToken: sealedRefreshToken !== "", hasDkimKey: sealedDkimKey !== "" },
  };
}

export function toBillingDto(stored: Settings["billing"]): BillingDto {
  return { ...versioned(stored), isProviderConnected: isConnected(stored.provider) };
}

/** What the Settings screen edits, read past the cache. */
export async function getAdminSettings(_scope: PlatformScope): Promise<SettingsDto> {
  const { general, security, notifications, email, billing } = await readSettings(asPlatform());
  return {
    general: versioned(general),
    security: versioned(security),
    notifications: versioned(notifications),
    email: toEmailDto(email),
    billing: toBillingDto(billing),
  };
}
