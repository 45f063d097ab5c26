import type { NextRequest } from "next/server";
import type { z } from "zod";
import { AppError } from "@/lib/infra/errors";
import { type StoredFile, storage } from "@/lib/infra/storage";

const maxJsonBytes = 256 * 1024;
const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site made the browser send. Browsers say where a request comes from; programs that send
 * neither header hold no cookies of ours that they were tricked with.
 */
export function sameOriginOrRefuse(request: NextRequest): void {
  if (reads.has(request.method) || request.headers.has("authorization")) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreign = site ? site !== "same-origin" && site !== "none" : origin !== null && !sameHost(origin, request.headers.get("host"));
  if (foreign) throw new AppError("cross_origin", "This request came from another site and was refused");
}

function sameHost(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The JSON body; an empty one is an empty object. */
export async function readJson(request: NextRequest): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > maxJsonBytes) throw tooLong();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxJsonBytes) throw tooLong();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString("utf8");
  if (!text.trim()) return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "The request is not valid JSON");
  }
}

const tooLong = () => new AppError("too_large", "The request is too large");

/**
 * Parses input by its schema. Throws `invalid` with one message a field, the first of them as the message; a parameter of
 * the wrong shape is "not found". The stored file of a refused upload is removed.
 */
export function validate<S extends z.ZodType>(
  shape: S,
  value: unknown,
  code: "invalid" | "not_found" = "invalid",
  file?: StoredFile | null,
): z.output<S> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  if (file) void storage().remove(file.key);
  if (code === "not_found") throw new AppError("not_found", "Not found");
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  throw new AppError("invalid", Object.values(fields)[0] ?? "The request is not valid", fields);
}
