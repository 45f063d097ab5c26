import { formatByLanguage } from "@/lib/infra/formats-rules";
import { localeNow } from "@/messages/say";

const wholeDollars = formatByLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 }),
);

/** Whole dollars as the reader writes them: $1,000,000. */
export const writtenMoney = (dollars: number): string => wholeDollars().format(dollars);

/** A price in cents as the reader writes it: $49, $49.50. */
export function priceText(cents: number, currency: string): string {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(localeNow(), format).format(cents / 100);
}
