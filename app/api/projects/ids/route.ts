import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listProjectIds } from "@/lib/projects/queries";
import { projectFilter } from "@/lib/projects/schema";
import { idListDto } from "@/lib/search/views/schema";

export const GET = route({
  access: "company",
  can: "project:read",
  query: projectFilter,
  respond: idListDto,
  handle: ({ scope, query }) => listProjectIds(scope, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
