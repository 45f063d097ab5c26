import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { RouteHandler } from "@/lib/testing/request";

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];

/** "GET /api/vendors" → handler, for every method that a route file on disk exports; apart, those that it answers as unknown. */
export async function listRoutes() {
  const routes = new Map<string, RouteHandler>();
  const unknown = new Map<string, RouteHandler>();
  const files = await readdir("app/api", { recursive: true });
  for (const file of files.filter((name) => path.basename(name) === "route.ts")) {
    const exported = (await import(path.resolve("app/api", file))) as Record<string, RouteHandler>;
    const text = await readFile(path.resolve("app/api", file), "utf8");
    const others = /export const \{(.*)\} = otherMethods\(/.exec(text)?.[1]?.trim().split(", ") ?? [];
    for (const method of methods) {
      const list = others.includes(method) ? unknown : routes;
      if (exported[method]) list.set(`${method} /api/${path.dirname(file)}`, exported[method]);
    }
  }
  return { routes, unknown };
}
