import type { Company, PaymentAccount } from "@/generated/prisma/client";
import { tellCompanyAdmins } from "@/lib/companies/billing/payment-notices-commands";
import { occasions, priceChangeText, samePriceText } from "@/lib/companies/billing/payment-notices-rules";
import { after, priceNoticeDays } from "@/lib/companies/billing/payments-rules";
import { announcePricesJob } from "@/lib/companies/billing/prices-jobs";
import { announcementOf } from "@/lib/companies/billing/prices-rules";
import { planName } from "@/lib/companies/billing/rules";
import { now } from "@/lib/infra/clock";
import { asPlatform, inCompany, inRole, type Tx } from "@/lib/infra/db";
import { enqueue } from "@/lib/infra/queue";
import { recordEvent } from "@/lib/tenancy/audit/commands";
import { systemScope } from "@/lib/tenancy/scope";
import { typedPrice } from "@/lib/tenancy/settings/billing-defaults-rules";
import { getSettings } from "@/lib/tenancy/settings/queries";

/** Has the worker email companies about another price, after an admin may have changed one. */
export async function enqueuePrices(): Promise<void> {
  await asPlatform().$transaction((tx) => enqueue(tx, announcePricesJob, {}));
}

/**
 * Emails every company whose plan has another price now, and records from when its renewals cost that. It reads the rows, so that it may
 * run twice or late. Returns how many companies were emailed.
 */
export async function announcePrices(): Promise<number> {
  const paying = await asPlatform().paymentAccount.findMany({ where: { isInForce: true }, include: { company: true } });
  const { billing } = await getSettings();
  const at = now();
  let count = 0;
  for (const { company, ...account } of paying) {
    if (announcementOf(account, billing, at) === null) continue;
    const isAnnounced = await inCompany(systemScope(company), (tx) => announce(tx, company, at));
    if (isAnnounced) count += 1;
  }
  return count;
}

async function announce(tx: Tx, company: Company, at: Date): Promise<boolean> {
  const { billing } = await getSettings();
  const account = await inRole(tx, "coverkeep_platform", async () => {
    await tx.$executeRaw`select 1 from payment_account where company_id = ${company.id}::uuid for update`;
    return tx.paymentAccount.findUnique({ where: { companyId: company.id } });
  });
  const announcement = account && announcementOf(account, billing, at);
  if (!account || !announcement) return false;
  const { cents } = announcement;
  const from = cents === null ? null : after(at, priceNoticeDays);
  await inRole(tx, "coverkeep_platform", () =>
    tx.paymentAccount.update({ where: { id: account.id }, data: { nextCents: cents, nextCentsFrom: from } }),
  );
  await tell(tx, { company, account, cents, from });
  return true;
}

type Told = { company: Company; account: PaymentAccount; cents: number | null; from: Date | null };

/** `cents` null: the price that was announced does not come after all. */
async function tell(tx: Tx, { company, account, cents, from }: Told): Promise<void> {
  const scope = systemScope(company);
  const before = account.cents ?? 0;
  const facts = { plan: planName(account.plan ?? ""), cycle: account.cycle ?? "monthly", currency: account.currency ?? "USD" };
  if (cents !== null && from) {
    const change = { ...facts, cents: before, nextCents: cents, from };
    await tellCompanyAdmins(tx, scope, occasions.price(cents, from), (reader) => priceChangeText(reader, change));
  } else if (account.nextCentsFrom) {
    const occasion = occasions.samePrice(before, account.nextCentsFrom);
    await tellCompanyAdmins(tx, scope, occasion, (reader) => samePriceText(reader, { ...facts, cents: before }));
  }
  await recordEvent(tx, scope, {
    action: "plan.price_announced",
    subjectType: "company",
    subjectId: company.id,
    details: { from: typedPrice(account.nextCents ?? before), to: typedPrice(cents ?? before) },
  });
}
