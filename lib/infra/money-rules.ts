import { localeNow } from "@/messages/say";

/** By language: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Whole dollars as the reader writes them: $1,000,000. */
export function writtenMoney(dollars: number): string {
  const locale = localeNow();
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "currency", currency: "USD", maximumFractionDigits: 0 });
    formats.set(locale, format);
  }
  return format.format(dollars);
}

/** A price in cents as the reader writes it: $49, $49.50. */
export function priceText(cents: number, currency: string): string {
  const format = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(localeNow(), format).format(cents / 100);
}
