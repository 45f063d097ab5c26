import { companyScopeFor } from "@/jobs/company-scope";
import { handles } from "@/jobs/handler";
import { tellWebhookOffJob } from "@/lib/integrations/webhooks/jobs";
import { tellWebhookOff } from "@/lib/mail/webhook-notices-commands";

export const tellOfWebhookOff = handles(tellWebhookOffJob, async ({ companyId, ...what }) =>
  tellWebhookOff(await companyScopeFor(companyId), what),
);
