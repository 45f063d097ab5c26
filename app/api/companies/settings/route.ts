import { updateProfile } from "@/lib/companies/profile/commands";
import { profileDto, settingsPatch } from "@/lib/companies/profile/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const PATCH = route({
  access: "company",
  can: "company:write",
  body: settingsPatch,
  respond: profileDto,
  handle: ({ scope, body }) => updateProfile(scope, body),
});

export const { GET, POST, PUT, DELETE, OPTIONS } = otherMethods({ PATCH });
