import { z } from "zod";
import { storedSentence } from "@/lib/infra/sentences-schema";
import { mailPurposes } from "@/lib/mail/oauth/values";

/** What a token endpoint answers (RFC 6749, section 5.1). */
export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int().min(1).default(3600),
  /** A new refresh token takes the old one's place. */
  refresh_token: z.string().min(1).optional(),
  id_token: z.string().optional(),
});
export type TokenAnswer = z.infer<typeof tokenAnswer>;

/** What is kept of an account's tokens, in one row of settings. */
export const tokenState = z.object({
  origin: z.string(),
  sealedAccess: z.string().nullable(),
  sealedRefresh: z.string().nullable(),
  expiresAt: z.coerce.date().nullable(),
  /** Another process asks for a token, at most until then. */
  askingUntil: z.coerce.date().nullable(),
  /** When no token came at the last try, and what was said. */
  failedAt: z.coerce.date().nullable(),
  failure: storedSentence.nullable(),
});
export type TokenState = z.infer<typeof tokenState>;

/** An account that a platform admin connected in the browser. */
export const connectedAccount = z.object({
  address: z.string(),
  sealedRefresh: z.string(),
  connectedAt: z.coerce.date(),
  /** The registration that it consented to; null: whichever is set, since its token was pasted before there was a button. */
  origin: z.string().nullable(),
});
export type ConnectedAccount = z.infer<typeof connectedAccount>;

/** A sign-in that has begun, by whom, and how the last one failed. */
export const consent = z.object({
  stateHash: z.string(),
  sealedVerifier: z.string(),
  nonce: z.string(),
  sessionId: z.string(),
  origin: z.string(),
  until: z.coerce.date(),
  failure: storedSentence.nullable(),
});
export type Consent = z.infer<typeof consent>;

export const purposeParam = z.object({
  purpose: z.enum(mailPurposes).meta({ description: "outgoing: the account that sends; incoming: the account whose mailbox is read" }),
});

const account = z.object({
  state: z.enum(["off", "environment", "application", "none", "connected", "refused", "shared"]).meta({
    description:
      "off: it signs in by password; environment: the environment names it; application: the application signs in as itself; " +
      "none: no account is connected; connected: it works; refused: the provider gives no token; shared: the outgoing account is used",
  }),
  address: z
    .string()
    .nullable()
    .meta({ description: "The address of the account", examples: ["office@builders.example"] }),
  connectedAt: z.string().nullable().meta({ description: "When it was connected in the browser" }),
  problem: z
    .string()
    .nullable()
    .meta({ description: "What the provider said at the last failure", examples: ["invalid_grant: The token was revoked"] }),
  canConnect: z.boolean().meta({ description: "Whether the saved settings suffice to connect an account" }),
  canDisconnect: z.boolean().meta({ description: "Whether tokens are kept that can be forgotten" }),
});
export type MailAccountDto = z.infer<typeof account>;
export const mailAccountsDto = z.object({
  redirectUrl: z.string().meta({ description: "The redirect address to enter at the provider" }),
  outgoing: account.meta({ description: "The account that sends" }),
  incoming: account.meta({ description: "The account whose mailbox is read" }),
});
export type MailAccountsDto = z.infer<typeof mailAccountsDto>;
export const consentDto = z.object({ url: z.string().meta({ description: "Where the browser goes to sign in at the provider" }) });
export type ConsentDto = z.infer<typeof consentDto>;
/** What the provider sends the browser back with. */
export const consentAnswer = z
  .object({
    state: z.string().default(""),
    code: z.string().optional(),
    error: z.string().optional(),
    error_description: z.string().optional(),
  })
  .catchall(z.string());
