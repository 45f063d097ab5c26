import { z } from "zod";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportVendorsAs } from "@/lib/vendors/export-queries";
import { vendorExport } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorExport,
  respond: z.never(),
  handle: async ({ scope, query: { format, ...query } }) => {
    const { name, table } = await exportVendorsAs(scope, query);
    return tableResponse(name, table, format);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
