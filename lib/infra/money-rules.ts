import { localeNow } from "@/messages/say";

/** Whole dollars as the reader writes them: $1,000,000. */
export function writtenMoney(dollars: number): string {
  return new Intl.NumberFormat(localeNow(), { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(dollars);
}

/** A price in cents as the reader writes it: $49, $49.50. */
export function priceText(cents: number, currency: string): string {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(localeNow(), format).format(cents / 100);
}
