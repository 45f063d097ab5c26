import { testStripe } from "@/lib/admin/settings/commands";
import { testStripeDto } from "@/lib/admin/settings/schema";
import { testEmailLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "platform",
  limit: { ...testEmailLimit, name: "test-stripe" },
  respond: testStripeDto,
  handle: () => testStripe(),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
