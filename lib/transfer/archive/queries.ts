import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { AppError } from "@/lib/infra/errors";
import { parseJson } from "@/lib/infra/json-rules";
import { coded, type Sentence } from "@/lib/infra/sentences-rules";
import { alwaysUnpacked, largestManifest, mostFiles, mostUnpacking } from "@/lib/transfer/archive/values";
import { type ExportedFile, type ExportManifest, exportManifest } from "@/lib/transfer/export/schema";
import { exportFormat, exportVersion, manifestName } from "@/lib/transfer/export/values";

/** An archive of a company on this machine's disk. Nothing of it is unpacked to a name that it chooses. */
export type Archive = { manifest: ExportManifest; read: (file: ExportedFile) => Promise<Readable>; close: () => void };

const invalid = (message: Sentence) => new AppError("invalid", message, { file: message });

/**
 * Opens an archive and checks what it says of itself: format, version, names, sizes, and that it holds the files of its manifest and no
 * others. Their hashes are checked as they are read. Throws `invalid`.
 */
export async function openArchive(path: string, size: number): Promise<Archive> {
  const zip = await openFiles(path, size);
  try {
    const manifest = await readManifest(zip);
    compareNames(manifest, zip.sizes);
    return { manifest, read: ({ name }) => zip.read(name), close: zip.close };
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : invalid(coded("server.transfer.notAZip"));
  }
}

/** The files of a ZIP on this machine's disk, by their names in it. */
export type ZipFiles = { sizes: ReadonlyMap<string, number>; read: (name: string) => Promise<Readable>; close: () => void };

/** Opens a ZIP and checks its names and sizes: none leads out of its folder, and all together are not too much. Throws `invalid`. */
export async function openFiles(path: string, size: number): Promise<ZipFiles> {
  const zip = await openZip(path);
  try {
    const entries = await entriesOf(zip, size);
    const sizes = new Map([...entries].map(([name, { uncompressedSize }]) => [name, uncompressedSize]));
    return { sizes, read: (name) => zip.openReadStreamPromise(entries.get(name) as Entry), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // Names with "..", a drive or a leading slash are refused by the library.
    return await openPromise(path, { lazyEntries: true, autoClose: false });
  } catch {
    throw invalid(coded("server.transfer.notAZip"));
  }
}

function reasonOf({ message }: Error): Sentence {
  if (/relative path|absolute path|invalid characters/.test(message)) return coded("server.transfer.unsafeName");
  return coded(message.includes("encryption") ? "server.transfer.hasPassword" : "server.transfer.notAZip");
}

function entriesOf(zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      const name = entry.fileName;
      unpacked += entry.uncompressedSize;
      if (entries.has(name)) return reject(invalid(coded("server.transfer.nameTwice", { name })));
      if (entry.isEncrypted()) return reject(invalid(coded("server.transfer.hasPassword")));
      if (entries.size >= mostFiles) return reject(invalid(coded("server.transfer.tooManyFiles")));
      if (unpacked > Math.max(alwaysUnpacked, size * mostUnpacking)) return reject(invalid(coded("server.transfer.unpacksToTooMuch")));
      if (!name.endsWith("/")) entries.set(name, entry);
      zip.readEntry();
    });
    zip.once("end", () => resolve(entries));
    zip.once("error", (error: Error) => reject(invalid(reasonOf(error))));
    zip.readEntry();
  });
}

async function readManifest({ sizes, read }: ZipFiles): Promise<ExportManifest> {
  const size = sizes.get(manifestName);
  if (size === undefined || size > largestManifest) throw invalid(coded("server.transfer.noManifest"));
  const text = await buffer(await read(manifestName));
  let value: unknown;
  try {
    value = parseJson(text.toString("utf8"));
  } catch {
    throw invalid(coded("server.transfer.noManifest"));
  }
  const { data } = exportManifest.safeParse(value);
  if (!data || data.format !== exportFormat) throw invalid(coded("server.transfer.noManifest"));
  if (data.version !== exportVersion) throw invalid(coded("server.transfer.otherVersion", { version: data.version }));
  return data;
}

function compareNames({ files }: ExportManifest, sizes: ReadonlyMap<string, number>): void {
  const known = new Set([manifestName, "README.txt"]);
  for (const { name, size } of files) {
    if (known.has(name)) throw invalid(coded("server.transfer.nameTwice", { name }));
    const found = sizes.get(name);
    if (found === undefined) throw invalid(coded("server.transfer.fileIsMissing", { name }));
    if (found !== size) throw invalid(coded("server.transfer.fileWasChanged", { name }));
    known.add(name);
  }
  for (const name of sizes.keys()) if (!known.has(name)) throw invalid(coded("server.transfer.fileIsUnknown", { name }));
}

/** The bytes of a file of the archive. Throws `invalid` at their end unless they have the hash that the manifest names. */
export async function* checkedBytes(archive: Archive, file: ExportedFile): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  const changed = () => invalid(coded("server.transfer.fileWasChanged", { name: file.name }));
  const source = await archive.read(file).catch(() => {
    throw changed();
  });
  try {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : changed();
  }
  if (hash.digest("hex") !== file.sha256) throw changed();
}
