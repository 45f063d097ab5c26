import { z } from "zod";
import { csvResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportActivity } from "@/lib/tenancy/audit/queries";
import { activityFilter } from "@/lib/tenancy/audit/schema";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityFilter,
  respond: z.never(),
  handle: async ({ scope, query }) => csvResponse("activity.csv", await exportActivity(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
