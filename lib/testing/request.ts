import { randomInt } from "node:crypto";
import { NextRequest } from "next/server";

export type RouteHandler = (request: NextRequest, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

export type Call = {
  method?: string;
  /** Path and query below the host. */
  path?: string;
  params?: Record<string, string>;
  accessToken?: string;
  cookies?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  /** The body as it goes over the line; its type comes in `headers`. */
  bytes?: Uint8Array;
  headers?: Record<string, string>;
};

export type Answer = { status: number; headers: Headers; body: unknown };

/** Calls a route handler as the server would. Each call comes from an address of its own unless a header says otherwise. */
export async function callRoute(handler: RouteHandler, call: Call = {}): Promise<Answer> {
  const headers = new Headers({ host: "coverkeep.test", "x-coverkeep-peer": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  if (call.accessToken) headers.set("authorization", `Bearer ${call.accessToken}`);
  if (call.cookies) {
    const pairs = Object.entries(call.cookies).map(([name, value]) => `${name}=${value}`);
    headers.set("cookie", pairs.join("; "));
  }
  if (call.json !== undefined) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
  const body = call.form ?? (call.bytes as BodyInit | undefined) ?? (call.json === undefined ? null : JSON.stringify(call.json));
  const request = new NextRequest(`http://coverkeep.test${call.path ?? "/"}`, { method: call.method ?? "GET", headers, body });
  const response = await handler(request, { params: Promise.resolve(call.params ?? {}) });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}
