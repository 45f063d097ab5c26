import type { NextRequest } from "next/server";
import { z } from "zod";
import { bodyOf } from "@/lib/http/body";
import { unknownFields } from "@/lib/http/unknown-fields";
import { AppError } from "@/lib/infra/errors";
import { parseJson } from "@/lib/infra/json-rules";
import { coded, codedIssue, issueSentence, type Sentence } from "@/lib/infra/sentences-rules";
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
  if (foreign) throw new AppError("cross_origin", coded("server.http.thisRequestCameFromAnother"));
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
    throw new AppError("invalid", coded("server.http.theRequestIsNotValid"));
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

/** "First name" for firstName. */
function fieldName(key: string): string {
  const words = key.replace(/([A-Z])/g, " $1").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const mostListed = 30;

/** The values of a choice, also of one that may be empty. */
function choicesOf(issue: z.core.$ZodRawIssue): string[] | null {
  if (issue.code === "invalid_value") return issue.values.map(String);
  if (issue.code !== "invalid_union") return null;
  const branches = issue.errors.map(([one]) => (one?.code === "invalid_value" ? one.values.map(String) : null));
  return branches.includes(null) ? null : branches.flatMap((values) => values ?? []).filter(Boolean);
}

/** What would be right, where the fault says it: the values of a choice, or the bounds of a number. */
function rightValues(issue: z.core.$ZodRawIssue) {
  const values = choicesOf(issue);
  if (values) {
    return {
      text: "server.http.fieldIsOneOf",
      words: values.slice(0, mostListed).join(", ") + (values.length > mostListed ? ", …" : ""),
    } as const;
  }
  const isNumber = "origin" in issue && (issue.origin === "number" || issue.origin === "int");
  if (issue.code === "too_small" && isNumber) return { text: "server.http.fieldIsAtLeast", words: String(issue.minimum) } as const;
  if (issue.code === "too_big" && isNumber) return { text: "server.http.fieldIsAtMost", words: String(issue.maximum) } as const;
  return null;
}

// Faults for which a schema has no text use our text with the field's name, never the library's.
z.config({
  customError: (issue) => {
    if (issue.code === "unrecognized_keys")
      return codedIssue("server.http.noSuchField", { key: issue.keys.slice(0, 3).join(", ").slice(0, 100) });
    const { path, input } = issue;
    const field = fieldName(String(path?.at(-1) ?? "request"));
    const right = input === undefined ? null : rightValues(issue);
    if (right) return codedIssue(right.text, { field, right: right.words });
    return codedIssue(input === undefined ? "server.http.fieldIsRequired" : "server.http.fieldIsNotValid", { field });
  },
});

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

const tooLong = () => new AppError("too_large", coded("server.http.theRequestIsTooLarge"));

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
  if (unstorable) fields[unstorable] ??= coded("server.http.fieldnameHoldsACharacterThat", { fieldName: fieldName(unstorable) });
  throw new AppError("invalid", Object.values(fields)[0] ?? coded("server.http.theRequestIsNotValidText"), fields);
}
