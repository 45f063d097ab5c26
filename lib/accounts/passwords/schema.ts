import { z } from "zod";

/** A password that is being typed. The person's own words are compared in the browser. */
export const passwordCheckInput = z.object({ password: z.string("Password is required").max(200, "Password is too long") });
export const passwordCheckDto = z.object({ problem: z.string().nullable() });
export type PasswordCheckDto = z.infer<typeof passwordCheckDto>;
