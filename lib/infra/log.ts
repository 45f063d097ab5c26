import pino from "pino";

/**
 * Structured log lines. Nothing personal goes in: ids, counts, durations and codes only. The redaction is the last net,
 * not the rule.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || "info",
  base: undefined,
  redact: {
    paths: ["email", "password", "token", "authorization", "cookie", "recipient", "*.email", "*.password", "*.token", "*.recipient"],
    censor: "[redacted]",
  },
});

/** What may be told of an unexpected error: its kind and its place, without the values that its message may carry. */
export function errorFacts(error: unknown): { kind: string; code?: string; stack?: string } {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  return { kind: error.name, ...(code ? { code } : {}), stack: frames.slice(0, 8).join("\n") };
}
