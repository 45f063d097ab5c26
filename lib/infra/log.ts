import pino from "pino";

const keptLines = 500;

// Next loads this module once a bundle; the lines are those of the process.
const shared = globalThis as typeof globalThis & { coverkeepLines?: { kept: string[]; fresh: string[] } };
shared.coverkeepLines ??= { kept: [], fresh: [] };
const lines = shared.coverkeepLines;

function keepLine(line: string): string {
  for (const some of [lines.kept, lines.fresh]) {
    some.push(line);
    if (some.length > keptLines) some.shift();
  }
  return line;
}

/** The last lines that this process wrote, for a support packet. */
export const recentLines = (): readonly string[] => lines.kept;

/** The lines since the last call. */
export const takeNewLines = (): string[] => lines.fresh.splice(0);

/**
 * Structured log lines. Nothing personal goes in: ids, counts, durations and codes only. The redaction is the last net,
 * not the rule.
 */
export const log = pino({
  level: process.env.LOG_LEVEL || "info",
  base: undefined,
  hooks: { streamWrite: keepLine },
  redact: {
    paths: ["email", "password", "token", "authorization", "cookie", "recipient", "*.email", "*.password", "*.token", "*.recipient"],
    censor: "[redacted]",
  },
});

/**
 * The loggable facts of an unexpected error: kind, code and place. Messages may carry personal values and stay out. The queue
 * library reports plain objects that have an error's fields.
 */
export function errorFacts(error: unknown): { kind: string; code?: string; stack?: string } {
  if (typeof error !== "object" || error === null) return { kind: typeof error };
  const { name, code, stack } = error as Record<string, unknown>;
  const frames = typeof stack === "string" ? stack.split("\n").filter((line) => line.trimStart().startsWith("at ")) : [];
  return {
    kind: typeof name === "string" ? name : "object",
    ...(typeof code === "string" ? { code } : {}),
    ...(frames.length > 0 ? { stack: frames.slice(0, 8).join("\n") } : {}),
  };
}
