import { z } from "zod";
import { openPage } from "@/lib/documents/page-pictures/queries";
import { pageParam, pictureQuery } from "@/lib/documents/page-pictures/schema";
import { pictureResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  params: pageParam,
  query: pictureQuery,
  respond: z.never(),
  handle: async ({ scope, params, query, caller }) =>
    pictureResponse(await openPage(scope, params.id, params.page, query.size), caller.knownVersion),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
