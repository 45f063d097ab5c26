import { z } from "zod";
import { createGroup } from "@/lib/companies/directory/groups-commands";
import { wantedGroup } from "@/lib/companies/directory/patch-rules";
import { listGroups } from "@/lib/companies/directory/queries";
import { scimQuery } from "@/lib/companies/directory/schema";
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
  handle: async ({ scope, query }) => scimAnswer(await listGroups(scope, query)),
});

export const POST = route({
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  query: scimQuery,
  raw: longestBody,
  status: 201,
  respond: z.never(),
  handle: async ({ scope, call }) => scimAnswer(await createGroup(scope, wantedGroup(await scimBody(call))), 201),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
