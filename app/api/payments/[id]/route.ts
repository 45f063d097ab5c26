import { z } from "zod";
import { otherMethods } from "@/lib/http/other-methods";
import { idParam, route } from "@/lib/http/route";
import { removePayments } from "@/lib/reports/premium/payments-commands";

export const DELETE = route({
  access: "company",
  can: "company:import",
  params: idParam,
  respond: z.null(),
  handle: async ({ scope, params }) => {
    await removePayments(scope, params.id);
    return null;
  },
});

export const { GET, POST, PUT, PATCH, OPTIONS } = otherMethods({ DELETE });
