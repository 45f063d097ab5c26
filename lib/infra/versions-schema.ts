import { z } from "zod";

/** The `version` of a record as the sender last saw it. Without it the change is made whatever happened since. */
export const versionSeen = { version: z.string().max(8000).optional() };

/** In every answer that shows a record which can be changed. */
export const versionDto = { version: z.string() };

export type Versioned = { version: string };
