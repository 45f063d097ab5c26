import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

/**
 * Has an address whose signs are no text (`%ED%A0%80`) lead to where there is nothing, before anything reads it: Next would
 * answer with a failure of its own.
 */
export function mendAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const [path = ""] = request.url?.split("?") ?? [];
    if (!isText(path)) request.url = path.startsWith("/api/") ? "/api/nowhere" : "/nowhere";
  });
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
