import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { rowsOfText } from "@/lib/compliance/exhibits/paragraphs-rules";
import { readExhibit } from "@/lib/compliance/exhibits/rules";
import type { ExhibitDto } from "@/lib/compliance/exhibits/schema";
import { type DrawnPage, type FileRows, isServersFault, ReadingError, type ReadingErrorCode } from "@/lib/extraction/schema";
import { webReaders } from "@/lib/extraction/web-commands";
import { isScanning, scanBytes, silences } from "@/lib/infra/clamd";
import { AppError, notFound } from "@/lib/infra/errors";
import { coded } from "@/lib/infra/sentences-rules";
import { discardFile, storage } from "@/lib/infra/storage";
import type { StoredFile } from "@/lib/infra/stored-file";
import type { CompanyScope } from "@/lib/tenancy/scope";

/*
 * A contract is read while its sender waits, in a reading process, and is removed at once: it holds prices and terms that are no matter of insurance.
 */

type SentFile = (StoredFile & { fileName: string }) | null;

/** Reads a PDF, a Word file or a scan of an insurance exhibit. Throws `invalid` without a file, and `unsupported_type` where it cannot be read. */
export function proposeFromFile(scope: CompanyScope, file: SentFile): Promise<ExhibitDto> {
  return withFile(file, async (path, { fileName }) => {
    const rows = await webReaders().rows(path, { owner: scope.companyId });
    const sha256 = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
    return proposed(rows, { name: fileName, sha256 });
  });
}

/** Reads the text of an insurance exhibit. Throws `invalid` where it has no words. */
export async function proposeFromText(text: string): Promise<ExhibitDto> {
  return proposed(rowsOfText(text), { name: "", sha256: null });
}

export type ExhibitPicture = { bytes: Uint8Array; contentType: string; version: string };

/** The picture of one page of a contract, counted from 1. Throws `not_found` for a Word file, which has no pages. */
export function drawExhibitPage(scope: CompanyScope, file: SentFile, page: number): Promise<ExhibitPicture> {
  return withFile(file, async (path) => {
    const drawn: DrawnPage = await webReaders().draw(path, page, { owner: scope.companyId });
    if (drawn.kind !== "picture") throw notFound(coded("server.documents.page"));
    return { bytes: drawn.sharp, contentType: "image/webp", version: `exhibit-${page}` };
  });
}

async function withFile<Of>(file: SentFile, work: (path: string, file: NonNullable<SentFile>) => Promise<Of>): Promise<Of> {
  if (!file) throw invalid("server.http.fileRequired");
  try {
    await refuseInfected(file.key);
    return await storage().withLocalFile(file.key, (path) => work(path, file));
  } catch (error) {
    throw error instanceof ReadingError ? refusal(error) : error;
  } finally {
    await discardFile(file.key);
  }
}

async function refuseInfected(key: string): Promise<void> {
  if (!isScanning()) return;
  const { result } = await scanBytes(async () => (await storage().read(key)) as AsyncIterable<Buffer>, silences.opening);
  if (result !== "CLEAN") throw new AppError("forbidden", coded("server.requirements.exhibitNotClean"));
}

type Sentence = Parameters<typeof coded>[0];
const invalid = (sentence: Sentence) => new AppError("invalid", coded(sentence), { file: coded(sentence) });

/** Why a contract cannot be read, where the reader's own words speak of certificates. */
const sentences: Partial<Record<ReadingErrorCode, Sentence>> = {
  password: "server.requirements.exhibitHasPassword",
  too_many_pages: "server.requirements.exhibitTooLong",
  too_many_words: "server.requirements.exhibitTooLong",
  timeout: "server.requirements.exhibitTooLong",
  out_of_memory: "server.requirements.exhibitTooLong",
};

function refusal({ code }: ReadingError): AppError {
  if (isServersFault(code)) return new AppError("unavailable", coded("server.requirements.exhibitNotNow"));
  const sentence = coded(sentences[code] ?? "server.requirements.exhibitUnreadable");
  return new AppError("unsupported_type", sentence, { file: sentence });
}

function proposed(rows: FileRows, source: ExhibitDto["source"]): ExhibitDto {
  const hasText = rows.pages.some((page) => page.rows.length > 0);
  if (!hasText) throw invalid("server.requirements.exhibitEmpty");
  const pages = rows.pages.map(({ number, width, height, hasPlaces, rows: lines }) => ({
    ...{ number, width, height },
    // A page with places is shown as its picture.
    lines: hasPlaces
      ? []
      : lines.map(({ cells }) =>
          cells
            .map(({ text }) => text)
            .filter(Boolean)
            .join(" | "),
        ),
  }));
  return { source, pages, ...readExhibit(rows), isScan: rows.pages.some(({ isScan }) => isScan), isPartial: rows.isPartial };
}
