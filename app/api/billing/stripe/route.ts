import { takePaymentEvent } from "@/lib/companies/billing/payment-events-commands";
import { eventDto } from "@/lib/companies/billing/payment-events-schema";
import { paymentEventLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: paymentEventLimit,
  raw: 1024 * 1024,
  respond: eventDto,
  handle: ({ call }) => takePaymentEvent(call),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
