import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { env } from "@/lib/infra/env";
import { AppError } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";

const keys = new Map<string, Buffer>();

/** A 32-byte key for one purpose, derived from APP_SECRET. */
export function keyFor(purpose: string): Buffer {
  let key = keys.get(purpose);
  if (!key) {
    key = Buffer.from(hkdfSync("sha256", env().APP_SECRET, "coverkeep", purpose, 32));
    keys.set(purpose, key);
  }
  return key;
}

/** 256 random bits as text for a link or a cookie. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a random token. The tokens are long and random, so one round of SHA-256 is enough. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Message authentication code of a text under a purpose's key. */
export function mac(purpose: SignedPurpose, text: string): string {
  return createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
}

/** Compares two texts without telling by its time where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * What is stored under APP_SECRET, by its purpose, in words for an operator. Nothing else can be sealed, so that a restore under another
 * secret can name what it makes unreadable.
 */
export const sealedThings = {
  "smtp-password": "the password of the mail server",
  "imap-password": "the password of the mailbox",
  "mail-oauth": "the sign-in of Microsoft or Google for email",
  "dkim-key": "the DKIM key",
  "passport-key": "the key that signs the passports of vendors",
  stripe: "the keys of Stripe",
  "webhook-secret": "the secrets of webhooks",
  "sign-on-secret": "the secrets of firms' identity providers",
  "connection-secret": "the sign-ins of connections",
  totp: "the second factors of people",
  mail: "emails with secret links that wait to be sent",
  idempotency: "the kept answers of calls with an Idempotency-Key",
} as const;
export type SealedPurpose = keyof typeof sealedThings;

/** The same of what only a key derived from APP_SECRET can check. */
export const signedThings = {
  "reply-to": "the reply addresses of vendors",
  portal: "the links to vendors' pages",
  unsubscribe: "the unsubscribe links in emails",
  "recovery-code": "recovery codes",
  "refresh-token": "the sessions of everyone who is signed in",
  "known-device": "devices that are known",
  "email-preview": "open previews of emails",
  idempotency: "the fingerprints of calls",
  "mcp-confirmation": "open confirmations of assistants",
  "connection-state": "open sign-ins of connections",
  "backup-fingerprint": "the fingerprint in backups",
} as const;
export type SignedPurpose = keyof typeof signedThings;

/** Encrypts a text for storage (AES-256-GCM); `open` is the way back and throws when the text or APP_SECRET was changed. */
export function seal(purpose: SealedPurpose, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

export function open(purpose: SealedPurpose, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch (cause) {
    // A restore that accepts lost secrets leaves what only the former secret opens.
    throw new AppError("conflict", coded("infra.sealedUnderAnotherSecret"), undefined, { cause });
  }
}

// OWASP's minimum for argon2id; the package's default algorithm is argon2id.
const argon = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password as it is stored, with salt and costs in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon);
}

let absentUser: Promise<string> | undefined;

/** Checks a password; with no stored hash it takes the same time and says no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  absentUser ??= hashPassword(randomToken());
  const matches = await verify(stored ?? (await absentUser), password);
  return matches && stored !== null;
}
