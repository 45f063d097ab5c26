import { changeGroup, deleteGroup } from "@/lib/companies/directory/groups-commands";
import { patchedGroup, wantedGroup } from "@/lib/companies/directory/patch-rules";
import { readGroup } from "@/lib/companies/directory/queries";
import { longestBody } from "@/lib/companies/directory/values";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { scimAnswer, scimBody, scimNothing, scimOne } from "@/lib/http/scim";

export const GET = route({
  ...scimOne,
  handle: async ({ scope, params, query }) => scimAnswer(await readGroup(scope, params.id, query)),
});

export const PUT = route({
  ...scimOne,
  raw: longestBody,
  handle: async ({ scope, params, query, call }) => {
    await changeGroup(scope, params.id, wantedGroup(await scimBody(call)));
    return scimAnswer(await readGroup(scope, params.id, query));
  },
});

export const PATCH = route({
  ...scimOne,
  raw: longestBody,
  handle: async ({ scope, params, call }) => scimNothing(changeGroup(scope, params.id, patchedGroup(await scimBody(call)))),
});

export const DELETE = route({
  ...scimOne,
  handle: ({ scope, params }) => scimNothing(deleteGroup(scope, params.id)),
});

export const { POST, OPTIONS } = otherMethods({ GET, PUT, PATCH, DELETE });
