import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";

/** An answer that the screen would ask the API for: under its key, in the shape that the API sends. */
type Read = { key: QueryKey; shape: z.ZodType; read: () => Promise<unknown> };

/** Sends a screen together with its first answers, so that nothing has to be waited for and nothing moves. */
export async function Prefetched({ reads, children }: { reads: readonly Read[]; children: ReactNode }) {
  const client = new QueryClient();
  const answer = async ({ key, shape, read }: Read) => {
    try {
      client.setQueryData(key, shape.parse(await read()));
    } catch {
      // The screen asks for what is missing by itself, and it has the words for a failure.
    }
  };
  await Promise.all(reads.map(answer));
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
