import { patchedUser, wantedUser } from "@/lib/companies/directory/patch-rules";
import { readUser } from "@/lib/companies/directory/queries";
import { changeUser, deleteUser } from "@/lib/companies/directory/users-commands";
import { longestBody } from "@/lib/companies/directory/values";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { scimAnswer, scimBody, scimNothing, scimOne } from "@/lib/http/scim";

export const GET = route({
  ...scimOne,
  handle: async ({ scope, params, query }) => scimAnswer(await readUser(scope, params.id, query)),
});

export const PUT = route({
  ...scimOne,
  raw: longestBody,
  handle: async ({ scope, session, params, call }) =>
    scimAnswer(await changeUser(scope, params.id, { wanted: wantedUser(await scimBody(call)), ended: session.ended })),
});

export const PATCH = route({
  ...scimOne,
  raw: longestBody,
  handle: async ({ scope, session, params, call }) =>
    scimAnswer(await changeUser(scope, params.id, { wanted: patchedUser(await scimBody(call)), ended: session.ended })),
});

export const DELETE = route({
  ...scimOne,
  handle: ({ scope, params }) => scimNothing(deleteUser(scope, params.id)),
});

export const { POST, OPTIONS } = otherMethods({ GET, PUT, PATCH, DELETE });
