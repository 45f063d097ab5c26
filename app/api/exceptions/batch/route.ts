import { approveExceptions } from "@/lib/exceptions/commands";
import { exceptionBatch } from "@/lib/exceptions/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";

export const POST = route({
  access: "company",
  can: "exception:decide",
  body: exceptionBatch,
  respond: batchDto,
  handle: ({ scope, body }) => approveExceptions(scope, body.ids),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
