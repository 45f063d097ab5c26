import { webhookLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { takeCall } from "@/lib/inbound/receiving/webhooks-commands";
import { providerParam, webhookDto } from "@/lib/inbound/receiving/webhooks-schema";

export const POST = route({
  access: "public",
  limit: webhookLimit,
  params: providerParam,
  raw: 90 * 1024 * 1024,
  respond: webhookDto,
  handle: ({ params, call }) => takeCall(params.provider, call),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
