import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { enterNotice } from "@/lib/vendors/notices/commands";
import { listNotices } from "@/lib/vendors/notices/queries";
import { noticeInput, noticeListDto } from "@/lib/vendors/notices/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: noticeListDto,
  handle: ({ scope, params }) => listNotices(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "document:write",
  params: idParam,
  body: noticeInput,
  respond: noticeListDto,
  status: 201,
  handle: ({ scope, params, body }) => enterNotice(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
