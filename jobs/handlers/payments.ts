import { handles } from "@/jobs/handler";
import { syncPayments } from "@/lib/companies/payment-events/commands";
import { syncPaymentsJob } from "@/lib/companies/payment-events/jobs";
import { announcePrices } from "@/lib/companies/prices/commands";
import { announcePricesJob } from "@/lib/companies/prices/jobs";

export const checkPayments = handles(syncPaymentsJob, ({ companyId }) => syncPayments(companyId), { concurrency: () => 2 });

export const tellPrices = handles(announcePricesJob, async () => {
  await announcePrices();
});
