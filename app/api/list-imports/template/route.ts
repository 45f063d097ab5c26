import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { templateZip } from "@/lib/transfer/lists/queries";

export const GET = route({
  access: "company",
  can: "company:import",
  respond: z.never(),
  handle: async () => downloadResponse("import-template.zip", "application/zip", templateZip()),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
