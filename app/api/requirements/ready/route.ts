import { toReadySets } from "@/lib/compliance/sets/dto";
import { readySetListDto } from "@/lib/compliance/sets/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: readySetListDto,
  handle: async () => toReadySets(),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
