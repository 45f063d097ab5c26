import { updateProfile } from "@/lib/companies/profile/commands";
import { getProfile } from "@/lib/companies/profile/queries";
import { profileDto, profilePatch } from "@/lib/companies/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "company", can: "company:read", respond: profileDto, handle: ({ scope }) => getProfile(scope) });

export const PATCH = route({
  access: "company",
  can: "company:write",
  body: profilePatch,
  respond: profileDto,
  handle: ({ scope, body }) => updateProfile(scope, body),
});

export const { POST, PUT, DELETE, OPTIONS } = otherMethods({ GET, PATCH });
