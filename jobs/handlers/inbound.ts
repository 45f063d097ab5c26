import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { routeMessage } from "@/lib/inbound/addressing/commands";
import { answerDelivery } from "@/lib/inbound/answering/commands";
import { fileDelivery } from "@/lib/inbound/filing/commands";
import { answerDeliveryJob, fileDeliveryJob, routeMessageJob } from "@/lib/inbound/jobs";

export const routeInboundMessage = handles(routeMessageJob, ({ messageId }) => routeMessage(messageId), { concurrency: () => 2 });

export const fileInboundDelivery = handles(
  fileDeliveryJob,
  async ({ companyId, deliveryId }) => {
    const scope = await companyScopeFor(companyId);
    await fileDelivery(scope, deliveryId);
  },
  // One company's large messages do not hold up those of others.
  { concurrency: () => 3, concurrencyOfCompany: () => 1 },
);

export const answerInboundDelivery = handles(
  answerDeliveryJob,
  async ({ companyId, deliveryId, round }) => answerDelivery(await companyScopeFor(companyId), deliveryId, round),
  { concurrency: () => 2 },
);
