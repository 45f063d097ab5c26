import { companyScopeFor } from "@/jobs/company-scope";
import { logFailure } from "@/lib/infra/database-away";
import { dueWebhooks } from "@/lib/integrations/webhooks/due-queries";
import { sendWaiting } from "@/lib/integrations/webhooks/line-commands";
import { say } from "@/messages/say";

const pollMillis = 1000;
/** To how many webhooks a worker sends at once. */
const most = 8;

/**
 * Sends what is due to webhooks, each in a line of its own. What is due is found in the data, so nothing is lost with a worker. Returns
 * what stops it, once events that are on their way have their answers.
 */
export function startWebhookLines(): () => Promise<void> {
  const sending = new Map<string, Promise<void>>();
  const send = async ({ companyId, id }: { companyId: string; id: string }) => {
    try {
      await sendWaiting(await companyScopeFor(companyId), id);
    } catch (error) {
      logFailure(error, say("server.jobs.webhooksFailed"));
    } finally {
      sending.delete(id);
    }
  };
  let isLooking = false;
  const look = async () => {
    if (isLooking || sending.size >= most) return;
    isLooking = true;
    try {
      const due = (await dueWebhooks()).filter(({ id }) => !sending.has(id));
      for (const hook of due.slice(0, most - sending.size)) sending.set(hook.id, send(hook));
    } catch (error) {
      logFailure(error, say("server.jobs.webhooksFailed"));
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(look, pollMillis);
  return async () => {
    clearInterval(timer);
    await Promise.race([Promise.allSettled(sending.values()), new Promise((resolve) => setTimeout(resolve, 16_000).unref())]);
  };
}
