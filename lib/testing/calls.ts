import path from "node:path";
import type { z } from "zod";
import type { Row } from "@/lib/testing/access-rows";
import { accessTable } from "@/lib/testing/access-table";
import type { RouteHandler } from "@/lib/testing/request";

export type Declared = {
  access: "public" | "session" | "company" | "platform" | "portal";
  query?: z.ZodType;
  body?: z.ZodType;
  upload?: object;
  respond: z.ZodType;
  isRead?: true;
  deletesVersioned?: true;
};
export type TestedCall = { name: string; method: string; address: string; handler: RouteHandler; declaration: Declared; row: Row };

/** Every call of the API with its handler, what it declares, and its row of the access table. */
export async function listCalls(): Promise<TestedCall[]> {
  const calls: TestedCall[] = [];
  for (const [name, row] of Object.entries(accessTable)) {
    const [method = "", address = ""] = name.split(" ");
    if (address.includes("[...")) continue;
    const module = (await import(path.resolve(`app${address}/route.ts`))) as Record<string, RouteHandler & { declaration: Declared }>;
    const handler = module[method];
    if (!handler) throw new Error(`${name} is not on disk`);
    calls.push({ name, method, address, handler, declaration: handler.declaration, row });
  }
  return calls;
}
