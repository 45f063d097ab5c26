import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { bodyOf } from "@/lib/http/body";
import { AppError } from "@/lib/infra/errors";
import { largeSize } from "@/lib/infra/figures-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import { asOneLine } from "@/lib/infra/text-rules";

export type UploadRules = {
  /** Name of the multipart part that holds the file. */
  part: string;
  maxBytes: number;
};

export type Upload = { fields: Record<string, string>; file: (StoredFile & { fileName: string }) | null };

/**
 * Reads a multipart body: text fields, and one file that is streamed straight to storage under `folder` without ever being
 * held in memory. A file over the limit is refused, and what was stored of it removed. The caller removes the file when it
 * cannot use it.
 */
export async function receiveUpload(request: Request, rules: UploadRules, folder: string): Promise<Upload> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.toLowerCase().startsWith("multipart/form-data") || !request.body) {
    throw new AppError("invalid", coded("server.http.uploadNotMultipart"), { [rules.part]: coded("server.http.fileRequired") });
  }
  const parser = openParser(contentType, rules);
  const upload = listen(parser, rules, folder);
  try {
    const body = Readable.from(limited(bodyOf(request), rules));
    body.on("error", () => undefined);
    await pipeline(body, parser);
  } catch (error) {
    // The file's own stream does not learn by itself that no more data will come.
    upload.part?.destroy(error instanceof Error ? error : undefined);
    const stored = await upload.storing?.catch((failure) => failure as unknown);
    if (isStored(stored)) await discardFile(stored.key);
    // A failing disk is the reason, whatever error the sender got.
    if (stored instanceof AppError && stored.code === "unavailable") throw stored;
    if (error instanceof AppError) throw error;
    throw upload.fault ?? malformed(rules.part, coded("server.http.uploadInterrupted"), error);
  }
  const file = (await upload.storing) ?? null;
  if (!upload.fault) return { fields: Object.fromEntries(upload.fields), file };
  if (file) await discardFile(file.key);
  throw upload.fault;
}

type Receiving = {
  fields: Map<string, string>;
  part?: BusboyFileStream;
  storing?: Promise<Upload["file"]>;
  /** The first thing wrong with the form. The rest of the body is read before it is reported. */
  fault?: AppError;
};

const isStored = (value: unknown): value is NonNullable<Upload["file"]> => typeof value === "object" && value !== null && "key" in value;

const malformed = (field: string, message: Sentence, cause?: unknown) => new AppError("invalid", message, { [field]: message }, { cause });

function listen(parser: BusboyInstance, rules: UploadRules, folder: string): Receiving {
  const receiving: Receiving = { fields: new Map() };
  const refuse = (fault: AppError | null) => {
    receiving.fault ??= fault ?? undefined;
    return fault !== null;
  };
  parser.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
    if (!refuse(faultOfField(name, isCut, rules, receiving))) receiving.fields.set(name ?? "", value);
  });
  parser.on("file", (name: string | undefined, stream, fileName: string | undefined) => {
    // Whoever stores it hears of a failure by reading; the event itself must not end the process.
    stream.on("error", () => undefined);
    if (refuse(faultOfFile(name, fileName, rules, receiving))) {
      stream.resume();
      return;
    }
    receiving.part = stream;
    receiving.storing = store(stream, fileName ?? "", rules, folder);
    // Handled when awaited. What is left of the body is read on: browsers show an answer only once they have sent everything.
    receiving.storing.catch(() => stream.resume());
  });
  for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) {
    parser.on(limit, () => refuse(malformed(rules.part, coded("server.http.partsTooMany"))));
  }
  return receiving;
}

const shown = (name: string) => asOneLine(name).slice(0, 100);

/** What is wrong with a part that came as text: browsers write each with a name, and a file with a file name. */
function faultOfField(name: string | undefined, isCut: boolean, { part }: UploadRules, { fields }: Receiving): AppError | null {
  if (!name) return malformed(part, coded("server.http.partUnnamed"));
  if (name === part) return malformed(part, coded("server.http.fileUnnamed", { field: part }));
  if (fields.has(name)) return malformed(name, coded("server.http.fieldRepeated", { field: shown(name) }));
  return isCut ? malformed(name, coded("server.http.fieldTooLong", { field: shown(name) })) : null;
}

/** What is wrong with a part that came as a file. A part with a type and no file name is one to the parser. */
function faultOfFile(
  name: string | undefined,
  fileName: string | undefined,
  { part }: UploadRules,
  { storing }: Receiving,
): AppError | null {
  if (!name) return malformed(part, coded("server.http.partUnnamed"));
  if (name !== part) return malformed(name, coded("server.http.fieldNotFile", { field: shown(name), part }));
  if (fileName === undefined) return malformed(part, coded("server.http.fileUnnamed", { field: part }));
  return storing ? malformed(part, coded("server.http.sendOneFile", { field: part })) : null;
}

/** A sender who goes on far beyond the limit is not listened to any longer. */
async function* limited(bytes: AsyncIterable<Uint8Array>, rules: UploadRules): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > 2 * rules.maxBytes + 1024 * 1024) throw tooLarge(rules);
    yield chunk;
  }
}

function tooLarge({ part, maxBytes }: UploadRules): AppError {
  const message = coded("server.http.fileTooLarge", { megabytes: largeSize(maxBytes) });
  return new AppError("too_large", message, { [part]: message });
}

function openParser(contentType: string, rules: UploadRules): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": contentType } as BusboyHeaders,
      limits: { fieldSize: 10_000, fields: 20, files: 5, parts: 25, fileSize: rules.maxBytes },
    });
  } catch (error) {
    throw malformed(rules.part, coded("server.http.uploadMalformed"), error);
  }
}

async function store(stream: BusboyFileStream, fileName: string, rules: UploadRules, folder: string): Promise<Upload["file"]> {
  // A disk that fails in the middle stops reading. The part must not be destroyed by that: its parser would wait for it for good.
  const stored = await storage().put(folder, stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
  if (stream.truncated) {
    await discardFile(stored.key);
    throw tooLarge(rules);
  }
  return { ...stored, fileName: cleanFileName(fileName) };
}

/** The last part of the name on one line, in normal form, its ending kept when it is shortened. */
function cleanFileName(name: string): string {
  // Browsers write quotes and line ends of a name as percent signs.
  const plain = name
    .replaceAll("%22", '"')
    .replace(/%0[DA]/gi, " ")
    .replaceAll("\0", "");
  const clean = asOneLine(path.basename(plain.replaceAll("\\", "/")).normalize("NFC"));
  const ending = path.extname(clean).slice(0, 10);
  const stem = clean.slice(0, clean.length - path.extname(clean).length);
  return `${stem.slice(0, 200) || "document"}${ending}`;
}
