import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";
import { getBanner } from "@/lib/operations/banner/queries";
import { bannerDto } from "@/lib/operations/banner/schema";

export const GET = route({ access: "session", respond: bannerDto, handle: () => getBanner() });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET });
