import { z } from "zod";
import { pageResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { readExample } from "@/lib/reminders/live/queries";
import { exampleQuery } from "@/lib/reminders/live/schema";

export const GET = route({
  access: "company",
  can: "company:read",
  query: exampleQuery,
  respond: z.never(),
  handle: async ({ scope, query }) => pageResponse(await readExample(scope, query)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
