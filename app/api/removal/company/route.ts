import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { askCompanyRemoval, keepCompany } from "@/lib/removal/commands";
import { removalInput, removalsDto } from "@/lib/removal/schema";

export const POST = route({
  access: "company",
  can: "company:delete",
  body: removalInput,
  respond: removalsDto,
  handle: ({ scope, body }) => askCompanyRemoval(scope, body.typed),
});

export const DELETE = route({ access: "company", can: "company:delete", respond: removalsDto, handle: ({ scope }) => keepCompany(scope) });

export const { GET, PUT, PATCH, OPTIONS } = others({ POST, DELETE });
