import { z } from "zod";
import { say } from "@/messages/say";

/** A password that is being typed. The person's own words are compared in the browser. */
export const passwordCheckInput = z.object({
  password: z.string({ error: () => say("accounts.passwordIsRequired") }).max(200, { error: () => say("accounts.passwordIsTooLong") }),
});
export const passwordCheckDto = z.object({ problem: z.string().nullable() });
export type PasswordCheckDto = z.infer<typeof passwordCheckDto>;
