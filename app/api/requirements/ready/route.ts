import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { toReadySets } from "@/lib/requirements/dto";
import { readySetListDto } from "@/lib/requirements/schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: readySetListDto,
  handle: async () => toReadySets(),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
