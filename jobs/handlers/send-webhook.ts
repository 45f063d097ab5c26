import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { deliver } from "@/lib/integrations/webhooks/commands";
import { sendWebhookJob } from "@/lib/integrations/webhooks/jobs";

export const sendWebhook = handles(
  sendWebhookJob,
  async ({ companyId, deliveryId, ...how }) => deliver(await companyScopeFor(companyId), deliveryId, how),
  {
    concurrency: () => 8,
  },
);
