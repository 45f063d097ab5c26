import { boundedPage } from "@/lib/extraction/readers/bounds";
import { handOver } from "@/lib/extraction/readers/hand-over";
import { isStrip } from "@/lib/extraction/readers/image";
import { freePictures, isTight } from "@/lib/extraction/readers/memory";
import { type ReadyPage, readPage } from "@/lib/extraction/readers/pages";
import { partsOf } from "@/lib/extraction/readers/parts";
import type { PdfFile } from "@/lib/extraction/readers/pdf";
import type { PicturePage } from "@/lib/extraction/readers/picture-files";
import { readPicture } from "@/lib/extraction/readers/picture-page";
import { withoutSideColumn } from "@/lib/extraction/readers/side-column";
import { type FileInside, ReadingError } from "@/lib/extraction/schema";
import { ownProcessorMillis } from "@/lib/infra/processor";

/** Processor time of a file up to which pages are begun that are read from their picture, and others, in milliseconds. */
const [pictureTime, pageTime] = [40_000, 50_000];

/** `isCut`: pages were not begun because the file takes too long. `isText`: all running text is read, as that of a contract; of a certificate's pictures only what may speak of insurance. */
type Found = { usedBefore: number; warnings: string[]; folder: string | null; inside: FileInside[]; isText?: boolean; isCut?: boolean };

/** Gets each page of a file ready and hands it over. Nothing of a page is left when the next one is begun, and a scan's picture has gone. */
export async function eachPage(data: Buffer, found: Found, take: (page: ReadyPage) => Promise<void>): Promise<void> {
  const { usedBefore, warnings, folder, inside, isText = false } = found;
  const used = () => ownProcessorMillis() - usedBefore;
  for await (const part of partsOf(data, { isAlone: folder !== null })) {
    warnings.push(...part.warnings);
    if (part.kind === "text") await take({ ...boundedPage(part.text), warnings: [] });
    else if (part.kind === "pdf") {
      if (folder) inside.push(...(await handOver(part.pdf, folder)));
      await eachOfPdf(part.pdf, used, found, take);
    } else
      for (const [at, picture] of part.pictures.entries()) {
        if (used() > pictureTime) {
          found.isCut = true;
          warnings.push(`The pictures from the ${part.first + at}. on were not read because the file takes too long to read.`);
          break;
        }
        if (isTight()) freePictures();
        await takePicture(picture, { number: part.first + at, isText }, take);
      }
  }
}

type Take = (page: ReadyPage) => Promise<void>;
type OfPicture = { number: number; isText: boolean };

async function takePicture({ pixels, page, open }: PicturePage, { number, isText }: OfPicture, take: Take): Promise<void> {
  if (isStrip(pixels)) throw new ReadingError("broken", "The picture is too narrow. Upload a picture of the whole certificate.");
  await take({ ...boundedPage(await readPicture(await open(), { number, ...page }, isText)), warnings: [] });
}

async function eachOfPdf(pdf: PdfFile, used: () => number, found: Found, take: Take): Promise<void> {
  const mayLook = () => used() < pictureTime;
  // A function of its own: what awaits in a loop keeps the page of the last round.
  const takePage = async (number: number) => take(withoutSideColumn(await readPage(pdf, number, mayLook, found.isText)));
  const last = pdf.first + pdf.pages - 1;
  for (let number = pdf.first; number <= last; number++) {
    if (used() > pageTime) {
      found.isCut = true;
      found.warnings.push(`Pages ${number} to ${last} were not read because the file takes too long to read.`);
      break;
    }
    if (isTight()) freePictures();
    await takePage(number);
  }
}
