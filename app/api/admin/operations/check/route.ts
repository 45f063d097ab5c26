import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { checkProblems } from "@/lib/operations/problems/commands";
import { problemsDto } from "@/lib/operations/problems/schema";

export const POST = route({ access: "platform", respond: problemsDto, handle: () => checkProblems() });

export const { GET, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ POST });
