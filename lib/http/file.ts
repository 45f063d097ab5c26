import { Readable } from "node:stream";

type ServedFile = { fileName: string; fileSize: number; contentType: string; bytes: Readable; inline: boolean };

/**
 * Serves stored bytes under the type that was found in them, never under one the sender claimed, and so that nothing in them
 * can run: no sniffing, no scripts, no frames of others.
 */
export function fileResponse({ fileName, fileSize, contentType, bytes, inline }: ServedFile): Response {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const disposition = `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      "content-type": contentType,
      "content-length": String(fileSize),
      "content-disposition": disposition,
      "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
