/** Everything that can go wrong for a caller. The HTTP status of each is in lib/http/problem.ts, nowhere else. */
export type ErrorCode =
  | "invalid"
  | "invalid_link"
  | "unauthenticated"
  | "wrong_credentials"
  | "forbidden"
  | "plan_needed"
  | "cross_origin"
  | "not_found"
  | "conflict"
  | "too_large"
  | "unsupported_type"
  | "rate_limited"
  | "unavailable"
  | "internal";

/** A failure whose message is meant for the person at the screen. `fields` names the inputs that caused it. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "AppError";
  }
}

/** The same answer for what is not there and for what belongs to somebody else. */
export function notFound(thing: string): AppError {
  return new AppError("not_found", `${thing} not found`);
}
