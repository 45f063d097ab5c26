import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { messageDto } from "@/lib/infra/messages-schema";
import { enterTestCompany } from "@/lib/transfer/test-company/commands";

export const POST = route({
  access: "company",
  can: "test:enter",
  respond: messageDto,
  handle: ({ session }) => enterTestCompany(session),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
