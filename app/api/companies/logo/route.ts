import { z } from "zod";
import { removeLogo, setLogo } from "@/lib/companies/profile/commands";
import { openLogo } from "@/lib/companies/profile/queries";
import { logoQuery, profileDto } from "@/lib/companies/profile/schema";
import { maximumLogoBytes } from "@/lib/companies/profile/values";
import { pictureResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:read",
  query: logoQuery,
  respond: z.never(),
  handle: async ({ scope, caller }) => pictureResponse(await openLogo(scope), caller.knownVersion),
});

export const POST = route({
  access: "company",
  can: "company:write",
  upload: { part: "logo", maxBytes: maximumLogoBytes },
  respond: profileDto,
  handle: ({ scope, file }) => setLogo(scope, file),
});

export const DELETE = route({ access: "company", can: "company:write", respond: profileDto, handle: ({ scope }) => removeLogo(scope) });

export const { PUT, PATCH, OPTIONS } = otherMethods({ GET, POST, DELETE });
