import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startIntegrityCheck } from "@/lib/operations/overview/commands";
import { startedDto } from "@/lib/operations/overview/schema";

export const POST = route({ access: "platform", respond: startedDto, status: 202, handle: () => startIntegrityCheck() });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
