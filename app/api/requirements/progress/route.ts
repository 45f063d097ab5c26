import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getRejudging } from "@/lib/verdicts/rejudging/queries";
import { rejudgingDto } from "@/lib/verdicts/rejudging/schema";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: rejudgingDto,
  handle: ({ scope }) => getRejudging(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
