import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";

/** A password that is being typed. The person's own words are compared in the browser. */
export const passwordCheckInput = z.object({
  password: z.string(codedIssue("accounts.passwordIsRequired")).max(200, codedIssue("accounts.passwordIsTooLong")),
});
export const passwordCheckDto = z.object({ problem: said.nullable() });
export type PasswordCheckDto = z.infer<typeof passwordCheckDto>;
