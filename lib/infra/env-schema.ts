import { z } from "zod";

const text = z.string().min(1);
const webAddress = z.url({ protocol: /^https?$/ });
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
const port = z.coerce.number().int().min(1).max(65_535);
const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const server = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"])
    .default("development")
    .meta({ description: "`development`, `production` or `test`. Both images and `npm run demo` set `production`." }),
  APP_URL: z.url().default("http://localhost:3000").meta({
    description: "Public address of the application, with which links in emails start. With https, cookies are marked secure.",
  }),
  APP_SECRET: z.string().min(32, "must have at least 32 characters").meta({
    description:
      "Signs sessions and encrypts secrets; at least 32 characters, such as from `openssl rand -base64 33`. A new value signs everyone out.",
    example: "replace-this-by-at-least-32-random-characters",
  }),
  TRUSTED_PROXIES: count(0, 10).default(0).meta({ description: "Number of reverse proxies whose `X-Forwarded-For` is trusted." }),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"])
    .default("info")
    .meta({ description: "`fatal`, `error`, `warn`, `info`, `debug` or `silent`." }),
});

const database = z.object({
  DATABASE_URL: postgresAddress.meta({
    description: "Postgres user of web and worker. `npm run migrate` creates it with this name and password.",
    example: "postgresql://coverkeep_web:choose-a-password@localhost:5432/coverkeep",
  }),
  DATABASE_MIGRATION_URL: postgresAddress.optional().meta({
    description: "User that owns the tables, for `npm run migrate`. Without it, that command uses `DATABASE_URL`.",
    example: "postgresql://coverkeep_owner:choose-another-password@localhost:5432/coverkeep",
  }),
  DATABASE_POOL_SIZE: count(1, 200).default(10).meta({ description: "Connections that one process may hold for requests." }),
});

const storedFiles = z.object({
  STORAGE: z
    .enum(["folder", "s3"])
    .default("folder")
    .meta({ description: "`folder` keeps files in STORAGE_DIR, `s3` in a bucket; see docs/storage.md." }),
  STORAGE_DIR: text.default(".data/storage").meta({ description: "Folder of the stored files, shared by web and worker." }),
  S3_BUCKET: text.optional().meta({ description: "Bucket of the stored files.", example: "coverkeep" }),
  S3_REGION: text.default("us-east-1").meta({ description: "Its region." }),
  S3_ENDPOINT: webAddress.optional().meta({
    description: "Address of an S3-compatible service other than Amazon's.",
    example: "https://s3.example.com",
  }),
  S3_ACCESS_KEY_ID: text
    .optional()
    .meta({ description: "Access key. Without one, the machine's role or profile is used.", example: "access-key" }),
  S3_SECRET_ACCESS_KEY: text.optional().meta({ description: "Its secret.", example: "secret-key" }),
  S3_ADDRESSING: z
    .enum(["path", "host"])
    .default("path")
    .meta({ description: "`path` puts the name of the bucket in the path of each address, `host` in front of the host." }),
  S3_ENCRYPTION: z
    .enum(["none", "AES256", "aws:kms"])
    .default("none")
    .meta({ description: "What the service encrypts each file with: `none`, `AES256` or `aws:kms`." }),
  S3_KMS_KEY_ID: text.optional().meta({
    description: "Key for `aws:kms`. Without one, the bucket's own is used.",
    example: "arn:aws:kms:us-east-1:000000000000:key/00000000-0000-0000-0000-000000000000",
  }),
  S3_DOWNLOADS: z
    .enum(["proxied", "presigned"])
    .default("proxied")
    .meta({ description: "`presigned` lets browsers download files that they do not show straight from the bucket." }),
  CLAMAV_HOST: text.optional().meta({
    description: "Host of clamd, which scans each file before anyone opens it. Without it, files are not scanned; see docs/malware.md.",
    example: "127.0.0.1",
  }),
  CLAMAV_PORT: port.default(3310).meta({ description: "Its port." }),
  BACKUP_DIR: text.optional().meta({
    description: "Folder of the daily backups, on another disk. Without it, the worker makes none.",
    example: "/backups",
  }),
});

const outgoingEmail = z.object({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .default("smtp://127.0.0.1:1025")
    .meta({ description: "Outgoing mail server: `smtp://user:password@host:587` or `smtps://user:password@host:465`." }),
  MAIL_FROM: z.string().min(3).default("Coverkeep <no-reply@coverkeep.example>").meta({ description: "Sender of every email." }),
  SMTP_OAUTH_TOKEN_URL: webAddress.optional().meta({
    description: "Token address, where the user of SMTP_URL signs in by OAuth2 instead of a password; see docs/email.md.",
    example: "https://login.microsoftonline.com/00000000-0000-0000-0000-000000000000/oauth2/v2.0/token",
  }),
  SMTP_OAUTH_CLIENT_ID: text.optional().meta({ description: "Client id there.", example: "client-id" }),
  SMTP_OAUTH_CLIENT_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  SMTP_OAUTH_REFRESH_TOKEN: text.optional().meta({
    description: "First refresh token. Without it, the application signs in as itself.",
    example: "refresh-token",
  }),
  SMTP_OAUTH_SCOPE: text.optional().meta({
    description: "Scope that it asks for.",
    example: "https://outlook.office.com/SMTP.Send offline_access",
  }),
  DKIM_DOMAIN: text.optional().meta({ description: "Domain of the DKIM signature of outgoing emails.", example: "example.com" }),
  DKIM_SELECTOR: text.optional().meta({ description: "Selector of the key's DNS record.", example: "coverkeep" }),
  DKIM_PRIVATE_KEY: text.optional().meta({
    description: "Private key as PEM on one line, with `\\n` between its lines.",
    example: "-----BEGIN PRIVATE KEY-----\\n...\\n-----END PRIVATE KEY-----",
  }),
});

const incomingEmail = z.object({
  INBOUND_ADDRESS: z.email().optional().meta({
    description: 'Address that vendors answer to. Each vendor gets one of its own by "+"; see docs/inbound-email.md.',
    example: "docs@in.example.com",
  }),
  INBOUND_SMTP_PORT: port
    .optional()
    .meta({ description: "Port on which the worker takes email by SMTP for that domain.", example: "2525" }),
  INBOUND_SMTP_HOST: z.string().default("0.0.0.0").meta({ description: "Address of this machine on which it does so." }),
  INBOUND_SMTP_TLS_CERT: text.optional().meta({
    description: "File of the certificate, as PEM, with which that port offers STARTTLS.",
    example: "/tls/fullchain.pem",
  }),
  INBOUND_SMTP_TLS_KEY: text.optional().meta({ description: "File of its key, as PEM.", example: "/tls/privkey.pem" }),
  INBOUND_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .meta({ description: "Mailbox that the worker reads.", example: "imaps://user:password@imap.example.com:993/INBOX" }),
  INBOUND_TRUSTED_SERVERS: z
    .string()
    .regex(/^[\w.\s,-]*$/, "must be names of servers, separated by commas")
    .optional()
    .meta({
      description: "Mail servers whose checks of senders count for that mailbox, separated by commas.",
      example: "mx.google.com",
    }),
  INBOUND_WEBHOOK_SECRET: z.string().min(16).optional().meta({
    description: "What an email service signs its calls with: Mailgun's signing key, or the password of the address that is called.",
    example: "replace-with-the-signing-key",
  }),
});

const payments = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, "must start with sk_ or rk_")
    .optional()
    .meta({
      description: "Secret key of Stripe. The Admin Portal's settings can hold this and the next one instead; see docs/billing.md.",
      example: "sk_live_replace-with-your-key",
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must start with whsec_")
    .optional()
    .meta({ description: "What Stripe signs its events with.", example: "whsec_replace-with-the-endpoint-secret" }),
  STRIPE_API_URL: webAddress.optional().meta({
    description: "Another address than Stripe's own, for tests.",
    example: "https://api.stripe.com",
  }),
});

const webhooks = z.object({
  WEBHOOKS_PRIVATE_ADDRESSES: z.enum(["refuse", "allow"]).default("refuse").meta({
    description: "`allow` lets webhooks and SFTP connections reach private networks, and plain http; see docs/operations.md.",
  }),
});

const connections = z.object({
  CONNECTIONS_DIR: text.optional().meta({
    description: "Folder in which companies exchange files with accounting systems, each below its id. Without it, only SFTP is offered.",
    example: "/exchange",
  }),
  PROCORE_CLIENT_ID: text.optional().meta({
    description: "Client id of one Procore app for all companies. Without it, each company enters its own; see docs/connect.md.",
    example: "client-id",
  }),
  PROCORE_CLIENT_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  PROCORE_API_URL: webAddress.default("https://api.procore.com").meta({ description: "Address of Procore's API." }),
  PROCORE_LOGIN_URL: webAddress.default("https://login.procore.com").meta({ description: "Address at which people sign in to Procore." }),
  QUICKBOOKS_CLIENT_ID: text.optional().meta({
    description: "Client id of one QuickBooks app for all companies. Without it, each company enters its own.",
    example: "client-id",
  }),
  QUICKBOOKS_CLIENT_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  QUICKBOOKS_API_URL: webAddress.default("https://quickbooks.api.intuit.com").meta({ description: "Address of QuickBooks' API." }),
  QUICKBOOKS_LOGIN_URL: webAddress
    .default("https://appcenter.intuit.com/connect/oauth2")
    .meta({ description: "Address at which people sign in to QuickBooks." }),
  QUICKBOOKS_TOKEN_URL: webAddress
    .default("https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer")
    .meta({ description: "Token address of QuickBooks." }),
});

const reading = z.object({
  WORKER_READERS: count(1, 32)
    .default(1)
    .meta({ description: "Reading processes of one worker. As many again read files that are quick to read." }),
  READER_MEMORY_MB: count(512, 8192)
    .default(600)
    .meta({ description: "Memory of one reading process, in MB. Above it, that reading fails and the worker continues." }),
  READER_PROCESSOR_SECONDS: count(5, 600).default(60).meta({
    description:
      "Processor seconds that one file may use. Above it, the file fails. On the clock it has 15 minutes, and is then read again.",
  }),
  READER_HOURLY_PROCESSOR_SECONDS: count(60, 86_400).default(900).meta({
    description: "Processor seconds of reading of one company in an hour. Above it, its emailed and imported files come last.",
  }),
  READER_ENGINE: z.enum(["auto", "tesseract.js"]).default("auto").meta({
    description: "OCR engine: `auto` also uses an installed `tesseract`, `tesseract.js` uses only the bundled engine.",
  }),
});

const signIn = z.object({
  SSO_GOOGLE_ID: text.optional().meta({
    description:
      "Client id for single sign-on with Google. A provider's button appears once all of its settings are there; see docs/operations.md.",
    example: "client-id",
  }),
  SSO_GOOGLE_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  SSO_ENTRA_ID: text.optional().meta({ description: "Client id for single sign-on with Microsoft Entra.", example: "client-id" }),
  SSO_ENTRA_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  // "common" would let any organization vouch for any address.
  SSO_ENTRA_TENANT: z
    .string()
    .regex(/^(?!common$|organizations$|consumers$)[\w.-]+$/, "must name one directory")
    .optional()
    .meta({ description: "Directory whose members may sign in.", example: "00000000-0000-0000-0000-000000000000" }),
  SSO_OIDC_ISSUER: webAddress.optional().meta({
    description: "Issuer, for single sign-on with any other OpenID Connect provider.",
    example: "https://id.example.com",
  }),
  SSO_OIDC_ID: text.optional().meta({ description: "Client id there.", example: "client-id" }),
  SSO_OIDC_SECRET: text.optional().meta({ description: "Its secret.", example: "client-secret" }),
  SSO_OIDC_NAME: text.max(40).default("your organization").meta({ description: 'Name on its "Continue with" button.' }),
});

const metrics = z.object({
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional().meta({
    description: "Token for Prometheus at `/api/metrics`. Without it, there are no metrics; see docs/observability.md.",
    example: "replace-with-at-least-16-random-characters",
  }),
  METRICS_WORKER_PORT: port.optional().meta({ description: "Port of the worker's own metrics.", example: "9464" }),
  METRICS_WORKER_HOST: text.default("127.0.0.1").meta({ description: "Address on which the worker serves them." }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional().meta({
    description: "Address to which traces go, by OTLP over HTTP. Without it, none are made.",
    example: "http://collector.example.com:4318",
  }),
});

/** Every setting, by what it is about, with what it means. `.env.example` and docs/settings.md are written from this. */
export const settingGroups = {
  "The server": server,
  Database: database,
  "Stored files": storedFiles,
  "Outgoing email": outgoingEmail,
  "Incoming email": incomingEmail,
  Payments: payments,
  Webhooks: webhooks,
  Connections: connections,
  Reading: reading,
  "Single sign-on": signIn,
  "Metrics and traces": metrics,
} as const;

export const envSchema = z.object({
  ...server.shape,
  ...database.shape,
  ...storedFiles.shape,
  ...outgoingEmail.shape,
  ...incomingEmail.shape,
  ...payments.shape,
  ...webhooks.shape,
  ...connections.shape,
  ...reading.shape,
  ...signIn.shape,
  ...metrics.shape,
});
