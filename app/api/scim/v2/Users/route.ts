import { z } from "zod";
import { wantedUser } from "@/lib/companies/directory/patch-rules";
import { listUsers } from "@/lib/companies/directory/queries";
import { scimQuery } from "@/lib/companies/directory/schema";
import { createUser } from "@/lib/companies/directory/users-commands";
import { longestBody } from "@/lib/companies/directory/values";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { scimAnswer, scimBody } from "@/lib/http/scim";

export const GET = route({
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  query: scimQuery,
  respond: z.never(),
  handle: async ({ scope, query }) => scimAnswer(await listUsers(scope, query)),
});

export const POST = route({
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  query: scimQuery,
  raw: longestBody,
  status: 201,
  respond: z.never(),
  handle: async ({ scope, session, call }) => scimAnswer(await createUser(scope, wantedUser(await scimBody(call)), session.ended), 201),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
