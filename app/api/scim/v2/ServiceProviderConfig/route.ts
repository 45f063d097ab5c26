import { z } from "zod";
import { serviceProviderConfig } from "@/lib/companies/directory/description-queries";
import { scimQuery } from "@/lib/companies/directory/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { scimAnswer } from "@/lib/http/scim";

export const GET = route({
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  query: scimQuery,
  respond: z.never(),
  handle: async () => scimAnswer(serviceProviderConfig()),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
