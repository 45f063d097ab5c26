import { z } from "zod";

export const unsubscribeParams = z.object({ token: z.string().min(1).max(300) });

/** Whose reminders about which vendor, and whether they still come. */
export const unsubscriptionDto = z.object({ company: z.string(), vendor: z.string(), isSubscribed: z.boolean() });
export type UnsubscriptionDto = z.infer<typeof unsubscriptionDto>;
