import { listKinds } from "@/lib/compliance/kinds/queries";
import { kindDto, kindInput, kindListDto } from "@/lib/compliance/kinds/schema";
import { createKind } from "@/lib/documents/kinds/commands";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: kindListDto,
  handle: ({ scope }) => listKinds(scope),
});

export const POST = route({
  access: "company",
  can: "requirements:write",
  body: kindInput,
  respond: kindDto,
  status: 201,
  handle: ({ scope, body }) => createKind(scope, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
