import { say } from "@/messages/say";

/** Settings whose value may leave the server. Of all others, the packet says only whether they are set. */
const open = new Set([
  "NODE_ENV",
  "DATABASE_POOL_SIZE",
  "STORAGE",
  "STORAGE_DIR",
  "S3_ADDRESSING",
  "S3_ENCRYPTION",
  "S3_DOWNLOADS",
  "BACKUP_DIR",
  "WORKER_READERS",
  "READER_MEMORY_MB",
  "READER_PROCESSOR_SECONDS",
  "READER_HOURLY_PROCESSOR_SECONDS",
  "READER_ENGINE",
  "TRUSTED_PROXIES",
  "LOG_LEVEL",
]);

/** The settings for support: no secret, no address of a person, no host. */
export function settingsForSupport(names: readonly string[], values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      if (value === undefined) return [name, say("server.operations.notSet")];
      return [name, open.has(name) ? String(value) : "set"];
    }),
  );
}

/** The place where a failed job failed, without its message: that may quote a person's data. */
export function errorForSupport(output: unknown): { name: string; stack: string[] } {
  const { name, stack } = (typeof output === "object" && output !== null ? output : {}) as Record<string, unknown>;
  const frames = typeof stack === "string" ? stack.split("\n").filter((line) => line.trimStart().startsWith("at ")) : [];
  return { name: typeof name === "string" ? name : "unknown", stack: frames.slice(0, 8).map((line) => line.trim()) };
}
