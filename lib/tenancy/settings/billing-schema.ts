import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { linesOf } from "@/lib/infra/text-rules";
import { requiredLine } from "@/lib/infra/text-schema";
import type { planLabels } from "@/lib/tenancy/plan-values";
import {
  type Currency,
  highestLimit,
  highestPrice,
  inCents,
  longestDescription,
  longestPoint,
  longestText,
  longestTitle,
  mostPoints,
  type PaymentProvider,
} from "@/lib/tenancy/settings/billing-values";
import type { PlainKey } from "@/messages/say";

const whole = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3})$/;

/** "1,000" is 1000. NaN: not a whole number. */
const wholeNumber = (text: string): number => (whole.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN);

/** "1,200.5" or "$1,200.50" is 120050 cents. NaN: not a price. */
function priceInCents(text: string): number {
  const [, units = "", cents = ""] = /^(?:[$€£] ?)?([\d,]+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return wholeNumber(units) * 100 + Number(cents.padEnd(2, "0"));
}

/** A whole number between the bounds, or what a person typed for it. Blank is null. */
const wholeOrBlank = (problem: string, read: (text: string) => number, [least, most]: readonly [number, number]) =>
  z
    .union([z.number(), z.string().max(40, problem), z.null()], problem)
    .transform((given) => (typeof given === "string" ? (given.trim() === "" ? null : read(given.trim())) : given))
    .refine((value) => value === null || (Number.isInteger(value) && value >= least && value <= most), problem);

/** Stored as a number of cents, so that no price is ever a fraction. In the form a text is a price as people write it. */
const price = wholeOrBlank(codedIssue("platform.priceInputInvalid", { most: highestPrice }), priceInCents, [0, highestPrice * 100]);
const limit = wholeOrBlank(codedIssue("platform.limitInvalid", { most: highestLimit }), wholeNumber, [1, highestLimit]);

const points = z
  .string(codedIssue("platform.bulletPointsInvalid"))
  .overwrite((text) => [...new Set(linesOf(text))].join("\n"))
  .refine((text) => linesOf(text).length <= mostPoints, codedIssue("platform.bulletPointsTooMany", { mostPoints }))
  .refine(
    (text) => linesOf(text).every((line) => line.length <= longestPoint),
    codedIssue("platform.bulletPointTooLong", { longestPoint }),
  );

const fieldsOf = (description: PlainKey) => ({
  Monthly: price,
  Annual: price,
  Vendors: limit,
  Users: limit,
  /** In gigabytes. */
  Storage: limit,
  Description: requiredLine(longestDescription, description),
  Points: points,
});
type PlanFields = ReturnType<typeof fieldsOf>;

/** One field each, so that two admins can change different ones at the same time: basicMonthly, basicAnnual and so on. */
const descriptionOf = {
  basic: "platform.basicDescriptionName",
  pro: "platform.proDescriptionName",
  enterprise: "platform.enterpriseDescriptionName",
} as const;

function fieldsOfPlan<Plan extends keyof typeof planLabels>(plan: Plan) {
  const fields = Object.entries(fieldsOf(descriptionOf[plan])).map(([name, schema]) => [`${plan}${name}`, schema]);
  return Object.fromEntries(fields) as { [Name in keyof PlanFields as `${Plan}${Name}`]: PlanFields[Name] };
}

const currencyNames = ["USD", "EUR", "GBP"] as const satisfies Currency[];
const providerNames = ["stripe", "paypal", "square"] as const satisfies PaymentProvider[];

export const billingSettings = z.object({
  currency: z.enum(currencyNames, codedIssue("platform.currencyInvalid")),
  provider: z.enum(providerNames, codedIssue("platform.paymentProviderInvalid")),
  autoBilling: z.boolean(codedIssue("platform.switchInvalid")),
  /** Whether Stripe Tax adds taxes. */
  stripeTax: z.boolean(codedIssue("platform.switchInvalid")),
  pricingTitle: requiredLine(longestTitle, "platform.heading"),
  pricingText: requiredLine(longestText, "platform.text"),
  ...fieldsOfPlan("basic"),
  ...fieldsOfPlan("pro"),
  ...fieldsOfPlan("enterprise"),
  /** A trial has no price and is no plan, but it has limits. */
  trialVendors: limit,
  trialUsers: limit,
  trialStorage: limit,
});
export type BillingSettings = z.output<typeof billingSettings>;

const centsProblem = { error: codedIssue("platform.priceInvalid") };
const priceAsSent = z
  .int(centsProblem)
  .min(0, centsProblem)
  .max(highestPrice * 100, centsProblem)
  .nullable()
  .meta({ description: inCents, examples: [4900] });

/** Prices as programs send and get them: always cents. A text is ambiguous, so it is refused. */
export const sentPrices = {
  ...{ basicMonthly: priceAsSent, basicAnnual: priceAsSent },
  ...{ proMonthly: priceAsSent, proAnnual: priceAsSent },
  ...{ enterpriseMonthly: priceAsSent, enterpriseAnnual: priceAsSent },
};

/** Stripe's keys are apart, since they are stored encrypted. */
export const storedBillingSettings = billingSettings.extend({ sealedStripeKey: z.string(), sealedStripeWebhookSecret: z.string() });
export type StoredBilling = z.output<typeof storedBillingSettings>;

/** What people may see of a plan. Prices are in cents. null: no price, or no limit. */
export const planOffer = z.object({
  plan: z.enum(["basic", "pro", "enterprise"]),
  name: z.string(),
  description: z.string(),
  points: z.array(z.string()),
  monthly: z
    .number()
    .nullable()
    .meta({ description: inCents, examples: [4900] }),
  annual: z
    .number()
    .nullable()
    .meta({ description: inCents, examples: [49_000] }),
  vendors: z.number().nullable(),
  users: z.number().nullable(),
  /** In gigabytes. */
  storage: z.number().nullable(),
});
export type PlanOffer = z.infer<typeof planOffer>;
