import { z } from "zod";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { eventTypes, problems } from "@/lib/integrations/webhooks/values";

const addressProblem = codedIssue("keys.enterAWebhookAddress");
const typesProblem = codedIssue("keys.chooseAtLeastOneEvent");

export const webhookInput = z.object({
  address: z.url({ protocol: /^https?$/, error: addressProblem }).max(500, { error: addressProblem }),
  types: z
    .array(z.enum(eventTypes, { error: ({ input }) => codedIssue("keys.thereIsNoEvent", { type: String(input).slice(0, 60) }) }))
    .min(1, { error: typesProblem })
    .max(eventTypes.length, { error: typesProblem }),
});

export const webhookSwitch = z.object({ isActive: z.boolean() });

const webhookDto = z.object({
  id: z.string(),
  address: z.string(),
  types: z.array(z.enum(eventTypes)),
  isActive: z.boolean(),
  /** `gone`: the address answered 410. */
  offReason: z.enum(["gone", "by_hand"]).nullable(),
  createdAt: z.string(),
});
export type WebhookDto = z.infer<typeof webhookDto>;
export const webhooksDto = z.object({ webhooks: z.array(webhookDto) });
export type WebhooksDto = z.infer<typeof webhooksDto>;
/** `secret` signs what is sent. It is shown this once. */
export const newWebhookDto = z.object({ webhook: webhookDto, secret: z.string() });
export type NewWebhookDto = z.infer<typeof newWebhookDto>;

export const deliveryDto = z.object({
  /** Sent as `webhook-id`. */
  id: z.string(),
  type: z.enum(eventTypes),
  payload: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  answerStatus: z.number().nullable(),
  /** The beginning of the answer. */
  answerExcerpt: z.string().nullable(),
  problem: z.enum(problems).nullable(),
});
export type DeliveryDto = z.infer<typeof deliveryDto>;
export const deliveriesQuery = pageQuery(100);
export const deliveriesDto = z.object({ deliveries: z.array(deliveryDto), pagination: paginationDto });
export type DeliveriesDto = z.infer<typeof deliveriesDto>;

export const deliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() });
