import { isHeic } from "@/lib/extraction/readers/picture-files";
import { ReadingError } from "@/lib/extraction/schema";

export type FileKind = "pdf" | "picture" | "docx" | "doc";

const starts = (data: Uint8Array, bytes: number[], at = 0) => bytes.every((byte, index) => data[at + index] === byte);

/** What a file is, from its first bytes; its name does not count. Throws ReadingError for what cannot be read. */
export function sniff(data: Uint8Array): FileKind {
  if (data.length === 0) throw new ReadingError("broken", "The file is empty. Upload it again.");
  if (Buffer.from(data.subarray(0, 1024)).includes("%PDF-")) return "pdf";
  const jpeg = starts(data, [0xff, 0xd8, 0xff]);
  const png = starts(data, [0x89, 0x50, 0x4e, 0x47]);
  const tiff = starts(data, [0x49, 0x49, 0x2a, 0x00]) || starts(data, [0x4d, 0x4d, 0x00, 0x2a]);
  const webp = starts(data, [0x52, 0x49, 0x46, 0x46]) && starts(data, [0x57, 0x45, 0x42, 0x50], 8);
  if (jpeg || png || tiff || webp || isHeic(data)) return "picture";
  if (starts(data, [0x50, 0x4b, 0x03, 0x04]) && Buffer.from(data).includes("word/")) return "docx";
  if (starts(data, [0xd0, 0xcf, 0x11, 0xe0])) return "doc";
  throw new ReadingError("unsupported", "This file type is not supported. Upload a PDF, a JPEG or PNG picture, or a Word document.");
}
