import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "@/lib/infra/errors";
import { type StoredFile, storage } from "@/lib/infra/storage";

export type UploadRules = {
  /** Name of the multipart part that holds the file. */
  part: string;
  maxBytes: number;
};

export type Upload = { fields: Record<string, string>; file: (StoredFile & { fileName: string }) | null };

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/**
 * Reads a multipart body: text fields, and one file that is streamed straight to storage under `folder` without ever being
 * held in memory. A file over the limit is refused, and what was stored of it removed. The caller removes the file when it
 * cannot use it.
 */
export async function receiveUpload(request: Request, rules: UploadRules, folder: string): Promise<Upload> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data") || !request.body) {
    throw new AppError("invalid", "Please send the file as multipart/form-data", { [rules.part]: "Please select a file" });
  }
  const fields: Record<string, string> = {};
  let storing: Promise<Upload["file"]> | undefined;
  let part: BusboyFileStream | undefined;
  const parser = openParser(contentType, rules);
  parser.on("field", (name, value) => {
    fields[name] = value;
  });
  parser.on("file", (name, stream, fileName) => {
    if (name !== rules.part || storing) {
      stream.resume();
      return;
    }
    part = stream;
    storing = store(stream, fileName, rules, folder);
    // Handled when awaited below; until then a failure must not count as unhandled.
    storing.catch(() => undefined);
  });
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser);
  } catch (error) {
    // The file's own stream does not learn by itself that no more will come.
    part?.destroy(error instanceof Error ? error : undefined);
    const file = await storing?.catch(() => null);
    if (file) await storage().remove(file.key);
    throw new AppError("invalid", "The upload was interrupted. Please try again.", undefined, { cause: error });
  }
  return { fields, file: (await storing) ?? null };
}

function openParser(contentType: string, rules: UploadRules): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      limits: { fieldSize: 10_000, fields: 20, files: 5, parts: 25, fileSize: rules.maxBytes },
    });
  } catch (error) {
    throw new AppError("invalid", "The upload could not be understood. Please try again.", undefined, { cause: error });
  }
}

async function store(stream: BusboyFileStream, fileName: string, rules: UploadRules, folder: string): Promise<Upload["file"]> {
  const stored = await storage().put(folder, stream as AsyncIterable<Buffer>);
  if (stream.truncated) {
    await storage().remove(stored.key);
    const message = `The file is larger than ${megabytes(rules.maxBytes)}. Please upload a smaller file.`;
    throw new AppError("too_large", message, { [rules.part]: message });
  }
  return { ...stored, fileName: cleanFileName(fileName) };
}

/** The last part of the name without control characters, in normal form, its ending kept when it is shortened. */
function cleanFileName(name: string): string {
  // Browsers write quotes and line ends of a name as percent signs.
  const plain = name.replaceAll("%22", '"').replace(/%0[DA]/gi, " ");
  const base = path.basename(plain.replaceAll("\\", "/")).normalize("NFC");
  const clean = [...base]
    .filter((character) => character >= " " && character !== "\u007f")
    .join("")
    .trim();
  const ending = path.extname(clean).slice(0, 10);
  const stem = clean.slice(0, clean.length - path.extname(clean).length);
  return `${stem.slice(0, 200) || "document"}${ending}`;
}
