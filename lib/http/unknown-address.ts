import { z } from "zod";
import { notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

/** What an address answers that is no call's: as any call does, not with the page for people. */
export const unknownAddress = {
  access: "public" as const,
  respond: z.never(),
  handle: async (): Promise<never> => {
    throw notFound(coded("server.http.call"));
  },
};
