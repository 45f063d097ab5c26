import { AppError, type ErrorCode } from "@/lib/infra/errors";
import { errorFacts, log } from "@/lib/infra/log";

/** The one place where an error gets its HTTP status. */
const statuses: Record<ErrorCode, number> = {
  invalid: 400,
  invalid_link: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  plan_needed: 402,
  forbidden: 403,
  address_needed: 403,
  cross_origin: 403,
  not_found: 404,
  unknown_method: 405,
  conflict: 409,
  still_running: 409,
  key_reused: 422,
  account_exists: 409,
  other_account: 412,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Turns whatever was thrown into `{ error: { code, message, fields?, requestId } }`; what is unexpected is logged, never shown. */
export function problemResponse(error: unknown, requestId: string): { response: Response; code: ErrorCode } {
  const known = error instanceof AppError ? error : new AppError("internal", "An error occurred");
  if (known !== error) log.error({ requestId, ...errorFacts(error) }, "unexpected error");
  const { code, message, fields, options } = known;
  const response = Response.json(
    { error: { code, message, ...(fields ? { fields } : {}), requestId } },
    { status: statuses[code], headers: { "cache-control": "no-store" } },
  );
  if (options?.retryAfterSeconds) response.headers.set("retry-after", String(options.retryAfterSeconds));
  if (options?.allow) response.headers.set("allow", options.allow);
  return { response, code };
}
