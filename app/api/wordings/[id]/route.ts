import { withdrawAnswer } from "@/lib/compliance/wordings/commands";
import { getOpenWording } from "@/lib/compliance/wordings/queries";
import { wordingDto } from "@/lib/compliance/wordings/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  params: idParam,
  respond: wordingDto,
  handle: ({ scope, params }) => getOpenWording(scope, params.id),
});

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: idParam,
  respond: messageDto,
  handle: ({ scope, params }) => withdrawAnswer(scope, params.id),
});

export const { POST, PUT, PATCH, OPTIONS } = otherMethods({ GET, DELETE });
