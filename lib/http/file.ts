import { Readable } from "node:stream";
import { tableFile } from "@/lib/infra/lists/files-rules";
import type { Table } from "@/lib/infra/lists/tables-rules";
import type { ListFormat } from "@/lib/infra/lists/values";
import { dispositionOf } from "@/lib/infra/stored-file";

type ServedFile = { fileName: string; fileSize: number; contentType: string; bytes: Readable; inline: boolean };

const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * Serves stored bytes under the type that was found in them, never under one the sender claimed, and so that nothing in them
 * can run: no sniffing, no scripts, no frames of others. A file with an address of its own is only pointed to.
 */
export function fileResponse(file: ServedFile | { address: string }): Response {
  if ("address" in file) {
    return new Response(null, {
      status: 302,
      headers: { location: file.address, "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
    });
  }
  const { fileName, fileSize, contentType, bytes, inline } = file;
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      "content-type": contentType,
      "content-length": String(fileSize),
      "content-disposition": dispositionOf({ fileName, inline }),
      "content-security-policy": sandbox,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

type DrawnPicture = { bytes: Uint8Array; contentType: string; version: string };

/**
 * Serves a picture that we drew. The browser keeps it, and asks each time whether it still may: only who may see it is answered
 * "unchanged". `knownVersion` is what the browser has.
 */
export function pictureResponse({ bytes, contentType, version }: DrawnPicture, knownVersion: string | null): Response {
  const etag = `"${version}"`;
  const headers = { etag, "cache-control": "private, no-cache", "x-content-type-options": "nosniff", "content-security-policy": sandbox };
  if (knownVersion === etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, "content-type": contentType, "content-length": String(bytes.length), "content-disposition": "inline" },
  });
}

/** A table for a spreadsheet, sent while it is being written. */
export function tableResponse(name: string, table: Table, format: ListFormat): Response {
  const { fileName, contentType, bytes } = tableFile(name, table, format);
  return downloadResponse(fileName, contentType, bytes);
}

/** A file to be kept, sent while it is being written: its length is not known before. */
export function downloadResponse(fileName: string, contentType: string, bytes: Readable): Response {
  return new Response(Readable.toWeb(bytes) as ReadableStream, {
    headers: {
      "content-type": contentType,
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

/** Serves the figures that Prometheus reads. */
export function metricsResponse({ text, contentType }: { text: string; contentType: string }): Response {
  return new Response(text, {
    headers: { "content-type": contentType, "x-content-type-options": "nosniff", "cache-control": "private, no-store" },
  });
}

/** Serves HTML for a frame of ours, in which nothing loads and nothing runs. */
export function pageResponse(html: string): Response {
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": sandbox,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
