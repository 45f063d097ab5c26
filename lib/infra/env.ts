import { existsSync } from "node:fs";
import { z } from "zod";

/** Every setting of web and worker. `.env.example` lists the same names (tested); docs/operations.md explains them. */
export const envSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** Address under which people reach the application; links in mails start with it. */
  APP_URL: z.url().default("http://localhost:3000"),
  /** Signs sessions and seals secrets; at least 32 characters. Changing it signs everybody out. */
  APP_SECRET: z.string().min(32, "must have at least 32 characters"),
  /** Login of web and worker. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** Login that owns the tables; only `npm run migrate` uses it. Without it DATABASE_URL is used. */
  DATABASE_MIGRATION_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections a process may hold for requests. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Where stored files are: the folder STORAGE_DIR, or the bucket S3_BUCKET. */
  STORAGE: z.enum(["folder", "s3"]).default("folder"),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  /** Address of a service other than Amazon's. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Without the two, the SDK looks where Amazon's tools do, such as at the machine's role. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Whether the bucket's name is in the path of an address, or in its host. */
  S3_ADDRESSING: z.enum(["path", "host"]).default("path"),
  /** What the service encrypts stored files with. */
  S3_ENCRYPTION: z.enum(["none", "AES256", "aws:kms"]).default("none"),
  S3_KMS_KEY_ID: z.string().min(1).optional(),
  /** Whether browsers fetch downloads from the bucket by an address that is good for a minute. */
  S3_DOWNLOADS: z.enum(["proxied", "presigned"]).default("proxied"),
  /** Folder of the stored files. */
  STORAGE_DIR: z.string().min(1).default(".data/storage"),
  /** clamd, which scans each file before anyone opens it. Without it, files are not scanned. */
  CLAMAV_HOST: z.string().min(1).optional(),
  CLAMAV_PORT: z.coerce.number().int().min(1).max(65_535).default(3310),
  /** Folder of the scheduled backups, on another disk. Without it, none are made. */
  BACKUP_DIR: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).default("smtp://127.0.0.1:1025"),
  /** Sign-in of SMTP_URL's user by OAuth2 instead of a password. */
  SMTP_OAUTH_TOKEN_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_OAUTH_CLIENT_ID: z.string().min(1).optional(),
  SMTP_OAUTH_CLIENT_SECRET: z.string().min(1).optional(),
  SMTP_OAUTH_REFRESH_TOKEN: z.string().min(1).optional(),
  SMTP_OAUTH_SCOPE: z.string().min(1).optional(),
  /** Signature of outgoing messages; the key as PEM, its lines joined by \\n where the environment takes one line. */
  DKIM_DOMAIN: z.string().min(1).optional(),
  DKIM_SELECTOR: z.string().min(1).optional(),
  DKIM_PRIVATE_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).default("Coverkeep <no-reply@coverkeep.example>"),
  /** The address for incoming email, such as docs@in.example.com; each vendor gets one of its own by "+". */
  INBOUND_ADDRESS: z.email().optional(),
  /** Port on which the worker takes email by SMTP for the domain of INBOUND_ADDRESS. Without it, it does not. */
  INBOUND_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address of this machine on which it does so. */
  INBOUND_SMTP_HOST: z.string().default("0.0.0.0"),
  /** Files of the certificate and its key, as PEM, with which it offers STARTTLS. */
  INBOUND_SMTP_TLS_CERT: z.string().min(1).optional(),
  INBOUND_SMTP_TLS_KEY: z.string().min(1).optional(),
  /** Mailbox that the worker reads: imaps://user:password@host:993/INBOX. */
  INBOUND_IMAP_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  /** Mail servers whose word about senders is believed, such as mx.google.com, separated by commas. */
  INBOUND_TRUSTED_SERVERS: z
    .string()
    .regex(/^[\w.\s,-]*$/, "must be names of servers, separated by commas")
    .optional(),
  /** What a mail service signs its calls with: Mailgun's signing key, or the password of the address that is called. */
  INBOUND_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Payments through Stripe: the secret key, and what Stripe signs its events with. The admin settings may hold them instead. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, "must start with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional(),
  /** Another address than Stripe's own, for tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Whether webhooks may call addresses of private networks, and plain http. */
  WEBHOOKS_PRIVATE_ADDRESSES: z.enum(["refuse", "allow"]).default("refuse"),
  /** Reading processes of one worker. */
  WORKER_READERS: z.coerce.number().int().min(1).max(32).default(1),
  /** Memory of one reading process in MB; above it the reading fails and the worker goes on. */
  READER_MEMORY_MB: z.coerce.number().int().min(512).max(8192).default(600),
  /** Processor seconds that one file may take. Time on the clock has a bound of 15 minutes, after which it is read again. */
  READER_PROCESSOR_SECONDS: z.coerce.number().int().min(5).max(600).default(60),
  /**
   * Processor seconds of reading that a company may use in an hour; beyond, its emailed and imported files come after those of other
   * companies. Files that someone waits for on a screen do not.
   */
  READER_HOURLY_PROCESSOR_SECONDS: z.coerce.number().int().min(60).max(86_400).default(900),
  /** OCR engine: `auto` also uses an installed `tesseract`, `tesseract.js` uses only the bundled engine. */
  READER_ENGINE: z.enum(["auto", "tesseract.js"]).default("auto"),
  /** Proxies in front of the web process whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  /** Single sign-on; a provider's button appears once all of its settings are there. */
  SSO_GOOGLE_ID: z.string().min(1).optional(),
  SSO_GOOGLE_SECRET: z.string().min(1).optional(),
  SSO_ENTRA_ID: z.string().min(1).optional(),
  SSO_ENTRA_SECRET: z.string().min(1).optional(),
  /** The organisation's directory; "common" would let any organisation vouch for any address. */
  SSO_ENTRA_TENANT: z
    .string()
    .regex(/^(?!common$|organizations$|consumers$)[\w.-]+$/, "must name one directory")
    .optional(),
  SSO_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  SSO_OIDC_ID: z.string().min(1).optional(),
  SSO_OIDC_SECRET: z.string().min(1).optional(),
  /** What the button says: Continue with … */
  SSO_OIDC_NAME: z.string().min(1).max(40).default("your organization"),
  /** What Prometheus calls GET /api/metrics with; without it, there are no metrics. */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  /** Port on which the worker serves its own metrics at /metrics, with the same token. */
  METRICS_WORKER_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_WORKER_HOST: z.string().min(1).default("127.0.0.1"),
  /** Where traces go, by OTLP over HTTP. Without it, none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});
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
