import { z } from "zod";
import { answerMcp } from "@/lib/http/mcp";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { longestRequest } from "@/lib/search/mcp/values";

export const POST = route({
  access: "company",
  can: "vendor:read",
  isRead: true,
  raw: longestRequest,
  respond: z.never(),
  handle: ({ scope, session, call }) => answerMcp({ scope, session }, call),
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
