import { z } from "zod";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { listRowsTable } from "@/lib/transfer/lists/queries";
import { listImportParams, listRowsQuery } from "@/lib/transfer/lists/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  params: listImportParams,
  query: listRowsQuery,
  respond: z.never(),
  handle: async ({ scope, params, query }) => {
    const { name, table } = await listRowsTable(scope, params.id, query);
    return tableResponse(name, table, "csv");
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
