import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getOperations } from "@/lib/operations/overview/queries";
import { operationsDto } from "@/lib/operations/overview/schema";

export const GET = route({ access: "platform", respond: operationsDto, handle: () => getOperations() });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
