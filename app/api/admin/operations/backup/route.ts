import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { startBackup } from "@/lib/operations/overview/commands";
import { startedDto } from "@/lib/operations/overview/schema";

export const POST = route({ access: "platform", respond: startedDto, status: 202, handle: () => startBackup() });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
