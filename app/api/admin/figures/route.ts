import { updateFigures } from "@/lib/figures/commands";
import { getFigures } from "@/lib/figures/queries";
import { figuresDto, figuresInput } from "@/lib/figures/schema";
import { others } from "@/lib/http/others";
import { route } from "@/lib/http/route";

export const GET = route({ access: "platform", respond: figuresDto, handle: () => getFigures() });

export const PUT = route({
  access: "platform",
  body: figuresInput,
  respond: figuresDto,
  handle: ({ scope, body }) => updateFigures(scope, body),
});

export const { POST, PATCH, DELETE, OPTIONS } = others({ GET, PUT });
