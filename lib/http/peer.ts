import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** Carries the address at the other end of the connection; a value that a client sends under this name is overwritten. */
export const peerHeader = "x-coverkeep-peer";

/**
 * Notes the peer's address on every request before anything reads it. Next hands on only headers, and a header that a client
 * may write is no address to count attempts by.
 */
export function notePeers(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, socket } = message as { request: IncomingMessage; socket: Socket };
    request.headers[peerHeader] = socket.remoteAddress ?? "unknown";
  });
}
