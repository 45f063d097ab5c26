import type { Refusal } from "@/lib/transfer/rows/rules";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What Postgres says of a row that it refuses; null: the error is another one. */
export function refusalOf(error: unknown): Refusal | null {
  const cause =
    isRecord(error) && isRecord(error.meta) && isRecord(error.meta.driverAdapterError) ? error.meta.driverAdapterError.cause : null;
  if (!isRecord(cause) || typeof cause.originalCode !== "string") return null;
  const message = typeof cause.originalMessage === "string" ? cause.originalMessage : "";
  return {
    code: cause.originalCode,
    column: /column "([^"]+)"/.exec(message)?.[1] ?? null,
    constraint: /constraint "([^"]+)"/.exec(message)?.[1] ?? null,
  };
}
