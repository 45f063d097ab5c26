import { STATUS_CODES } from "node:http";
import { problemPage } from "@/lib/http/problem-page";
import { databaseAway, isDatabaseAway, isLockConflict } from "@/lib/infra/database-away";
import { AppError, type ErrorCode } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";
import { say } from "@/messages/say";

/** The one place where an error gets its HTTP status. */
const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  invalid_link: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  plan_needed: 402,
  limit_reached: 402,
  forbidden: 403,
  address_needed: 403,
  second_factor_needed: 403,
  proof_needed: 403,
  cross_origin: 403,
  not_found: 404,
  unknown_method: 405,
  conflict: 409,
  outdated: 409,
  possible_duplicate: 409,
  precondition_failed: 412,
  still_running: 409,
  key_reused: 422,
  account_exists: 409,
  already_invited: 409,
  other_account: 412,
  too_large: 413,
  timed_out: 408,
  quota_reached: 413,
  file_missing: 410,
  link_over: 410,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/**
 * Turns anything thrown into `{ error: { code, message, fields?, current?, requestId } }` with the members of RFC 9457 beside it, or into a
 * page with the same words where a browser opened the address itself. Unexpected errors are logged, never shown.
 */
export function problemResponse(error: unknown, requestId: string, isOpened = false): { response: Response; code: ErrorCode } {
  const known = knownError(error);
  if (known.code === "internal" && known !== error) log.error({ requestId, ...errorFacts(error) }, "unexpected error");
  if (isLockConflict(error)) log.warn({ requestId, ...errorFacts(error) }, "two changes waited for each other");
  const { code, message, fields, options } = known;
  const status = statuses[code];
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
  if (isLockConflict(error)) return new AppError("conflict", say("server.http.changedAtTheSameMoment"));
  return isDatabaseAway(error) ? databaseAway(error) : new AppError("internal", say("common.anErrorOccurred"));
}

/** Whether a person opened the address in the browser, as a link or a frame, rather than a program or a script of a page. */
export function isOpenedByPerson({ method, headers }: Request): boolean {
  const mode = headers.get("sec-fetch-mode");
  return method === "GET" && (mode ? mode === "navigate" : (headers.get("accept") ?? "").startsWith("text/html"));
}
