import type { DeliveryDto } from "@/lib/integrations/webhooks/schema";
import type { PlainKey } from "@/messages/say";

/** Why a receiver did not take an event. */
export const problemNames: Record<NonNullable<DeliveryDto["problem"]>, PlainKey> = {
  answer: "settings.problemAnswer",
  private_address: "settings.problemPrivateAddress",
  timeout: "settings.problemTimeout",
  unreachable: "settings.problemUnreachable",
};

/** How requests and answers look. */
export const codeClass = "mt-1 block whitespace-pre-wrap rounded-control border bg-sunken px-3 py-2 text-small [overflow-wrap:anywhere]";
