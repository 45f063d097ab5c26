import { coded, inWords, type Sentence } from "@/lib/infra/sentences-rules";

/** Everything that can go wrong for a caller. The HTTP status of each is in lib/http/problem-kinds only. */
export type ErrorCode =
  | "invalid"
  | "invalid_link"
  | "unauthenticated"
  | "wrong_credentials"
  | "forbidden"
  | "plan_needed"
  | "limit_reached"
  | "address_needed"
  | "second_factor_needed"
  | "proof_needed"
  | "sign_on_needed"
  | "cross_origin"
  | "not_found"
  | "unknown_method"
  | "conflict"
  | "outdated"
  | "possible_duplicate"
  | "precondition_failed"
  | "still_running"
  | "key_reused"
  | "account_exists"
  | "already_invited"
  | "other_account"
  | "too_large"
  | "timed_out"
  | "quota_reached"
  | "file_missing"
  | "link_over"
  | "too_old"
  | "unsupported_type"
  | "rate_limited"
  | "unavailable"
  | "internal";

/**
 * A failure, with its sentence for the person at the screen, which lib/http says in their language. `fields` names the inputs that caused
 * it. `message` is the sentence in the language of whatever threw it, for logs and commands.
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly sentence: Sentence,
    readonly fields?: Record<string, Sentence>,
    readonly options?: ErrorOptions & {
      /** When trying again is of use at the latest. */
      retryAfterSeconds?: number;
      /** What the refused change would have overwritten, with its version, or what it may repeat. */
      current?: object;
      /** The methods that are known instead. */
      allow?: string;
    },
  ) {
    super(inWords(sentence), options);
    this.name = "AppError";
  }
}

/** Too many tries; the caller may try again after so many seconds. */
export function tooOften(message: Sentence, retryAfterSeconds: number): AppError {
  return new AppError("rate_limited", message, undefined, { retryAfterSeconds });
}

/** The same answer for records that do not exist and for those that belong to someone else. */
export function notFound(thing: Sentence): AppError {
  return new AppError("not_found", coded("infra.thingNotFound", { thing }));
}

/** The error during an outage: nothing was done, and trying again soon may succeed. */
export function unavailable(message: Sentence, cause: unknown): AppError {
  return new AppError("unavailable", message, undefined, { cause, retryAfterSeconds: 30 });
}

/** Whether the operating system refused a file operation (ENOSPC, EROFS, EACCES, ENOTDIR, EIO, EMFILE, EDQUOT and the like). */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error && typeof error.code === "string" && "syscall" in error;
}
