import { z } from "zod";
import { exportDocuments } from "@/lib/documents/queries";
import { documentFilter } from "@/lib/documents/schema";
import { csvResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "document:read",
  query: documentFilter,
  respond: z.never(),
  handle: async ({ scope, query }) => csvResponse("documents.csv", await exportDocuments(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
