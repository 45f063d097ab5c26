import { Readable } from "node:stream";
import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { accountLimit } from "@/lib/http/limits";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { exportPerson } from "@/lib/transfer/export/queries";

export const GET = route({
  access: "session",
  limit: accountLimit,
  respond: z.never(),
  handle: async ({ scope }) =>
    downloadResponse("my-data.json", "application/json", Readable.from([Buffer.from(await exportPerson(scope))])),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
