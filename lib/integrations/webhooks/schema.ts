import { z } from "zod";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { since } from "@/lib/integrations/changes/schema";
import { type EventType, eventTypes } from "@/lib/integrations/changes/values";
import { problems } from "@/lib/integrations/webhooks/values";

const addressProblem = codedIssue("keys.addressInvalid");
const typesProblem = codedIssue("keys.eventsRequired");

const address = z
  .url({ protocol: /^https?$/, error: addressProblem })
  .max(500, { error: addressProblem })
  .meta({ description: "Where events are sent, a public address with https", examples: ["https://hooks.company.example/coverkeep"] });
const types = z
  .array(
    z.enum(eventTypes as [EventType, ...EventType[]], {
      error: ({ input }) => codedIssue("keys.eventUnknown", { type: String(input).slice(0, 60) }),
    }),
  )
  .min(1, { error: typesProblem })
  .max(eventTypes.length, { error: typesProblem })
  .meta({ description: "The events that it gets", examples: [["vendor.status_changed", "verdict.changed"]] });

export const webhookInput = z.object({ address, types });
export const webhookPatch = z.object({
  address: address.optional(),
  types: types.optional(),
  version: z.string().max(500).optional().meta({ description: "The `version` that the change is based on" }),
});

export const webhookSwitch = z.object({
  isActive: z.boolean().meta({ description: "Off: events wait, and are sent in their order once it is on again" }),
});
export const webhookReplay = z.object({
  since: since.meta({
    description: "From when on events are sent again: a time, or a cursor of /api/changes",
    examples: ["2026-11-30T08:00:00Z"],
  }),
});
export const replayDto = z.object({ events: z.number().meta({ description: "How many events are sent", examples: [12] }) });
export type ReplayDto = z.infer<typeof replayDto>;

const problem = z.enum(problems).nullable().meta({ description: "Why the receiver did not take it; null: it did, or was not asked yet" });
const answerStatus = z
  .number()
  .nullable()
  .meta({ description: "The status that the receiver answered; null: it did not answer", examples: [204] });
const answerExcerpt = z.string().nullable().meta({ description: "The beginning of the answer" });

const health = z.object({
  lastDeliveredAt: z.string().nullable().meta({ description: "When the receiver last took an event" }),
  waiting: z.number().meta({ description: "Events that wait for it, counted up to 10,000", examples: [0] }),
  oldestWaitingAt: z.string().nullable().meta({ description: "Since when the first of them waits" }),
  failed: z.number().meta({ description: "Events of the last 30 days that it refused for good", examples: [0] }),
  problem,
  answerStatus,
});
export type Health = z.infer<typeof health>;

export const webhookDto = z.object({
  id: z.string(),
  address: z.string(),
  types: z.array(z.enum(eventTypes as [EventType, ...EventType[]])),
  isActive: z.boolean(),
  /** `gone`: the address answered 410. */
  offReason: z.enum(["gone", "by_hand"]).nullable(),
  createdAt: z.string(),
  version: z.string().meta({ description: "Send it with a change, so that no other change is lost" }),
  formerSecretUntil: z
    .string()
    .nullable()
    .meta({ description: "Until when events are signed by the former secret too; null: by the present one alone" }),
  health: health.extend({
    nextTryAt: z.string().nullable().meta({ description: "When a receiver that takes no events is tried again; null: it takes them" }),
  }),
});
export type WebhookDto = z.infer<typeof webhookDto>;
export const webhooksDto = z.object({ webhooks: z.array(webhookDto) });
export type WebhooksDto = z.infer<typeof webhooksDto>;
/** `secret` signs what is sent. It is shown this once. */
export const newWebhookDto = z.object({ webhook: webhookDto, secret: z.string() });
export type NewWebhookDto = z.infer<typeof newWebhookDto>;

export const testDto = z.object({
  payload: z.string().meta({ description: "What was sent" }),
  answerStatus,
  answerExcerpt,
  problem,
  millis: z.number().meta({ description: "How long the answer took, in milliseconds", examples: [84] }),
});
export type TestDto = z.infer<typeof testDto>;

export const deliveryDto = z.object({
  /** Sent as `webhook-id`. */
  id: z.string(),
  type: z.enum(eventTypes as [EventType, ...EventType[]]),
  payload: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  answerStatus,
  answerExcerpt,
  problem,
});
export type DeliveryDto = z.infer<typeof deliveryDto>;
export const deliveriesQuery = pageQuery(100);
export const deliveriesDto = z.object({ deliveries: z.array(deliveryDto), pagination: paginationDto });
export type DeliveriesDto = z.infer<typeof deliveriesDto>;

export const deliveryParams = z.object({ id: z.uuid(), deliveryId: z.uuid() });
