import { z } from "zod";
import { readSchema } from "@/lib/companies/directory/description-queries";
import { scimId, scimQuery } from "@/lib/companies/directory/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { scimAnswer } from "@/lib/http/scim";

export const GET = route({
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  params: scimId,
  query: scimQuery,
  respond: z.never(),
  handle: async ({ params }) => scimAnswer(readSchema(params.id)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
