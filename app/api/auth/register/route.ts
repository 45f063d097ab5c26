import { register } from "@/lib/auth/commands";
import { authAnswer, registerInput } from "@/lib/auth/schema";
import { signUpLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  limit: signUpLimit,
  body: registerInput,
  respond: authAnswer,
  status: 201,
  cookies: "sign-in",
  handle: ({ body, caller }) => register(body, caller),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
