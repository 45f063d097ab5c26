import { getRejudging } from "@/lib/compliance/judging/rejudging-queries";
import { rejudgingDto } from "@/lib/compliance/judging/rejudging-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "requirements:read",
  respond: rejudgingDto,
  handle: ({ scope }) => getRejudging(scope),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
