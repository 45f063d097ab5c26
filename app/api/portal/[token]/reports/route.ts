import { doneDto } from "@/lib/accounts/sign-in/schema";
import { tokenParam } from "@/lib/answers/page/schema";
import { reportPolicy } from "@/lib/answers/reports/commands";
import { reportInput } from "@/lib/answers/requests/schema";
import { portalAnswerLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "portal",
  params: tokenParam,
  limit: portalAnswerLimit,
  body: reportInput,
  respond: doneDto,
  status: 201,
  handle: ({ scope, body }) => reportPolicy(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = others({ POST });
