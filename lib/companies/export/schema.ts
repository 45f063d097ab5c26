import { z } from "zod";

/** Where the browser downloads from. */
export const downloadDto = z.object({ url: z.string() });
export type DownloadDto = z.infer<typeof downloadDto>;

export const downloadQuery = z.object({ ticket: z.string().max(1000).default("") });
