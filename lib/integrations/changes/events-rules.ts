import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { eventSchema } from "@/lib/integrations/changes/events-schema";
import { eventHeaders, summaryOf } from "@/lib/integrations/changes/events-values";
import { eventTypes } from "@/lib/integrations/changes/values";

const header = z.object(
  Object.fromEntries(
    Object.entries(eventHeaders).map(([name, { description, example }]) => [name, z.string().meta({ description, examples: [example] })]),
  ),
);

const answers = {
  200: { description: "Any status of 200 to 299 within 15 seconds: the event is taken" },
  410: { description: "The address is gone: the webhook is turned off, and its events wait until it is on again" },
  default: { description: "Any other answer, or none: the event is sent again. While the receiver is off, all events wait in their order" },
};

const titled = (type: string) =>
  type
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

/** The events that webhooks get, as the `webhooks` of an OpenAPI 3.1 description. */
export function describedEvents(): ZodOpenApiPathsObject {
  const events = eventTypes.map((type) => [
    type,
    {
      post: {
        operationId: `on${titled(type)}`,
        summary: summaryOf(type),
        security: [],
        requestParams: { header },
        requestBody: {
          content: { "application/json": { schema: eventSchema(type).meta({ id: `${titled(type)}Event` }) } },
          required: true,
        },
        responses: answers,
      },
    },
  ]);
  return Object.fromEntries(events) as ZodOpenApiPathsObject;
}
