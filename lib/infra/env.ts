import { existsSync } from "node:fs";
import type { z } from "zod";
import { envSchema } from "@/lib/infra/env-schema";

export type Env = z.infer<typeof envSchema>;

/** Whether the environment says something else than the default: then it decides, and no screen changes it. */
export function isFixedByEnvironment(name: "SMTP_URL" | "MAIL_FROM"): boolean {
  return env()[name] !== envSchema.shape[name].parse(undefined);
}

let parsed: Env | undefined;

/** The settings, read once. Throws one sentence a wrong setting, naming it and never its value. */
export function env(): Env {
  if (parsed) return parsed;
  // The web process reads .env by itself; this is for the worker and the commands.
  if (!process.env.DATABASE_URL && existsSync(".env")) process.loadEnvFile(".env");
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  const result = envSchema.safeParse(given, { error: faultInWords });
  const faults = [...(result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`), ...faultsBetween(given)];
  if (!result.success || faults.length > 0) throw unusable(faults);
  parsed = result.data;
  return parsed;
}

/** What single settings ask of each other. */
function faultsBetween(given: Record<string, string | undefined>): string[] {
  const { STORAGE, S3_BUCKET, INBOUND_SMTP_TLS_CERT: certificate, INBOUND_SMTP_TLS_KEY: key } = given;
  return [
    STORAGE === "s3" && !S3_BUCKET ? "S3_BUCKET: must be set, since STORAGE is s3" : "",
    certificate && !key ? "INBOUND_SMTP_TLS_KEY: must be set, since INBOUND_SMTP_TLS_CERT is" : "",
    key && !certificate ? "INBOUND_SMTP_TLS_CERT: must be set, since INBOUND_SMTP_TLS_KEY is" : "",
  ].filter(Boolean);
}

/** What is wrong with a setting. It never holds the value, which may be a secret. */
function faultInWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return issue.input === undefined ? "must be set" : "must be a number";
  if (issue.code === "invalid_value") return `must be ${issue.values.join(" or ")}`;
  if (issue.code === "too_small" || issue.code === "too_big") {
    const [word, bound] = issue.code === "too_small" ? ["least", issue.minimum] : ["most", issue.maximum];
    return issue.origin === "string" ? `must have at ${word} ${bound} characters` : `must be at ${word} ${bound}`;
  }
  if (issue.code === "invalid_format" && issue.format === "url") return "must be a whole address, such as scheme://host";
  if (issue.code === "invalid_format" && issue.format === "email") return "must be an email address";
  return undefined;
}

/** One sentence for each fault, and nothing else: whoever reads it looks for a setting, not for a line of code. */
function unusable(faults: readonly string[]): Error {
  const error = new Error(`The configuration is not usable.\n${faults.map((fault) => `${fault}.`).join("\n")}`);
  error.stack = error.message;
  return error;
}

/** The settings, or the end of the process with the faults on standard error and no stack. */
export function envOrExit(): Env {
  try {
    return env();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
