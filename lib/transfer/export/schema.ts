import { z } from "zod";

/** Where the browser downloads from. */
export const downloadDto = z.object({ url: z.string() });
export type DownloadDto = z.infer<typeof downloadDto>;

export const downloadQuery = z.object({ ticket: z.string().max(1000).default("") });

const exportedFile = z.object({
  name: z.string().max(400),
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of a list: its table. */
  table: z.string().max(100).optional(),
  /** Of an original: its document, or the incoming email whose raw text it is. */
  document: z.uuid().optional(),
  email: z.uuid().optional(),
});
export type ExportedFile = z.infer<typeof exportedFile>;

/** What an export says of itself, at its end. */
export const exportManifest = z.object({
  format: z.string().max(100),
  version: z.number().int(),
  exportedAt: z.iso.datetime(),
  companyId: z.uuid(),
  company: z.string().max(1000),
  files: z.array(exportedFile).max(10_000_000),
  /** Documents whose original the storage had lost. */
  lost: z.array(z.uuid()),
});
export type ExportManifest = z.infer<typeof exportManifest>;
