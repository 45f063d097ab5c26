import { priceText } from "@/lib/infra/money-rules";
import type { Sentence } from "@/lib/infra/sentences-rules";
import { type MailText, mailWords, missingPayment, own } from "@/lib/mail/rules";
import { localeNow } from "@/messages/say";

/** What an email about payments is about, so that each admin gets it once (see `occasion` of the outbox). */
export const occasions = {
  started: (subscriptionId: string) => `billing:started:${subscriptionId}`,
  failed: (since: Date, days: number) => `${missingPayment}${since.toISOString()}:${days}`,
  paid: (since: Date) => `billing:paid:${since.toISOString()}`,
  ended: (since: Date) => `billing:ended:${since.toISOString()}`,
  canceled: (subscriptionId: string, endsAt: Date) => `billing:canceled:${subscriptionId}:${endsAt.toISOString()}`,
  twice: (others: readonly string[]) => `billing:twice:${others.join(",")}`,
  price: (cents: number, from: Date) => `billing:price:${cents}:${from.toISOString()}`,
  samePrice: (cents: number, from: Date) => `billing:same-price:${cents}:${from.toISOString()}`,
};

/** Who reads it, and where they act. */
export type Reader = { firstName: string; company: string; timeZone: string; link: string };

const dayText = (at: Date, timeZone: string) => at.toLocaleDateString(localeNow(), { dateStyle: "long", timeZone });
const names = ({ firstName, company, link }: Reader) => ({ firstName, company, link: own(link) });

export const startedText = (reader: Reader, { plan, renewsAt }: { plan: Sentence; renewsAt: Date }): MailText => ({
  subject: mailWords("server.billing.startedSubject", { plan: own(plan) }),
  body: mailWords("server.billing.startedBody", { ...names(reader), plan: own(plan), day: dayText(renewsAt, reader.timeZone) }),
});

export const failedText = (reader: Reader, { plan, graceEndsAt }: { plan: Sentence; graceEndsAt: Date }): MailText => ({
  subject: mailWords("server.billing.failedSubject", { plan: own(plan) }),
  body: mailWords("server.billing.failedBody", { ...names(reader), plan: own(plan), day: dayText(graceEndsAt, reader.timeZone) }),
});

/** The payment failed and the provider ended the subscription: its invoice does not bring it back, another payment does. */
export const lapsedText = (reader: Reader, { plan, graceEndsAt }: { plan: Sentence; graceEndsAt: Date }): MailText => ({
  subject: mailWords("server.billing.failedSubject", { plan: own(plan) }),
  body: mailWords("server.billing.lapsedBody", { ...names(reader), plan: own(plan), day: dayText(graceEndsAt, reader.timeZone) }),
});

export const paidText = (reader: Reader, { plan }: { plan: Sentence }): MailText => ({
  subject: mailWords("server.billing.paidSubject", {}),
  body: mailWords("server.billing.paidBody", { ...names(reader), plan: own(plan) }),
});

export const endedText = (reader: Reader, { plan }: { plan: Sentence }): MailText => ({
  subject: mailWords("server.billing.endedSubject", { plan: own(plan) }),
  body: mailWords("server.billing.endedBody", { ...names(reader), plan: own(plan) }),
});

export const canceledText = (reader: Reader, { plan, endsAt }: { plan: Sentence; endsAt: Date }): MailText => ({
  subject: mailWords("server.billing.canceledSubject", { plan: own(plan) }),
  body: mailWords("server.billing.canceledBody", { ...names(reader), plan: own(plan), day: dayText(endsAt, reader.timeZone) }),
});

export const twiceText = (reader: Reader, { plan }: { plan: Sentence }): MailText => ({
  subject: mailWords("server.billing.twiceSubject", {}),
  body: mailWords("server.billing.twiceBody", { ...names(reader), plan: own(plan) }),
});

type PriceChange = { plan: Sentence; cycle: string; cents: number; nextCents: number; currency: string; from: Date };

export function priceChangeText(reader: Reader, { plan, cycle, cents, nextCents, currency, from }: PriceChange): MailText {
  const facts = { plan: own(plan), before: own(priceText(cents, currency)), price: own(priceText(nextCents, currency)) };
  const key = cycle === "annual" ? "server.billing.priceAnnualBody" : "server.billing.priceMonthlyBody";
  return {
    subject: mailWords("server.billing.priceSubject", { plan: own(plan) }),
    body: mailWords(key, { ...names(reader), ...facts, day: dayText(from, reader.timeZone) }),
  };
}

export const samePriceText = (
  reader: Reader,
  { plan, cents, currency }: { plan: Sentence; cents: number; currency: string },
): MailText => ({
  subject: mailWords("server.billing.samePriceSubject", { plan: own(plan) }),
  body: mailWords("server.billing.samePriceBody", { ...names(reader), plan: own(plan), price: own(priceText(cents, currency)) }),
});
