import { z } from "zod";
import { downloadResponse } from "@/lib/http/file";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { supportPacket } from "@/lib/operations/support/queries";

export const GET = route({
  access: "platform",
  respond: z.never(),
  handle: async () => downloadResponse("coverkeep-support.zip", "application/zip", await supportPacket()),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
