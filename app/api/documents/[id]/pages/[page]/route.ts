import { z } from "zod";
import { pictureResponse } from "@/lib/http/file";
import { route } from "@/lib/http/route";
import { openPage } from "@/lib/pages/queries";
import { pageParam } from "@/lib/pages/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  params: pageParam,
  respond: z.never(),
  handle: async ({ scope, params, caller }) => pictureResponse(await openPage(scope, params.id, params.page), caller.knownVersion),
});
