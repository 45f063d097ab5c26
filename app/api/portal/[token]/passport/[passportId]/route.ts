import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { portalAnswerLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { ownVendor } from "@/lib/reports/passports/commands";
import { openPassport } from "@/lib/reports/passports/file-queries";
import { ownPassportParams } from "@/lib/reports/passports/schema";

export const GET = route({
  access: "portal",
  params: ownPassportParams,
  limit: portalAnswerLimit,
  respond: z.never(),
  handle: async ({ scope, params }) => {
    const { fileName, bytes } = await openPassport(scope.company, ownVendor(scope), params.passportId);
    return downloadResponse(fileName, "application/pdf", bytes);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
