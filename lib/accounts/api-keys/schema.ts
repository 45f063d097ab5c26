import { z } from "zod";
import { companyChoices, companyScopes, keyChoices, scopes } from "@/lib/accounts/api-keys/values";
import { proofInput } from "@/lib/accounts/sign-in/second-factor-schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { requiredLine } from "@/lib/infra/text-schema";

const keyDto = z.object({
  id: z.string().meta({ description: "The key's id" }),
  name: z.string().meta({ description: "What uses the key", examples: ["Payroll import"] }),
  scopes: z.array(z.enum(scopes)).meta({ description: "What the key may do", examples: [["read", "webhooks"]] }),
  scope: z.enum([...keyChoices, "custom"]).meta({ description: "The ready choice that `scopes` are; custom: none of them" }),
  prefix: z.string().meta({ description: "The key's first characters, to tell keys apart", examples: ["ck_8fK2xQ1"] }),
  company: z.string().meta({ description: "The name of the company that the key belongs to" }),
  madeBy: z
    .string()
    .nullable()
    .meta({ description: "Who made the key; null: the account was deleted", examples: ["Ada Quarry"] }),
  makerIsActive: z.boolean().meta({ description: "Whether its maker is still an active admin. The key works either way" }),
  createdAt: z.string().meta({ description: "When the key was made" }),
  expiresAt: z.string().nullable().meta({ description: "When the key ends; null: never" }),
  lastUsedAt: z.string().nullable().meta({ description: "When the key was last used, to the minute; null: never" }),
  isTest: z.boolean().meta({ description: "Whether the key acts in the firm's test company, which sends no email" }),
  status: z.enum(["active", "expired", "revoked"]).meta({ description: "Whether the key works" }),
});
export type KeyDto = z.infer<typeof keyDto>;
export const keysDto = z.object({ keys: z.array(keyDto) });
export type KeysDto = z.infer<typeof keysDto>;

const scopeProblem = codedIssue("keys.scopeRequired");
const dateProblem = codedIssue("keys.lastDayPast");

const given = {
  name: requiredLine(60, "common.name").meta({ description: "What uses the key", examples: ["Payroll import"] }),
  expiresOn: z
    .union([z.literal(""), z.iso.date({ error: dateProblem })], { error: dateProblem })
    .default("")
    .meta({ description: "The last day on which the key works, in the company's time zone; empty: it does not expire" }),
  ...proofInput.shape,
};
/** Only a company's own keys can be for its test company. */
const test = z
  .boolean()
  .optional()
  .meta({ description: "Whether the key acts in the firm's test company, which sends no email. Make one first" });
const choose = (input: { scope?: unknown; scopes?: unknown }, context: z.RefinementCtx) => {
  if ((input.scope === undefined) === (input.scopes === undefined)) {
    context.addIssue({ code: "custom", path: ["scope"], message: scopeProblem });
  }
};

/** What platform admins may ask for. */
export const keyInput = z
  .strictObject({
    ...given,
    scope: z.enum(keyChoices, { error: scopeProblem }).optional().meta({ description: "A ready choice of scopes. Send it, or `scopes`" }),
    scopes: z
      .array(z.enum(scopes, { error: scopeProblem }))
      .min(1, { error: scopeProblem })
      .max(scopes.length)
      .optional()
      .meta({ description: "What the key may do, one by one. Send it, or `scope`", examples: [["read", "webhooks"]] }),
  })
  .superRefine(choose);
export type KeyInput = z.input<typeof keyInput>;
/** What a company's own admins may ask for. */
export const companyKeyInput = z
  .strictObject({
    ...given,
    test,
    scope: z
      .enum(companyChoices, { error: scopeProblem })
      .optional()
      .meta({ description: "A ready choice of scopes. Send it, or `scopes`" }),
    scopes: z
      .array(z.enum(companyScopes, { error: scopeProblem }))
      .min(1, { error: scopeProblem })
      .max(companyScopes.length)
      .optional()
      .meta({ description: "What the key may do, one by one. Send it, or `scope`", examples: [["read", "webhooks"]] }),
  })
  .superRefine(choose);
/** What the dialog asks for: `custom` shows the scopes one by one. */
export const keyForm = z
  .object({
    ...given,
    test,
    scope: z.enum([...keyChoices, "custom"], { error: scopeProblem }),
    scopes: z.array(z.enum(companyScopes, { error: scopeProblem })),
  })
  .superRefine(({ scope, scopes: chosen }, context) => {
    if (scope === "custom" && chosen.length === 0) context.addIssue({ code: "custom", path: ["scopes"], message: scopeProblem });
  });

/** `secret` is shown only this once and never stored. */
export const newKeyDto = z.object({ key: keyDto, secret: z.string() });
export type NewKeyDto = z.infer<typeof newKeyDto>;
