import { hash } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { exactly } from "@/lib/infra/versions-rules";

/*
 * ETag, If-None-Match and If-Match (RFC 9110). The tag of a record is its version, then a hash of the whole answer: the version
 * covers the fields that people edit, but a status changes by itself. A change with If-Match is made only if none of the record's
 * fields changed since, where the `version` in a body protects only the fields that the call changes.
 */

const hashLength = 16;

/** The ETag of an answer to a read, and of any answer that shows one record which can be changed; null of any other. */
export function etagOf(data: unknown, text: string, isRead: boolean): string | null {
  const version = data && typeof data === "object" && "version" in data && typeof data.version === "string" ? data.version : null;
  if (version === null && !isRead) return null;
  const whole = hash("sha256", text, "base64url").slice(0, hashLength);
  return version === null ? `"${whole}"` : `"${version}/${whole}"`;
}

/** Whether If-None-Match of a request names the tag: the caller has this answer already. */
export function isKnown(request: NextRequest, etag: string): boolean {
  const named = request.headers.get("if-none-match") ?? "";
  return named === "*" || named.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

/**
 * What If-Match says of the record that a call changes or deletes; undefined without one. Throws `invalid` where the call changes
 * no record that has versions.
 */
export function requiredVersion(request: NextRequest, shape: z.ZodType | undefined, deletesVersioned: boolean): string | undefined {
  const tag = request.headers.get("if-match");
  if (tag === null || tag === "*") return undefined;
  if (!deletesVersioned && !(shape instanceof z.ZodObject && "version" in shape.shape)) {
    throw new AppError("invalid", coded("server.http.ifMatchRefused"));
  }
  // A weak tag never matches: the comparison is the strong one (RFC 9110, section 13.1.1).
  const strong = [...tag.matchAll(/(W\/)?"([^"]*)"/g)].filter(([, weak]) => !weak);
  return exactly(strong.map(([, , text = ""]) => text.split("/")[0] ?? ""));
}

/** The body with the version that If-Match requires. */
export const withVersion = (body: unknown, version: string | undefined): unknown =>
  version !== undefined && body && typeof body === "object" ? { ...body, version } : body;

/** Who sent If-Match is answered with the status that belongs to it. */
export function asPrecondition(request: NextRequest, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "outdated" || !request.headers.has("if-match")) return error;
  return new AppError("precondition_failed", error.sentence, error.fields, error.options);
}
