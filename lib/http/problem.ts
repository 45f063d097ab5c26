import { STATUS_CODES } from "node:http";
import { errorKinds } from "@/lib/http/problem-kinds";
import { problemPage } from "@/lib/http/problem-page";
import { databaseAway, isDatabaseAway, isLockConflict } from "@/lib/infra/database-away";
import { AppError, type ErrorCode } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { coded, inWords } from "@/lib/infra/sentences-rules";

/**
 * Turns anything thrown into `{ error: { code, message, fields?, current?, requestId } }` with the members of RFC 9457 beside it, or into a
 * page with the same words where a browser opened the address itself. Unexpected errors are logged, never shown.
 */
export function problemResponse(error: unknown, requestId: string, isOpened = false): { response: Response; code: ErrorCode } {
  const known = knownError(error);
  if (known.code === "internal" && known !== error) log.error({ requestId, ...errorFacts(error) }, "unexpected error");
  if (isLockConflict(error)) log.warn({ requestId, ...errorFacts(error) }, "two changes waited for each other");
  const { code, options } = known;
  const message = inWords(known.sentence);
  const fields = known.fields && Object.fromEntries(Object.entries(known.fields).map(([name, fault]) => [name, inWords(fault)]));
  const { status } = errorKinds[code];
  const headers: Record<string, string> = { "cache-control": "no-store" };
  if (options?.retryAfterSeconds) headers["retry-after"] = String(options.retryAfterSeconds);
  if (options?.allow) headers.allow = options.allow;
  if (status === 401) headers["www-authenticate"] = "Bearer";
  if (isOpened) return { response: problemPage(message, { status, headers, retries: code === "unavailable" }), code };
  const { current } = options ?? {};
  const details = { type: "about:blank", title: STATUS_CODES[status], status, detail: message, instance: `urn:uuid:${requestId}` };
  const body = { ...details, error: { code, message, ...(fields ? { fields } : {}), ...(current ? { current } : {}), requestId } };
  return { response: Response.json(body, { status, headers: { ...headers, "content-type": "application/problem+json" } }), code };
}

function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isLockConflict(error)) return new AppError("conflict", coded("server.http.changeCollided"));
  return isDatabaseAway(error) ? databaseAway(error) : new AppError("internal", coded("common.anErrorOccurred"));
}

/** Whether a person opened the address in the browser, as a link or a frame, rather than a program or a script of a page. */
export function isOpenedByPerson({ method, headers }: Request): boolean {
  const mode = headers.get("sec-fetch-mode");
  return method === "GET" && (mode ? mode === "navigate" : (headers.get("accept") ?? "").startsWith("text/html"));
}
