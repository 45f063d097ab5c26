import { z } from "zod";

/** SCIM has parameters of its own on every call; those that are not known are passed over, as the standard wants it. */
export const scimQuery = z.record(z.string(), z.string());
export const scimId = z.object({ id: z.string().max(200) });
