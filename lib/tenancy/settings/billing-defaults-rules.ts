import { linesOf } from "@/lib/infra/text-rules";
import type { PlanWish } from "@/lib/tenancy/plan-schema";
import { planLabels, planNames } from "@/lib/tenancy/plan-values";
import type { BillingSettings, PlanOffer, StoredBilling } from "@/lib/tenancy/settings/billing-schema";
import type { PaymentProvider } from "@/lib/tenancy/settings/billing-values";
import { say } from "@/messages/say";

/** No prices, and no limits but for storage, until an admin enters them. */
export const defaultBilling: StoredBilling = {
  ...{ currency: "USD", provider: "stripe", autoBilling: false, stripeTax: false },
  pricingTitle: "One trial, three plans",
  pricingText:
    "Choose monthly or annual billing. Your first 14 days are free, with no credit card. We only charge you if you choose a plan.",
  ...{ basicMonthly: null, basicAnnual: null, basicVendors: null, basicUsers: null, basicStorage: 50 },
  basicDescription: "For one office with its own vendor list.",
  basicPoints: "Reading, statuses and reminders\nEmail support",
  ...{ proMonthly: null, proAnnual: null, proVendors: null, proUsers: null, proStorage: 250 },
  proDescription: "For teams that share a vendor list.",
  proPoints: "Everything in Basic\nTeam roles and activity log",
  ...{ enterpriseMonthly: null, enterpriseAnnual: null, enterpriseVendors: null, enterpriseUsers: null, enterpriseStorage: 5000 },
  enterpriseDescription: "For many offices with their own requirements.",
  enterprisePoints: "Everything in Pro\nCustom contract and invoicing",
  ...{ trialVendors: null, trialUsers: null, trialStorage: 2 },
  ...{ sealedStripeKey: "", sealedStripeWebhookSecret: "" },
};

/** The product's default text is in every language; an admin's own text stays as it is. */
const shippedTexts = {
  pricingTitle: "platform.defaultPricingTitle",
  pricingText: "platform.defaultPricingText",
  basicDescription: "platform.defaultBasicAbout",
  basicPoints: "platform.defaultBasicPoints",
  proDescription: "platform.defaultProAbout",
  proPoints: "platform.defaultProPoints",
  enterpriseDescription: "platform.defaultEnterpriseAbout",
  enterprisePoints: "platform.defaultEnterprisePoints",
} as const;

/** A text of the pricing section, for whoever reads it now. */
export const pricingWords = (billing: BillingSettings, name: keyof typeof shippedTexts): string =>
  billing[name] === defaultBilling[name] ? say(shippedTexts[name]) : billing[name];

/** Whether we can charge through this provider. Stripe is the only one that is built; with another one, plans are activated by hand. */
export function isConnected(provider: PaymentProvider, hasStripeKey: boolean): boolean {
  return provider === "stripe" && hasStripeKey;
}

/** The plans as the pricing section and the company's settings offer them. */
export function offersOf(billing: BillingSettings): PlanOffer[] {
  return planNames.map((plan) => ({
    plan,
    name: say(planLabels[plan]),
    description: pricingWords(billing, `${plan}Description`),
    points: linesOf(pricingWords(billing, `${plan}Points`)),
    monthly: billing[`${plan}Monthly`],
    annual: billing[`${plan}Annual`],
    vendors: billing[`${plan}Vendors`],
    users: billing[`${plan}Users`],
    storage: billing[`${plan}Storage`],
  }));
}

const priceFields = {
  basic: { monthly: "basicMonthly", annual: "basicAnnual" },
  pro: { monthly: "proMonthly", annual: "proAnnual" },
  enterprise: { monthly: "enterpriseMonthly", annual: "enterpriseAnnual" },
} as const;

/** What a plan costs now, in cents; null: it has no price. */
export const listedPrice = (billing: BillingSettings, { plan, cycle }: PlanWish): number | null => billing[priceFields[plan][cycle]];

/** A price in cents as a person types it: 4950 is "49.50", 4900 is "49". */
export function typedPrice(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
