import { z } from "zod";
import { openLogo } from "@/lib/companies/profile/queries";
import { pictureResponse } from "@/lib/http/file";
import { portalReadLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { tokenParam } from "@/lib/portal/page/schema";

export const GET = route({
  access: "portal",
  params: tokenParam,
  limit: portalReadLimit,
  respond: z.never(),
  handle: async ({ scope, caller }) => pictureResponse(await openLogo(scope.company), caller.knownVersion),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
