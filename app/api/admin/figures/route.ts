import { updateFigures } from "@/lib/admin/figures/commands";
import { getFigures } from "@/lib/admin/figures/queries";
import { figuresDto, figuresInput } from "@/lib/admin/figures/schema";
import { otherMethods } from "@/lib/http/other-methods";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: figuresDto, handle: () => getFigures() });

export const PUT = route({
  access: "platform",
  body: figuresInput,
  respond: figuresDto,
  handle: ({ scope, body }) => updateFigures(scope, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = otherMethods({ GET, PUT });
