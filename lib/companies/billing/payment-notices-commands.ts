import type { PaymentAccount } from "@/generated/prisma/client";
import {
  canceledText,
  endedText,
  failedText,
  lapsedText,
  occasions,
  paidText,
  type Reader,
  startedText,
  twiceText,
} from "@/lib/companies/billing/payment-notices-rules";
import { after, failureStep, graceDays, isOver } from "@/lib/companies/billing/payments-rules";
import { planName } from "@/lib/companies/billing/rules";
import { now } from "@/lib/infra/clock";
import type { Tx } from "@/lib/infra/db";
import { env } from "@/lib/infra/env";
import { inLanguage } from "@/lib/infra/server-texts";
import { queueMail } from "@/lib/mail/commands";
import type { MailText } from "@/lib/mail/rules";
import type { CompanyScope } from "@/lib/tenancy/scope";

/** Writes an email to each admin of the company who has none about this occasion yet. */
export async function tellCompanyAdmins(tx: Tx, scope: CompanyScope, occasion: string, text: (reader: Reader) => MailText): Promise<void> {
  const { companyId, timeZone } = scope;
  const { name: company } = await tx.company.findUniqueOrThrow({ where: { id: companyId } });
  const admins = { companyId, role: "ADMIN", status: "ACTIVE", deletedAt: null, emailVerifiedAt: { not: null } } as const;
  const link = `${env().APP_URL}/settings?tab=plan`;
  for (const { email, firstName, language } of await tx.user.findMany({ where: admins })) {
    if ((await tx.mail.count({ where: { companyId, recipient: email, occasion } })) > 0) continue;
    const written = inLanguage(language, () => text({ firstName, company, timeZone, link }));
    await queueMail(tx, scope, { kind: "BILLING_NOTICE", recipient: email, occasion, ...written });
  }
}

type Change = { before: PaymentAccount; now: PaymentAccount };

/** Emails the company's admins about their payments: what was paid, is missing, has ended or was canceled. */
export async function tellChanges(tx: Tx, scope: CompanyScope, { before, now: row }: Change): Promise<void> {
  const tell = (occasion: string, text: (reader: Reader) => MailText) => tellCompanyAdmins(tx, scope, occasion, text);
  const plan = () => planName(row.plan ?? before.plan ?? "");
  const { subscriptionId, renewsAt, endsAt, failedSince, otherSubscriptions } = row;
  const isPaidTwice = otherSubscriptions.some((id) => !before.otherSubscriptions.includes(id));
  if (isPaidTwice) await tell(occasions.twice(otherSubscriptions), (reader) => twiceText(reader, { plan: plan() }));
  if (row.isInForce && failedSince) {
    const graceEndsAt = after(failedSince, graceDays);
    const occasion = occasions.failed(failedSince, failureStep(failedSince, now()));
    return tell(occasion, (reader) => (isOver(row) ? lapsedText : failedText)(reader, { plan: plan(), graceEndsAt }));
  }
  if (row.isInForce && before.failedSince) {
    await tell(occasions.paid(before.failedSince), (reader) => paidText(reader, { plan: plan() }));
  } else if (row.isInForce && !before.isInForce && subscriptionId && renewsAt) {
    await tell(occasions.started(subscriptionId), (reader) => startedText(reader, { plan: plan(), renewsAt }));
  }
  if (row.isInForce && endsAt && !before.endsAt && subscriptionId) {
    await tell(occasions.canceled(subscriptionId, endsAt), (reader) => canceledText(reader, { plan: plan(), endsAt }));
  }
  if (before.isInForce && before.failedSince && !row.isInForce) {
    await tell(occasions.ended(before.failedSince), (reader) => endedText(reader, { plan: plan() }));
  }
}
