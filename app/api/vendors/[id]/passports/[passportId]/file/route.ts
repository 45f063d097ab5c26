import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { openPassport } from "@/lib/reports/passports/file-queries";
import { passportParams } from "@/lib/reports/passports/schema";

export const GET = route({
  access: "company",
  can: "vendor:read",
  params: passportParams,
  respond: z.never(),
  handle: async ({ scope, params }) => {
    const { fileName, bytes } = await openPassport(scope, params.id, params.passportId);
    return downloadResponse(fileName, "application/pdf", bytes);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
