import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { setLive } from "@/lib/reminders/live/commands";
import { liveDto, liveInput } from "@/lib/reminders/live/schema";

export const POST = route({
  access: "company",
  can: "company:write",
  body: liveInput,
  respond: liveDto,
  handle: ({ scope, body }) => setLive(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
