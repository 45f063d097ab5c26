import { linesOf } from "@/lib/infra/text/rules";
import type { BillingSettings, PlanOffer } from "@/lib/settings/billing/schema";
import type { PaymentProvider } from "@/lib/settings/billing/values";
import { planLabels, planNames } from "@/lib/tenancy/plan/values";
import { say } from "@/messages/say";

/** No prices and no limits until an admin enters them. */
export const defaultBilling: BillingSettings = {
  ...{ currency: "USD", provider: "stripe", autoBilling: false },
  get pricingTitle() {
    return say("settings.oneTrialThreePlans");
  },
  get pricingText() {
    return say("settings.chooseMonthlyOrAnnualBilling");
  },
  ...{ basicMonthly: null, basicAnnual: null, basicVendors: null, basicUsers: null },
  get basicDescription() {
    return say("settings.forOneOfficeWithIts");
  },
  get basicPoints() {
    return say("settings.readingStatusesAndRemindersEmail");
  },
  ...{ proMonthly: null, proAnnual: null, proVendors: null, proUsers: null },
  get proDescription() {
    return say("settings.forTeamsThatShareA");
  },
  get proPoints() {
    return say("settings.everythingInBasicTeamRoles");
  },
  ...{ enterpriseMonthly: null, enterpriseAnnual: null, enterpriseVendors: null, enterpriseUsers: null },
  get enterpriseDescription() {
    return say("settings.forManyOfficesWithTheir");
  },
  get enterprisePoints() {
    return say("settings.everythingInProCustomContract");
  },
  ...{ trialVendors: null, trialUsers: null },
};

/** Whether we can charge through this provider. No provider has a connection yet, so plans are activated by hand. */
export function isConnected(_provider: PaymentProvider): boolean {
  return false;
}

/** The plans as the pricing section and the company's settings offer them. */
export function offersOf(billing: BillingSettings): PlanOffer[] {
  return planNames.map((plan) => ({
    plan,
    name: planLabels[plan],
    description: billing[`${plan}Description`],
    points: linesOf(billing[`${plan}Points`]),
    monthly: billing[`${plan}Monthly`],
    annual: billing[`${plan}Annual`],
    vendors: billing[`${plan}Vendors`],
    users: billing[`${plan}Users`],
  }));
}

/** A price in cents as a person types it: 4950 is "49.50", 4900 is "49". */
export function typedPrice(cents: number): string {
  const rest = cents % 100;
  return `${(cents - rest) / 100}${rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`}`;
}
