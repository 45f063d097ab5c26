import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { batchDto } from "@/lib/infra/lists/schema";
import { changeProjects } from "@/lib/projects/commands";
import { projectBatch } from "@/lib/projects/schema";

export const POST = route({
  access: "company",
  can: "project:write",
  body: projectBatch,
  respond: batchDto,
  handle: ({ scope, body }) => changeProjects(scope, body),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
