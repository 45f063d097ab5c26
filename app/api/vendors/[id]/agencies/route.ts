import { listAgencies } from "@/lib/accounts/links/agencies-queries";
import { agencyLinkInput, agencyListDto } from "@/lib/accounts/links/agencies-schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { inviteAgency } from "@/lib/portal/agencies/commands";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: idParam,
  respond: agencyListDto,
  handle: ({ scope, params }) => listAgencies(scope, params.id),
});

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  body: agencyLinkInput,
  respond: messageDto,
  handle: ({ scope, params, body }) => inviteAgency(scope, params.id, body),
});

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
