import { versioned } from "@/lib/admin/settings/rules";
import type { BillingDto, EmailDto, SettingsDto } from "@/lib/admin/settings/schema";
import { asPlatform } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { isConnected } from "@/lib/settings/billing/rules";
import { readSettings } from "@/lib/settings/queries";
import type { Settings } from "@/lib/settings/schema";
import type { PlatformScope } from "@/lib/tenancy/scope";

/** What of the email settings the screen may know. */
export function toEmailDto({ sealedPassword, ...stored }: Settings["email"]): EmailDto {
  const isServerFixed = isFixedByEnvironment("SMTP_URL");
  const isFromFixed = isFixedByEnvironment("MAIL_FROM");
  const { hostname, port, protocol } = new URL(env().SMTP_URL);
  const encryption = protocol === "smtps:" ? ("ssl" as const) : ("none" as const);
  // The user and password of SMTP_URL are shown nowhere.
  const server = isServerFixed ? { host: hostname, port: Number(port) || 587, encryption, user: "" } : {};
  const from = isFromFixed ? { fromAddress: /<([^>]+)>/.exec(env().MAIL_FROM)?.[1] ?? env().MAIL_FROM } : {};
  return { ...versioned({ ...stored }), ...server, ...from, hasPassword: sealedPassword !== "", isServerFixed, isFromFixed };
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
