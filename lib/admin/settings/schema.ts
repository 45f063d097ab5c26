import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { versionDto, versionSeen } from "@/lib/infra/versions-schema";
import { billingSettings, sentPrices } from "@/lib/tenancy/settings/billing-schema";
import { inboundSettings } from "@/lib/tenancy/settings/inbound-schema";
import { emailSettings, generalSettings, notificationSettings, securitySettings } from "@/lib/tenancy/settings/schema";

/** "" until one is typed. */
const typedKey = (shape: RegExp, error: string) =>
  z
    .string()
    .trim()
    .max(300, codedIssue("admin.textTooLong"))
    .refine((text) => text === "" || shape.test(text), { error });

export const generalInput = generalSettings.partial().extend(versionSeen);
export const generalDto = generalSettings.extend(versionDto);
export type GeneralDto = z.infer<typeof generalDto>;

export const securityInput = securitySettings.partial().extend(versionSeen);
export const securityDto = securitySettings.extend(versionDto);
export type SecurityDto = z.infer<typeof securityDto>;

export const notificationsInput = notificationSettings.partial().extend(versionSeen);
export const notificationsDto = notificationSettings.extend(versionDto);
export type NotificationsDto = z.infer<typeof notificationsDto>;

/** The form has empty secrets until new ones are typed. */
export const billingForm = billingSettings.extend({
  stripeKey: typedKey(/^(?:sk|rk)_\w+$/, codedIssue("admin.stripeKeyInvalid")),
  stripeWebhookSecret: typedKey(/^whsec_\S+$/, codedIssue("admin.stripeSecretInvalid")),
});
export const billingInput = billingForm.extend(sentPrices).partial().extend(versionSeen);
export const billingDto = billingSettings.extend({
  ...sentPrices,
  /** The secrets themselves never leave the server. */
  hasStripeKey: z.boolean(),
  hasStripeWebhookSecret: z.boolean(),
  /** Whether STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET of the environment decides. */
  isStripeKeyFixed: z.boolean(),
  isStripeWebhookSecretFixed: z.boolean(),
  /** Whether we can charge through the chosen provider. */
  isProviderConnected: z.boolean(),
  ...versionDto,
});
export type BillingDto = z.infer<typeof billingDto>;

const secret = (max: number) => z.string().trim().max(max, codedIssue("admin.textTooLong"));

/** The form has empty secrets until new ones are typed. */
export const emailForm = emailSettings.extend({
  password: z.string().max(500, codedIssue("admin.passwordTooLong")),
  clientSecret: secret(500),
  dkimKey: secret(10_000),
});
export type EmailFormInput = z.input<typeof emailForm>;
export const emailInput = emailForm.partial().extend(versionSeen);
export const emailDto = emailSettings.extend({
  /** The secrets themselves never leave the server. */
  hasPassword: z.boolean(),
  hasClientSecret: z.boolean(),
  hasDkimKey: z.boolean(),
  /** Whether SMTP_URL, MAIL_FROM or DKIM_PRIVATE_KEY of the environment decides. */
  isServerFixed: z.boolean(),
  isFromFixed: z.boolean(),
  isDkimFixed: z.boolean(),
  /** Which of the registration's fields the environment decides, and by which name. */
  fixedFields: z.record(z.string(), z.string()),
  ...versionDto,
});
export type EmailDto = z.infer<typeof emailDto>;
/** The password is empty until a new one is typed. */
export const inboundForm = inboundSettings.extend({ imapPassword: secret(500) });
export const inboundInput = inboundForm.partial().extend(versionSeen);
export const inboundDto = inboundSettings.extend({
  hasImapPassword: z.boolean(),
  /** Whether INBOUND_ADDRESS, INBOUND_IMAP_URL or INBOUND_TRUSTED_SERVERS of the environment decides. */
  isAddressFixed: z.boolean(),
  isMailboxFixed: z.boolean(),
  isTrustFixed: z.boolean(),
  /** Other doors, which only the environment opens. */
  smtpPort: z.number().nullable(),
  hasWebhook: z.boolean(),
  ...versionDto,
});
export type InboundDto = z.infer<typeof inboundDto>;
export const testEmailDto = z.object({ isSent: z.boolean(), answer: z.string(), to: z.string() });
export type TestEmailDto = z.infer<typeof testEmailDto>;
export const testStripeDto = z.object({ isAccepted: z.boolean(), answer: said });
export type TestStripeDto = z.infer<typeof testStripeDto>;
/** The same before it is said. */
export type TestedStripe = z.input<typeof testStripeDto>;

/** All tabs that are one row of settings each. */
export const settingsDto = z.object({
  general: generalDto,
  security: securityDto,
  notifications: notificationsDto,
  email: emailDto,
  inbound: inboundDto,
  billing: billingDto,
});
export type SettingsDto = z.infer<typeof settingsDto>;
