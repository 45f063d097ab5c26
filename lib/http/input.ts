import type { NextRequest } from "next/server";
import { z } from "zod";
import { bodyOf } from "@/lib/http/body";
import "@/lib/http/field-faults";
import { unknownFields } from "@/lib/http/unknown-fields";
import { AppError } from "@/lib/infra/errors";
import { parseJson } from "@/lib/infra/json-rules";
import { coded, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";

const maxJsonBytes = 256 * 1024;
const reads = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site made the browser send. Browsers say where a request comes from; programs that send
 * neither header hold no cookies of ours that they were tricked with.
 */
export function sameOriginOrRefuse(request: NextRequest): void {
  if (reads.has(request.method) || bearerToken(request)) return;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreign = site ? site !== "same-origin" && site !== "none" : origin !== null && !sameHost(origin, request.headers.get("host"));
  if (foreign) throw new AppError("cross_origin", coded("server.http.crossOrigin"));
}

/** The token of an Authorization header, which no other site can make a browser send. */
export function bearerToken(request: NextRequest): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

function sameHost(origin: string, host: string | null): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The JSON body; an empty one is an empty object. */
export async function readJson(request: NextRequest): Promise<unknown> {
  if (Number(request.headers.get("content-length") ?? 0) > maxJsonBytes) throw tooLong();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bodyOf(request)) {
    size += chunk.byteLength;
    if (size > maxJsonBytes) throw tooLong();
    chunks.push(chunk);
  }
  try {
    // Bytes that are not UTF-8 would be stored as characters that no one typed.
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
    if (!text.trim()) return {};
    return parseJson(text);
  } catch {
    throw new AppError("invalid", coded("server.http.requestNotJson"));
  }
}

/** Name of a field whose text holds what Postgres does not store: the NUL character, or half of a surrogate pair. */
function unstorableField(value: unknown, name = "body"): string | null {
  if (typeof value === "string") return value.includes("\u0000") || !value.isWellFormed() ? name : null;
  if (!value || typeof value !== "object") return null;
  for (const [key, item] of Object.entries(value)) {
    const found = unstorableField(item, key);
    if (found) return found;
  }
  return null;
}

/** Parses a body or the parameters of an address, and refuses what the schema does not know, with the nearest name. */
export function validateStrictly<S extends z.ZodType>(
  shape: S,
  value: unknown,
  kind: "field" | "parameter",
  file?: StoredFile | null,
): z.output<S> {
  return validate(shape, value, "invalid", file, unknownFields(shape, value, kind));
}

/** The fields of a call that takes none. */
export const nothing = z.object({});

/**
 * The parameters of an address. Those of a public call are open: links in emails come back with what mail programs add to them, and
 * probes add what they like.
 */
export function readQuery({ nextUrl }: NextRequest, shape: z.ZodType | undefined, isPublic: boolean): unknown {
  const sent = Object.fromEntries(nextUrl.searchParams);
  if (isPublic) return shape && validate(shape, sent);
  return validateStrictly(shape ?? nothing, sent, "parameter");
}

const tooLong = () => new AppError("too_large", coded("server.http.requestTooLarge"));

/**
 * Parses input by its schema. Throws `invalid` with one message a field, the first of them as the message; a parameter of
 * the wrong shape is "not found". The stored file of a refused upload is removed. `unknown`: what is wrong beside the schema.
 */
export function validate<S extends z.ZodType>(
  shape: S,
  value: unknown,
  code: "invalid" | "not_found" = "invalid",
  file?: StoredFile | null,
  unknown: Record<string, Sentence> = {},
): z.output<S> {
  const result = shape.safeParse(value);
  // Of what the shape lets through: anything else may be nested more deeply than can be looked through.
  const unstorable = result.success ? unstorableField(result.data) : null;
  if (result.success && !unstorable && Object.keys(unknown).length === 0) return result.data;
  if (file) void discardFile(file.key);
  if (code === "not_found") throw new AppError("not_found", coded("server.http.notFound"));
  const fields: Record<string, Sentence> = { ...unknown };
  for (const issue of result.error?.issues ?? []) {
    const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
    fields[path.join(".") || "body"] ??= issueSentence(issue.message);
  }
  if (unstorable) fields[unstorable] ??= coded("server.http.characterUnstorable", { fieldName: unstorable });
  throw new AppError("invalid", Object.values(fields)[0] ?? coded("server.http.requestInvalid"), fields);
}
