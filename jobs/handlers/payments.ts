import { handles } from "@/jobs/handler";
import { syncPayments } from "@/lib/companies/billing/payment-events-commands";
import { syncPaymentsJob } from "@/lib/companies/billing/payment-events-jobs";
import { announcePrices } from "@/lib/companies/billing/prices-commands";
import { announcePricesJob } from "@/lib/companies/billing/prices-jobs";

export const checkPayments = handles(syncPaymentsJob, ({ companyId }) => syncPayments(companyId), { concurrency: () => 2 });

export const tellPrices = handles(announcePricesJob, async () => {
  await announcePrices();
});
