import { doneDto } from "@/lib/auth/schema";
import { signUpLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { acceptInvitation } from "@/lib/team/commands";
import { acceptInput } from "@/lib/team/schema";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: acceptInput,
  respond: doneDto,
  status: 201,
  handle: ({ body }) => acceptInvitation(body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
