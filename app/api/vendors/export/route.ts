import { z } from "zod";
import { csvResponse } from "@/lib/http/file";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";
import { exportVendors } from "@/lib/vendors/queries";
import { vendorFilter } from "@/lib/vendors/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  query: vendorFilter,
  respond: z.never(),
  handle: async ({ scope, query }) => csvResponse("vendors.csv", await exportVendors(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
