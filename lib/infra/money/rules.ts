import { localeNow } from "@/messages/say";

/** Whole dollars as the reader writes them: $1,000,000. */
export function writtenMoney(dollars: number): string {
  return new Intl.NumberFormat(localeNow(), { style: "currency", currency: "USD", maximumFractionDigits: 0 }).format(dollars);
}
