import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { updateBanner } from "@/lib/operations/banner/commands";
import { bannerDto, bannerInput } from "@/lib/operations/banner/schema";

export const PUT = route({
  access: "platform",
  body: bannerInput,
  respond: bannerDto,
  handle: ({ scope, body }) => updateBanner(scope, body),
});

export const { GET, POST, PATCH, DELETE, OPTIONS } = otherMethods({ PUT });
