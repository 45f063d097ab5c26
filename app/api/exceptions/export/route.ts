import { z } from "zod";
import { exportExceptions } from "@/lib/exceptions/queries";
import { exceptionExport } from "@/lib/exceptions/schema";
import { tableResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "exception:read",
  query: exceptionExport,
  respond: z.never(),
  handle: async ({ scope, query: { format, ...filter } }) => tableResponse("exceptions", await exportExceptions(scope, filter), format),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
