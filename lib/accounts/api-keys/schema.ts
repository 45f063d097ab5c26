import { z } from "zod";
import { companyKeyScopes, keyScopes } from "@/lib/accounts/api-keys/values";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { requiredLine } from "@/lib/infra/text-schema";

const keyDto = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(keyScopes),
  /** The beginning of the key, to tell keys apart. */
  prefix: z.string(),
  company: z.string(),
  createdAt: z.string(),
  /** null: never. */
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  status: z.enum(["active", "expired", "revoked"]),
});
export type KeyDto = z.infer<typeof keyDto>;
export const keysDto = z.object({ keys: z.array(keyDto) });
export type KeysDto = z.infer<typeof keysDto>;

const scopeProblem = codedIssue("keys.scopeRequired");
const dateProblem = codedIssue("keys.lastDayPast");

/** A field of another name is refused: a key that was meant to end would not. */
export const keyInput = z.strictObject({
  name: requiredLine(60, "common.name"),
  scope: z.enum(keyScopes, { error: scopeProblem }),
  /** The last day on which the key works, in the company's time zone; empty: it does not expire. */
  expiresOn: z.union([z.literal(""), z.iso.date({ error: dateProblem })], { error: dateProblem }).default(""),
  ...proofInput.shape,
});
export type KeyInput = z.input<typeof keyInput>;
/** What a company's own admins may ask for. */
export const companyKeyInput = keyInput.extend({ scope: z.enum(companyKeyScopes, { error: scopeProblem }) });
/** `secret` is shown only this once and never stored. */
export const newKeyDto = z.object({ key: keyDto, secret: z.string() });
export type NewKeyDto = z.infer<typeof newKeyDto>;
