import { z } from "zod";
import { exportActivity } from "@/lib/audit/queries";
import { activityFilter } from "@/lib/audit/schema";
import { csvResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "activity:read",
  query: activityFilter,
  respond: z.never(),
  handle: async ({ scope, query }) => csvResponse("activity.csv", await exportActivity(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
