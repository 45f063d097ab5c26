import { open } from "@/lib/infra/crypto";
import { env } from "@/lib/infra/env";
import type { StripeKeys } from "@/lib/infra/stripe-answers";
import { isConnected } from "@/lib/tenancy/settings/billing-defaults-rules";
import type { StoredBilling } from "@/lib/tenancy/settings/billing-schema";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** What the secrets in the settings are encrypted for. */
export const stripePurpose = "stripe";

/** How we reach Stripe. null: billing is not connected. The environment decides where it says anything. */
export type Stripe = StripeKeys & { webhookSecret: string | null };

export async function getStripe(): Promise<Stripe | null> {
  const { billing } = await getSettings();
  if (!isConnected(billing.provider, hasStripeKey(billing))) return null;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env();
  const { sealedStripeKey, sealedStripeWebhookSecret } = billing;
  return {
    secretKey: STRIPE_SECRET_KEY ?? open(stripePurpose, sealedStripeKey),
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? (sealedStripeWebhookSecret ? open(stripePurpose, sealedStripeWebhookSecret) : null),
    apiUrl: STRIPE_API_URL ?? null,
    hasTaxes: billing.stripeTax,
  };
}

export const hasStripeKey = ({ sealedStripeKey }: Pick<StoredBilling, "sealedStripeKey">): boolean =>
  env().STRIPE_SECRET_KEY !== undefined || sealedStripeKey !== "";

/** Whether companies pay for a plan themselves. Otherwise a plan is requested, and activated by hand. */
export async function isPaidOnline(): Promise<boolean> {
  const { billing } = await getSettings();
  return billing.autoBilling && isConnected(billing.provider, hasStripeKey(billing));
}
