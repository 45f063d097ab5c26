import { startReread } from "@/lib/documents/rereading/commands";
import { getReread } from "@/lib/documents/rereading/queries";
import { rereadDto } from "@/lib/documents/rereading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:write",
  respond: rereadDto,
  handle: ({ scope }) => getReread(scope),
});

export const POST = route({
  access: "company",
  can: "company:write",
  respond: rereadDto,
  handle: ({ scope }) => startReread(scope),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
