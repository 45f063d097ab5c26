import { z } from "zod";
import { ScimError } from "@/lib/companies/directory/errors-rules";
import { scimId, scimQuery } from "@/lib/companies/directory/schema";
import { scimType, urns } from "@/lib/companies/directory/values";
import { problemResponse } from "@/lib/http/problem";
import { errorKinds } from "@/lib/http/problem-kinds";
import type { RawCall } from "@/lib/http/raw";
import { AppError, type ErrorCode } from "@/lib/infra/errors";
import { inWords } from "@/lib/infra/sentences-rules";

/** What each call about one resource of SCIM declares. */
export const scimOne = {
  access: "company",
  can: "directory:sync",
  dialect: "scim",
  params: scimId,
  query: scimQuery,
  respond: z.never(),
} as const;

const headers = { "content-type": scimType, "cache-control": "no-store" };

/** An answer of SCIM: the resource itself. */
export function scimAnswer(resource: object, status = 200): Response {
  const { location } = (resource as { meta?: { location?: string } }).meta ?? {};
  return new Response(JSON.stringify(resource), { status, headers: { ...headers, ...(status === 201 && location && { location }) } });
}

/** The answer to a deletion, once it is done. */
export async function scimNothing(deletion: Promise<void>): Promise<Response> {
  await deletion;
  return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
}

/** The body of a call, whatever type of JSON it says it is. */
export async function scimBody(call: RawCall): Promise<unknown> {
  try {
    return JSON.parse((await call.read()).toString("utf8"));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new ScimError(400, "invalidSyntax", "The body is not JSON");
  }
}

function failure(status: number, detail: string, kind: string | null, more: Record<string, string> = {}): Response {
  const body = { schemas: [urns.error], status: String(status), ...(kind && { scimType: kind }), detail };
  return new Response(JSON.stringify(body), { status, headers: { ...headers, ...more } });
}

/** What whoever sets up a directory needs to know, in place of words for people who call by API keys. */
const details: Partial<Record<ErrorCode, string>> = {
  unauthenticated:
    "The SCIM token is missing, wrong or ended. Generate one in Coverkeep under Settings > Sign-on, and send it as a bearer token",
  forbidden: "This call takes a SCIM token from Settings > Sign-on. API keys and people cannot make it",
};

/** Any error in the form of SCIM. A directory knows no 402: what the plan does not allow is forbidden. */
export function scimProblem(error: unknown, requestId: string): { response: Response; code: ErrorCode } {
  if (error instanceof ScimError) {
    const code = ({ 400: "invalid", 403: "forbidden", 404: "not_found", 409: "conflict" } as const)[error.status];
    return { response: failure(error.status, error.message, error.kind), code };
  }
  const { response, code } = problemResponse(error, requestId);
  const { status } = errorKinds[code];
  const detail = details[code] ?? (error instanceof AppError ? inWords(error.sentence) : errorKinds[code].happened);
  const kept = Object.fromEntries(
    ["retry-after", "www-authenticate", "allow"].flatMap((name) => {
      const value = response.headers.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return { response: failure(status === 402 ? 403 : status, detail, null, kept), code };
}
