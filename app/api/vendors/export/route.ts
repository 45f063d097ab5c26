import { z } from "zod";
import { csvResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportVendorsAs } from "@/lib/vendors/procore-queries";
import { vendorExport } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorExport,
  respond: z.never(),
  handle: async ({ scope, query }) => {
    const { name, lines } = await exportVendorsAs(scope, query);
    return csvResponse(name, lines);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
