import { otherMethods } from "@/lib/http/other-methods";
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

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
