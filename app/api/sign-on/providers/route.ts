import { addProvider } from "@/lib/companies/sign-on/commands";
import { providerInput, signOnSettingsDto } from "@/lib/companies/sign-on/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "company",
  can: "sign-on:write",
  body: providerInput,
  respond: signOnSettingsDto,
  status: 201,
  proof: "again",
  handle: ({ scope, body }) => addProvider(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
