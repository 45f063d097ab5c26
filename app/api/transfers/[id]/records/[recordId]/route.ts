import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { readRecord } from "@/lib/transfer/arrival/queries";
import { recordParams } from "@/lib/transfer/arrival/schema";

export const GET = route({
  access: "company",
  can: "company:import",
  params: recordParams,
  respond: z.never(),
  handle: async ({ scope, params }) => {
    const { name, bytes } = await readRecord(scope, params.id, params.recordId);
    return downloadResponse(name, "application/octet-stream", bytes);
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
