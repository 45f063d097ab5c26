import { z } from "zod";
import { route } from "@/lib/http/route";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** What a call answers to the methods that it does not know: as it answers any other, where Next by itself says nothing. */
export function otherMethods(known: Partial<Record<(typeof methods)[number], unknown>>) {
  const allow = [...methods, "HEAD", "OPTIONS"]
    .filter((method) => method in known || method === "OPTIONS" || (method === "HEAD" && "GET" in known))
    .join(", ");
  const refusal = route({
    access: "public",
    respond: z.never(),
    handle: async (): Promise<never> => {
      throw new AppError("unknown_method", coded("server.http.methodUnknown", { allow }), undefined, { allow });
    },
  });
  const answer = route({
    access: "public",
    respond: z.never(),
    handle: async () => new Response(null, { status: 204, headers: { allow } }),
  });
  // They are no calls, so the description of the API knows nothing of them.
  const [refuse, OPTIONS] = [
    (...call: Parameters<typeof refusal>) => refusal(...call),
    (...call: Parameters<typeof answer>) => answer(...call),
  ];
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, OPTIONS };
}
