import { z } from "zod";
import { exportCompany } from "@/lib/exports/queries";
import { downloadResponse } from "@/lib/http/file";
import { accountLimit } from "@/lib/http/limits";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "company",
  can: "company:export",
  limit: accountLimit,
  respond: z.never(),
  handle: async ({ scope }) => downloadResponse("company-data.zip", "application/zip", await exportCompany(scope)),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = others({ GET });
