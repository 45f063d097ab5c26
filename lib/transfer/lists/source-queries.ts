import { readFile, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ListImport } from "@/generated/prisma/client";
import { AppError, isSystemError } from "@/lib/infra/errors";
import { coded, joined, type Sentence } from "@/lib/infra/sentences-rules";
import { storage } from "@/lib/infra/storage";
import { openFiles, type ZipFiles } from "@/lib/transfer/archive/queries";
import type { ListChoice, ListName, ListReading } from "@/lib/transfer/lists/schema";
import { listFileName, listNames } from "@/lib/transfer/lists/values";
import { readList } from "@/lib/vendors/import/queries";
import type { FileRow } from "@/lib/vendors/import/rules";
import { maximumImportBytes } from "@/lib/vendors/import/values";

/** An uploaded ZIP, or a single list. */
export type ListSource = {
  lists: Map<ListName, { name: string; bytes: Buffer }>;
  /** Files beside the lists. `path`: how a row names one; `name`: its name in the ZIP. */
  files: { path: string; name: string; size: number }[];
  read: (name: string) => Promise<Readable>;
};

const refuse = (message: Sentence) => new AppError("invalid", message, { file: message });

function listOf(fileName: string): ListName | undefined {
  const found = listFileName.exec(fileName)?.[1]?.toLowerCase();
  return listNames.find((list) => list === found);
}

/** What programs put into a ZIP by themselves. */
const isClutter = (name: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i.test(name);

/** Opens the uploaded file of an import. Throws `invalid` for one without a list. */
export function withSource<T>({ storageKey, fileName }: ListImport, work: (source: ListSource) => Promise<T>): Promise<T> {
  return storage().withLocalFile(storageKey ?? "", async (path) => {
    const single = listOf(fileName);
    if (single) return work(await singleList(single, fileName, path));
    if (/\.(csv|tsv|txt|xlsx?)$/i.test(fileName)) throw refuse(coded("server.transfer.nameOfSingleList", { name: fileName }));
    const zip = await openFiles(path, (await stat(path)).size);
    try {
      return await work(await sourceOf(zip));
    } finally {
      zip.close();
    }
  });
}

async function singleList(list: ListName, name: string, path: string): Promise<ListSource> {
  if ((await stat(path)).size > maximumImportBytes) throw tooLarge(name);
  const read = () => Promise.reject(new Error("a single list has no files"));
  return { lists: new Map([[list, { name, bytes: await readFile(path) }]]), files: [], read };
}

const tooLarge = (name: string) => refuse(coded("server.transfer.listIsTooLarge", { name }));

async function sourceOf(zip: ZipFiles): Promise<ListSource> {
  const names = [...zip.sizes.keys()].filter((name) => !isClutter(name));
  const prefix = wrapperOf(names);
  const lists: ListSource["lists"] = new Map();
  const files: ListSource["files"] = [];
  for (const name of names) {
    const inner = name.slice(prefix.length);
    const list = name.startsWith(prefix) ? listOf(inner) : undefined;
    const size = zip.sizes.get(name) ?? 0;
    if (!list) files.push({ path: name.startsWith(prefix) ? inner : name, name, size });
    else if (lists.has(list)) throw refuse(coded("server.transfer.listTwice", { name: inner }));
    else if (size > maximumImportBytes) throw tooLarge(inner);
    else lists.set(list, { name: inner, bytes: await bytesOf(zip, name) });
  }
  if (lists.size === 0) throw refuse(coded("server.transfer.noListFound"));
  return { lists, files, read: zip.read };
}

/**
 * The rows of a list, or what is wrong with the sheet or encoding that was read, and how it was read; undefined where it is not there.
 * Throws `invalid` with the name of its file where no other sheet or encoding could be chosen.
 */
export async function readSource(
  source: ListSource,
  list: ListName,
  choice: ListChoice | undefined,
): Promise<{ rows: FileRow[]; fault: Sentence | null; reading: ListReading } | undefined> {
  const file = source.lists.get(list);
  if (!file) return undefined;
  try {
    const { rows, fault, encoding, sheet, sheets } = await readList(file.bytes, { encoding: choice?.encoding, sheet: choice?.sheet });
    const isChosen = choice !== undefined;
    return { rows, fault, reading: { list, file: file.name, encoding, sheet, sheets, isChosen, sample: sampleOf(rows) } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid") throw error;
    throw new AppError("invalid", joined(":", [file.name, error.sentence]));
  }
}

const sampleLength = 120;

/** The first row whose letters another encoding would change. */
function sampleOf(rows: readonly FileRow[]): string | null {
  const row = rows.find(({ values }) => values.some((value) => /[^ -~\s]/.test(value)));
  return row ? row.values.filter(Boolean).join(" · ").slice(0, sampleLength) : null;
}

/** The folder in which a program has wrapped everything, with its slash; empty where a list lies at the top. */
function wrapperOf(names: readonly string[]): string {
  if (names.some((name) => listOf(name))) return "";
  const wrapped = names.find((name) => name.split("/").length === 2 && listOf(name.replace(/^.*\//, "")));
  return wrapped ? wrapped.slice(0, wrapped.indexOf("/") + 1) : "";
}

async function bytesOf(zip: ZipFiles, name: string): Promise<Buffer> {
  try {
    return await buffer(await zip.read(name));
  } catch (error) {
    if (error instanceof AppError || isSystemError(error)) throw error;
    throw refuse(coded("server.transfer.notAZip"));
  }
}
