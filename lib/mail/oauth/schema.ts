import { z } from "zod";
import { storedSentence } from "@/lib/infra/sentences-rules";

/** What a token endpoint answers (RFC 6749, section 5.1). */
export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().int().min(1).default(3600),
  /** A new refresh token takes the old one's place. */
  refresh_token: z.string().min(1).optional(),
});

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
