import { doneDto } from "@/lib/auth/schema";
import { idParam, route } from "@/lib/http/route";
import { inviteVendor } from "@/lib/vendors/commands";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  params: idParam,
  respond: doneDto,
  handle: ({ scope, params }) => inviteVendor(scope, params.id),
});
