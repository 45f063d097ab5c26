import { z } from "zod";
import { exportDocuments } from "@/lib/documents/queries";
import { documentFilter } from "@/lib/documents/schema";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportFormat } from "@/lib/infra/lists/schema";

export const GET = route({
  access: "company",
  can: "document:read",
  query: documentFilter.extend(exportFormat),
  respond: z.never(),
  handle: async ({ scope, query: { format, ...filter } }) => tableResponse("documents", await exportDocuments(scope, filter), format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
