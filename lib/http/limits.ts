import type { RateLimit } from "@/lib/http/rate-limit";

/** Attempts an address has: enough for an office with one address, too few to guess by. */
const minutes = (count: number) => count * 60;

export const signInLimit: RateLimit = { name: "sign-in", max: 100, windowSeconds: minutes(15) };
/** The sign-in page asks once for each domain that is typed. */
export const signOnLimit: RateLimit = { name: "sign-on", max: 300, windowSeconds: minutes(15) };
export const signUpLimit: RateLimit = { name: "sign-up", max: 100, windowSeconds: minutes(60) };
export const passwordCheckLimit: RateLimit = { name: "password-check", max: 300, windowSeconds: minutes(15) };
export const mailedLinkLimit: RateLimit = { name: "mailed-link", max: 60, windowSeconds: minutes(15) };
export const renewLimit: RateLimit = { name: "renew", max: 600, windowSeconds: minutes(15) };
export const accountLimit: RateLimit = { name: "account", max: 60, windowSeconds: minutes(15) };
/** Each judges every vendor of the company. */
export const previewLimit: RateLimit = { name: "preview", max: 120, windowSeconds: minutes(15) };
/** Each reads a contract while its sender waits, and draws the pages that are looked at. */
export const exhibitLimit: RateLimit = { name: "exhibit", max: 60, windowSeconds: minutes(15) };
export const exhibitPageLimit: RateLimit = { name: "exhibit-page", max: 600, windowSeconds: minutes(15) };
/** The vendor's page asks again and again while a file is read. */
export const portalReadLimit: RateLimit = { name: "portal-read", max: 2000, windowSeconds: minutes(15) };
export const portalUploadLimit: RateLimit = { name: "portal-upload", max: 600, windowSeconds: minutes(60) };
export const portalAnswerLimit: RateLimit = { name: "portal-answer", max: 60, windowSeconds: minutes(15) };
/** Anyone checks a passport, or reads the key that signs them. */
export const passportCheckLimit: RateLimit = { name: "passport-check", max: 300, windowSeconds: minutes(15) };
export const testEmailLimit: RateLimit = { name: "test-email", max: 60, windowSeconds: minutes(15) };
/** A mail service has few addresses and much to deliver. */
export const webhookLimit: RateLimit = { name: "inbound", max: 6000, windowSeconds: minutes(15) };
/** Stripe calls from few addresses, for all companies. */
export const paymentEventLimit: RateLimit = { name: "payment-events", max: 12_000, windowSeconds: minutes(15) };
/** Calls of a firm's directory: a first run makes one for each person. */
export const directoryLimit: RateLimit = { name: "directory", max: 3000, windowSeconds: 60 };
/** Calls of one API key. */
export const keyLimit: RateLimit = { name: "api-key", max: 600, windowSeconds: 60 };
