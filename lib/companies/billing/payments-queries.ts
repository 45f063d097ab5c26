import { toSubscriptionDto } from "@/lib/companies/billing/payments-dto";
import type { InvoicesDto, PaymentDto } from "@/lib/companies/billing/payments-schema";
import { now } from "@/lib/infra/clock";
import { inCompany, type Tx } from "@/lib/infra/db";
import { readInvoices } from "@/lib/infra/stripe";
import { noDetails } from "@/lib/infra/stripe-answers";
import type { CompanyScope } from "@/lib/tenancy/scope";
import { getStripe, isPaidOnline } from "@/lib/tenancy/settings/billing-queries";

/** What the company pays, as the provider told it last: the provider is not asked, and may be away. */
export async function getPayment(tx: Tx, { companyId }: CompanyScope): Promise<PaymentDto> {
  const row = await tx.paymentAccount.findUnique({ where: { companyId } });
  return { isConnected: (await getStripe()) !== null, isOnline: await isPaidOnline(), subscription: toSubscriptionDto(row, now()) };
}

/** The company's invoices and to whom they are made out, from the provider. Throws `unavailable` while it is away. */
export async function getInvoices(scope: CompanyScope): Promise<InvoicesDto> {
  const { companyId } = scope;
  const account = await inCompany(scope, (tx) => tx.paymentAccount.findUnique({ where: { companyId } }));
  const stripe = await getStripe();
  return account && stripe ? readInvoices(stripe, account.customerId) : { invoices: [], details: noDetails };
}
