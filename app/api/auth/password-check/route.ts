import { findPasswordProblem } from "@/lib/accounts/passwords/queries";
import { passwordCheckDto, passwordCheckInput } from "@/lib/accounts/passwords/schema";
import { passwordCheckLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: passwordCheckLimit,
  body: passwordCheckInput,
  respond: passwordCheckDto,
  handle: async ({ body }) => ({ problem: await findPasswordProblem(body.password, []) }),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
