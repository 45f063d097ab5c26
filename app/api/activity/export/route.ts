import { z } from "zod";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportFormat } from "@/lib/infra/lists/schema";
import { exportActivity } from "@/lib/tenancy/audit/queries";
import { activityFilter } from "@/lib/tenancy/audit/schema";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityFilter.extend(exportFormat),
  respond: z.never(),
  handle: async ({ scope, query: { format, ...filter } }) => tableResponse("activity", await exportActivity(scope, filter), format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
