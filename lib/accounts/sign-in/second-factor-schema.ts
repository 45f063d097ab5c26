import { z } from "zod";
import { passwordDto } from "@/lib/accounts/sign-in/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";

const code = z
  .string(codedIssue("accounts.codeRequired"))
  .trim()
  .min(1, codedIssue("accounts.codeRequired"))
  .max(40, codedIssue("accounts.codeInvalid"));

export const codeInput = z.object({ code });
export type CodeInput = z.input<typeof codeInput>;

/** Programs hand the challenge back; browsers hold it in a cookie. */
export const secondFactorInput = codeInput.extend({ challenge: z.string().max(2000).optional() });

const password = z.string().max(200, codedIssue("accounts.passwordIsTooLong")).optional();

/** Proof of identity for a step where a device that was left signed in is not enough: each factor that the person has. */
export const proofInput = z.object({
  password,
  code: z.string().trim().max(40, codedIssue("accounts.codeInvalid")).optional(),
});
export type ProofInput = z.input<typeof proofInput>;

/** The factors with which an account can prove its owner's identity. */
export type ProofNeeded = { password: boolean; code: boolean };

/** The schema of a form that asks for a proof: what this account has to give must be filled in. The server knows by itself. */
export function withProof<Schema extends z.ZodObject>(schema: Schema, needed: ProofNeeded): Schema {
  const filled = {
    ...(needed.password && { password: password.unwrap().min(1, codedIssue("accounts.passwordMissing")) }),
    ...(needed.code && { code }),
  };
  // What is required is a part of what may be left out, so the form's values keep their type.
  return schema.safeExtend(filled) as unknown as Schema;
}

/** What turns the second factor on or off. */
export const switchInput = codeInput.extend({ /** Not asked of those who have none. */ password });
export type SwitchInput = z.input<typeof switchInput>;

/** What to enter into an authenticator app: as text, as an address, and as a drawing of `size` × `size` squares. */
export const setupDto = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
});
export type SetupDto = z.infer<typeof setupDto>;

/** Shown once. */
export const recoveryCodesDto = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesDto = z.infer<typeof recoveryCodesDto>;

export const securityDto = passwordDto.extend({
  twoFactor: z.object({ enabledAt: z.string().nullable(), recoveryCodesLeft: z.number() }),
});
export type SecurityDto = z.infer<typeof securityDto>;
