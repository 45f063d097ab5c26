import type { NextRequest } from "next/server";
import { z } from "zod";
import { AppError } from "@/lib/infra/errors";
import { exactly } from "@/lib/infra/versions/rules";
import { say } from "@/messages/say";

/*
 * ETag and If-Match of single records (RFC 9110): the tag is the record's version. A change with If-Match is made only if nothing of
 * the record changed since, where the `version` in a body minds the fields that it changes alone.
 */

/** The ETag of an answer that shows one record which can be changed; null of any other. */
export function etagOf(data: unknown): string | null {
  const version = data && typeof data === "object" && "version" in data ? data.version : null;
  return typeof version === "string" ? `"${version}"` : null;
}

/** The body with what If-Match says of the record. Throws `invalid` where the call changes no record that has versions. */
export function heedIfMatch(request: NextRequest, shape: z.ZodType | undefined, body: unknown): unknown {
  const tag = request.headers.get("if-match");
  if (tag === null || tag === "*") return body;
  if (!(shape instanceof z.ZodObject) || !("version" in shape.shape)) {
    throw new AppError("invalid", say("server.http.thisCallTakesNoIfMatch"));
  }
  return body && typeof body === "object" ? { ...body, version: exactly(tag.replace(/^W\//, "").replace(/^"|"$/g, "")) } : body;
}

/** Who sent If-Match is answered with the status that belongs to it. */
export function asPrecondition(request: NextRequest, error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "outdated" || !request.headers.has("if-match")) return error;
  return new AppError("precondition_failed", error.message, error.fields, error.options);
}
