import { createPrivateKey, randomUUID } from "node:crypto";
import { recordPlatformEvent } from "@/lib/admin/acting-commands";
import { fixedClientFields, toBillingDto, toEmailDto, toInboundDto } from "@/lib/admin/settings/queries";
import { versioned } from "@/lib/admin/settings/rules";
import type { BillingDto, EmailDto, InboundDto, TestEmailDto, TestedStripe } from "@/lib/admin/settings/schema";
import { enqueuePrices } from "@/lib/companies/billing/prices-commands";
import { changedFields } from "@/lib/infra/changed-fields";
import { seal } from "@/lib/infra/crypto";
import { asPlatform } from "@/lib/infra/db";
import { env, isFixedByEnvironment } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { newMessageId, type OutgoingMail, type Sender, tryMail } from "@/lib/infra/mailer";
import { coded, joined } from "@/lib/infra/sentences-rules";
import { tryKeys } from "@/lib/infra/stripe";
import { refuseOutdated } from "@/lib/infra/versions-rules";
import { getSender } from "@/lib/mail/queries";
import type { AdminScope } from "@/lib/tenancy/scope";
import { isConnected } from "@/lib/tenancy/settings/billing-defaults-rules";
import { getStripe, hasStripeKey, stripePurpose } from "@/lib/tenancy/settings/billing-queries";
import type { BillingSettings } from "@/lib/tenancy/settings/billing-schema";
import { paymentProviders } from "@/lib/tenancy/settings/billing-values";
import { getSettings, keepSettings, readSettings, settingsKey } from "@/lib/tenancy/settings/queries";
import type { Settings, SettingsTab } from "@/lib/tenancy/settings/schema";
import { say } from "@/messages/say";

type Secrets = { password: string; clientSecret: string; dkimKey: string };
type EmailPatch = Partial<Omit<Settings["email"], `sealed${string}`> & Secrets> & { version?: string | undefined };

const serverFields = ["host", "port", "encryption", "user", "password", "signIn"];
const dkimFields = ["dkimDomain", "dkimSelector", "dkimKey"];

/** Changes the email settings; an empty secret leaves the stored one. Throws `conflict` for what the environment decides. */
export async function updateEmail(scope: AdminScope, input: EmailPatch): Promise<EmailDto> {
  const { password, clientSecret, dkimKey, ...patch } = input;
  const secrets = { ...(password && { password }), ...(clientSecret && { clientSecret }) };
  const asked = { ...patch, ...secrets, ...(dkimKey && { dkimKey }) };
  const isAsked = (name: string) => name in asked;
  if (isFixedByEnvironment("SMTP_URL") && serverFields.some(isAsked)) throw fixedBy("SMTP_URL");
  if (isFixedByEnvironment("MAIL_FROM") && isAsked("fromAddress")) throw fixedBy("MAIL_FROM");
  for (const [field, name] of Object.entries(fixedClientFields())) if (isAsked(field)) throw fixedBy(name);
  if (env().DKIM_PRIVATE_KEY && dkimFields.some(isAsked)) throw fixedBy("DKIM_PRIVATE_KEY");
  if (dkimKey && !isPrivateKey(dkimKey)) {
    const problem = coded("server.admin.privateKeyInvalid");
    throw new AppError("invalid", problem, { dkimKey: problem });
  }
  const sealed = {
    ...(password && { sealedPassword: seal("smtp-password", password) }),
    ...(clientSecret && { sealedClientSecret: seal("mail-oauth", clientSecret) }),
    ...(dkimKey && { sealedDkimKey: seal("dkim-key", dkimKey) }),
  };
  const { version: _version, ...saved } = await updateSettings(scope, "email", { ...patch, ...sealed });
  return toEmailDto(saved);
}

type InboundPatch = Partial<Omit<Settings["inbound"], "sealedImapPassword"> & { imapPassword: string }> & { version?: string | undefined };

/** Changes where emails come in; an empty password leaves the stored one. Throws `conflict` for what the environment decides. */
export async function updateInbound(scope: AdminScope, input: InboundPatch): Promise<InboundDto> {
  const { imapPassword, ...patch } = input;
  const isMailboxAsked = imapPassword || Object.keys(patch).some((name) => name.startsWith("imap"));
  if (env().INBOUND_ADDRESS && "address" in patch) throw fixedBy("INBOUND_ADDRESS");
  if (env().INBOUND_IMAP_URL && isMailboxAsked) throw fixedBy("INBOUND_IMAP_URL");
  if (env().INBOUND_TRUSTED_SERVERS !== undefined && "trustedServers" in patch) throw fixedBy("INBOUND_TRUSTED_SERVERS");
  const sealed = imapPassword ? { sealedImapPassword: seal("imap-password", imapPassword) } : {};
  const { version: _version, ...saved } = await updateSettings(scope, "inbound", { ...patch, ...sealed });
  return toInboundDto(saved);
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}

const fixedBy = (name: string) => new AppError("conflict", coded("server.admin.settingFixed", { name }));

/** Sends one email to the acting admin by the saved settings and returns what the mail server answered. */
export async function sendTestEmail(scope: AdminScope): Promise<TestEmailDto> {
  const admin = await asPlatform().user.findUniqueOrThrow({ where: { id: scope.userId } });
  const { appName } = (await getSettings()).general;
  const text = { subject: say("server.admin.testEmailSubject", { appName }), text: say("server.admin.testEmailText", { appName }) };
  const outcome = await tryTest({ to: admin.email, messageId: newMessageId(randomUUID()), ...text });
  await recordPlatformEvent(scope, {
    action: "platform.email_tested",
    subjectId: "email",
    subjectName: "email",
    details: { outcome: outcome.isSent ? "sent" : "failed" },
  });
  return { ...outcome, to: admin.email };
}

/** Asks Stripe with the saved keys, which changes nothing there. Throws `conflict` without a key. */
export async function testStripe(): Promise<TestedStripe> {
  const stripe = await getStripe();
  if (!stripe) throw new AppError("conflict", coded("server.billing.billingUnavailable"));
  const problem = await tryKeys(stripe);
  if (problem !== null) return { isAccepted: false, answer: coded("server.admin.stripeSaid", { problem }) };
  const isTest = stripe.secretKey.includes("_test_");
  const accepted = coded(isTest ? "server.admin.stripeTestKey" : "server.admin.stripeLiveKey");
  return {
    isAccepted: true,
    answer: stripe.webhookSecret ? accepted : joined(" ", [accepted, coded("server.admin.stripeSecretMissing")]),
  };
}

/** A refused access token is the server's answer too. */
async function tryTest(mail: OutgoingMail): Promise<{ isSent: boolean; answer: string }> {
  let sender: Sender;
  try {
    sender = await getSender();
  } catch (error) {
    return { isSent: false, answer: error instanceof Error ? error.message : "" };
  }
  return tryMail(sender, mail);
}

type SecurityPatch = Partial<Settings["security"]> & { version?: string | undefined };

/** Changes the security settings. Who requires a second factor of admins has one, or they would lock themselves out. */
export async function updateSecurity(scope: AdminScope, patch: SecurityPatch): Promise<Saved<"security">> {
  if (patch.requireAdminTwoFactor) {
    const { totpEnabledAt } = await asPlatform().user.findUniqueOrThrow({ where: { id: scope.userId } });
    if (!totpEnabledAt) {
      throw new AppError("conflict", coded("server.admin.ownFactorFirst"));
    }
  }
  return updateSettings(scope, "security", patch);
}

type BillingSecrets = { stripeKey: string; stripeWebhookSecret: string };
type BillingPatch = Partial<BillingSettings & BillingSecrets> & { version?: string | undefined };

/**
 * Changes prices, limits and texts of the plans, and how companies pay; an empty secret leaves the stored one. Auto-billing needs a
 * connected provider, and ends with it. Companies whose price changes are emailed. Throws `conflict` for what the environment decides.
 */
export async function updateBilling(scope: AdminScope, input: BillingPatch): Promise<BillingDto> {
  const { stripeKey, stripeWebhookSecret, ...patch } = input;
  if (env().STRIPE_SECRET_KEY && stripeKey) throw fixedBy("STRIPE_SECRET_KEY");
  if (env().STRIPE_WEBHOOK_SECRET && stripeWebhookSecret) throw fixedBy("STRIPE_WEBHOOK_SECRET");
  const stored = (await readSettings(asPlatform())).billing;
  const provider = patch.provider ?? stored.provider;
  const isOnline = isConnected(provider, Boolean(stripeKey) || hasStripeKey(stored));
  if (patch.autoBilling && !isOnline) {
    const message = coded("server.admin.autoPaymentRefused", { paymentProviders: coded(paymentProviders[provider]) });
    throw new AppError("conflict", message, { autoBilling: message });
  }
  const { version: _version, ...saved } = await updateSettings(scope, "billing", {
    ...patch,
    ...(stripeKey && { sealedStripeKey: seal(stripePurpose, stripeKey) }),
    ...(stripeWebhookSecret && { sealedStripeWebhookSecret: seal(stripePurpose, stripeWebhookSecret) }),
    ...(!isOnline && { autoBilling: false }),
  });
  await enqueuePrices();
  return toBillingDto(saved);
}

type Saved<Tab extends SettingsTab> = Settings[Tab] & { version: string };

/**
 * Changes the given values of one tab. The platform admin's own company has the event in its log, with the names of what changed.
 * Throws `outdated` when someone changed the same value since `version`.
 */
export async function updateSettings<Tab extends SettingsTab>(
  scope: AdminScope,
  tab: Tab,
  { version, ...patch }: Partial<Settings[Tab]> & { version?: string | undefined },
): Promise<Saved<Tab>> {
  const { stored, changed } = await asPlatform().$transaction(async (tx) => {
    // The row is missing until the first change.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${settingsKey(tab)}))`;
    const settings = await readSettings(tx);
    const before = settings[tab];
    refuseOutdated(visible(before), patch, version);
    const fields = Object.keys(changedFields(before, patch));
    const value = { ...before, ...changedFields(before, patch) };
    const row = { key: settingsKey(tab), value };
    if (fields.length > 0) await tx.platformSetting.upsert({ where: { key: row.key }, create: row, update: row });
    return { stored: { ...settings, [tab]: value } as Settings, changed: fields };
  });
  keepSettings(stored);
  if (changed.length > 0)
    await recordPlatformEvent(scope, {
      action: "platform.settings_updated",
      subjectId: tab,
      subjectName: tab,
      details: { fields: changed },
    });
  return { ...versioned(visible(stored[tab])), ...stored[tab] } as Saved<Tab>;
}

/** What the screen knows of a tab, and so what its version is made of. */
function visible(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("sealed")));
}
