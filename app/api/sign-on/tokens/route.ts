import { createToken } from "@/lib/companies/sign-on/commands";
import { newDirectoryTokenDto, tokenInput } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "sign-on:write",
  body: tokenInput,
  respond: newDirectoryTokenDto,
  status: 201,
  proof: "again",
  handle: ({ scope }) => createToken(scope),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
