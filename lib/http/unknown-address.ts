import { z } from "zod";
import { notFound } from "@/lib/infra/errors";
import { say } from "@/messages/say";

/** What an address answers that is no call's: as any call does, not with the page for people. */
export const unknownAddress = {
  access: "public" as const,
  respond: z.never(),
  handle: async (): Promise<never> => {
    throw notFound(say("server.http.call"));
  },
};
