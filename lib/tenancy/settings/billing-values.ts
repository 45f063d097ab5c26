import type { PlainKey } from "@/messages/say";

export const currencies = {
  USD: "platform.usDollarUsd",
  EUR: "platform.euroEur",
  GBP: "platform.britishPoundGbp",
} as const satisfies Record<string, PlainKey>;
export type Currency = keyof typeof currencies;

export const paymentProviders = {
  stripe: "platform.stripe",
  paypal: "platform.paypal",
  square: "platform.square",
} as const satisfies Record<string, PlainKey>;
export type PaymentProvider = keyof typeof paymentProviders;

/** The highest values that the form takes: a price in dollars, euros or pounds, and a count. */
export const highestPrice = 1_000_000;
export const highestLimit = 10_000_000;

/** The texts of the pricing section, and of a plan in it. */
export const longestTitle = 80;
export const longestText = 300;
export const longestDescription = 160;
export const longestPoint = 80;
export const mostPoints = 8;

/** The unit of prices in the description of the API. */
export const inCents = "In cents, hundredths of the currency: 4900 is 49.00. null: no price";
