import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";
import { writeToVendors } from "@/lib/reminders/requests/commands";
import { vendorEmailsInput } from "@/lib/reminders/requests/schema";

export const POST = route({
  access: "company",
  can: "vendor:invite",
  body: vendorEmailsInput,
  respond: batchDto,
  handle: ({ scope, body }) => writeToVendors(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
