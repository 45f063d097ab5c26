import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { removeNotice } from "@/lib/vendors/notices/commands";
import { noticeListDto, noticeParams } from "@/lib/vendors/notices/schema";

export const DELETE = route({
  access: "company",
  can: "document:write",
  params: noticeParams,
  respond: noticeListDto,
  handle: ({ scope, params }) => removeNotice(scope, params.id, params.noticeId),
});

export const { GET, POST, PUT, PATCH, OPTIONS } = others({ DELETE });
