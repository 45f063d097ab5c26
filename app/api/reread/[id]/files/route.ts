import { listRereadFiles } from "@/lib/documents/rereading/queries";
import { rereadFileListDto, rereadFilesQuery } from "@/lib/documents/rereading/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:write",
  params: idParam,
  query: rereadFilesQuery,
  respond: rereadFileListDto,
  handle: ({ scope, params, query }) => listRereadFiles(scope, params.id, query),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
