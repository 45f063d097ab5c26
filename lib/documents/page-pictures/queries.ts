import type { Scanned } from "@/lib/documents/malware-rules";
import { type PagesDto, pagesDto } from "@/lib/documents/page-pictures/schema";
import { requireScanned } from "@/lib/documents/upkeep/malware-commands";
import type { ReaderPool } from "@/lib/extraction/commands";
import { type DrawnPage, isServersFault, ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";
import { closeWebReaders, webReaders } from "@/lib/extraction/web-commands";
import { inCompany } from "@/lib/infra/db";
import { AppError, type ErrorCode, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * A page is drawn at the first view, or before where a person must view it, in a reading process: a hostile file costs no more than that.
 * Drawn pages are kept beside the file. A failed page is tried again, since the machine may only have been busy, but not at once: repeated
 * views cost at most one try a minute.
 */

/** Changes when pages are drawn in another way: kept pages are then drawn again. */
const version = "v2";
const pictures = ["first", "sharp"] as const;
type Picture = (typeof pictures)[number];
const contentTypes: Record<Picture, string> = { first: "image/avif", sharp: "image/webp" };
const failureMillis = 60_000;

// Next loads this module once a bundle; what is being drawn is the same for all.
const shared = globalThis as typeof globalThis & { coverkeepDrawing?: Map<string, Promise<DrawnPage>> };

function beingDrawn(): Map<string, Promise<DrawnPage>> {
  shared.coverkeepDrawing ??= new Map();
  return shared.coverkeepDrawing;
}

/** Ends the processes; for tests. */
export async function closeDrawing(): Promise<void> {
  await closeWebReaders();
  shared.coverkeepDrawing = undefined;
}

type StoredFile = Scanned & { id: string; storageKey: string; sha256: string; needsReview: boolean };

async function findFile(scope: CompanyScope, id: string): Promise<StoredFile> {
  const where = { companyId_id: { companyId: scope.companyId, id } };
  const select = { id: true, storageKey: true, sha256: true, needsReview: true, scanResult: true, scanFinding: true };
  const row = await inCompany(scope, (tx) => tx.document.findUnique({ where, select }));
  if (!row) throw notFound(coded("server.documents.document"));
  return row;
}

/** The file, once nothing speaks against opening it. */
async function findOpenFile(scope: CompanyScope, id: string): Promise<StoredFile> {
  const file = await findFile(scope, id);
  await requireScanned(scope, file);
  return file;
}

/** Draws a page once, however many ask for it at the same time, and keeps what came of it. Rejects with ReadingError. */
function draw(scope: CompanyScope, id: string, { storageKey }: StoredFile, page: number, pool = webReaders()): Promise<DrawnPage> {
  const drawn = beingDrawn();
  const name = `${storageKey}/${page}`;
  const known = drawn.get(name);
  if (known) return known;
  const running = drawAndKeep(pool, scope, id, storageKey, page);
  drawn.set(name, running);
  const forget = () => drawn.delete(name);
  // A file that cannot be drawn is not tried at each look. What the server or its storage lacked may be there a moment later.
  running.then(forget, (error) => {
    if (error instanceof ReadingError && !isServersFault(error.code)) setTimeout(forget, failureMillis).unref();
    else forget();
  });
  return running;
}

async function drawAndKeep(pool: ReaderPool, scope: CompanyScope, id: string, key: string, page: number): Promise<DrawnPage> {
  const result = await storage().withLocalFile(key, (path) => pool.draw(path, page, { owner: scope.companyId }));
  await keep(key, page, result);
  // It may have been deleted meanwhile; nothing of it may stay.
  await findFile(scope, id).catch(async (error) => {
    if (error instanceof AppError && error.code === "not_found") await discardFile(key);
    throw error;
  });
  return result;
}

/** What cannot be kept is shown all the same and drawn again the next time. Both sizes of a page are kept, or neither. */
async function keep(key: string, page: number, result: DrawnPage): Promise<void> {
  const parts = result.kind === "picture" ? pictures.map((size) => [pictureName(page, size), result[size]] as const) : [];
  const shape = [pagesName, Buffer.from(JSON.stringify(shapeOf(result)))] as const;
  const writing = await Promise.allSettled([...parts, shape].map(([name, bytes]) => storage().putDerived(key, name, bytes)));
  const fault = writing.find((one) => one.status === "rejected");
  if (!fault) return;
  await Promise.allSettled(parts.map(([name]) => storage().removeDerived(key, name)));
  if (!(fault.reason instanceof AppError)) throw fault.reason;
}

const pagesName = `pages-${version}`;
const pictureName = (page: number, size: Picture) => `page-${page}-${size}-${version}`;
const shapeOf = (drawn: DrawnPage): PagesDto => (drawn.kind === "picture" ? { kind: drawn.kind, pages: drawn.pages } : drawn);

async function keptPages({ storageKey }: StoredFile): Promise<PagesDto | null> {
  const kept = await storage().readDerived(storageKey, pagesName);
  return kept && pagesDto.parse(JSON.parse(kept.toString("utf8")));
}

/** The pages of a document's file as they were drawn before. Throws `not_found`, also when no one has viewed them yet. */
export async function getDrawnPages(scope: CompanyScope, id: string): Promise<PagesDto> {
  const kept = await keptPages(await findOpenFile(scope, id));
  if (!kept) throw notFound(coded("server.documents.page"));
  return kept;
}

/** The pages of a document's file, or why they cannot be shown. Throws `not_found`. */
export async function listPages(scope: CompanyScope, id: string): Promise<PagesDto> {
  const file = await findFile(scope, id);
  try {
    await requireScanned(scope, file);
    const kept = await keptPages(file);
    if (kept) return kept;
    return shapeOf(await draw(scope, id, file, 1));
  } catch (error) {
    const isRefused = error instanceof AppError && (error.code === "file_missing" || error.code === "forbidden");
    if (error instanceof ReadingError || isRefused) return { kind: "none", reason: error.message };
    throw error;
  }
}

/**
 * Draws a page ahead, with these processes, where a person must look at the document: starting a process takes longer than drawing. Viewers
 * see a message for a page that cannot be drawn.
 */
export async function drawAhead(scope: CompanyScope, id: string, { page, pool }: { page: number; pool: ReaderPool }): Promise<void> {
  const file = await findOpenFile(scope, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code !== "not_found") return null;
    throw error;
  });
  if (!file?.needsReview || (await keptPages(file))) return;
  await draw(scope, id, file, page, pool).catch(() => undefined);
}

export type PagePicture = { bytes: Uint8Array; contentType: string; version: string };

const codes: Partial<Record<ReadingErrorCode, ErrorCode>> = {
  not_found: "not_found",
  cancelled: "unavailable",
  interrupted: "unavailable",
  unavailable: "unavailable",
};

/** A picture of one page, counted from 1: AVIF for the first look, or WebP. Throws `not_found`, and `unsupported_type` with a sentence where it cannot be drawn. */
export async function openPage(scope: CompanyScope, id: string, page: number, size: Picture = "sharp"): Promise<PagePicture> {
  const file = await findOpenFile(scope, id);
  const facts = { contentType: contentTypes[size], version: `${file.sha256.slice(0, 32)}-${page}-${size}-${version}` };
  const kept = await storage().readDerived(file.storageKey, pictureName(page, size));
  if (kept) return { ...facts, bytes: kept };
  try {
    const drawn = await draw(scope, id, file, page);
    if (drawn.kind === "picture") return { ...facts, bytes: drawn[size] };
  } catch (error) {
    if (error instanceof ReadingError) throw new AppError(codes[error.code] ?? "unsupported_type", error.message);
    throw error;
  }
  throw notFound(coded("server.documents.page"));
}
