import mammoth from "mammoth";
import WordExtractor from "word-extractor";
import type { PageWords, Word } from "@/lib/extraction/readers/words";
import { unpackedText } from "@/lib/extraction/readers/zip";
import { ReadingError } from "@/lib/extraction/schema";

/** Bytes of XML that are unpacked at most: hundreds of pages. */
const mostText = 60_000_000;

/** The text of a Word document as one page of lines. It has no places: every box is [0, 0, 0, 0] in the result. */
export async function readOffice(data: Buffer, kind: "docx" | "doc"): Promise<PageWords> {
  const unpacked = kind === "docx" ? unpackedText(data) : 0;
  if (unpacked > mostText) {
    const size = Math.round(unpacked / 1_000_000);
    throw new ReadingError("out_of_memory", `The Word document unpacks to ${size} MB of text. Please send only the certificate, as PDF.`);
  }
  const text = await (kind === "docx" ? mammoth.extractRawText({ buffer: data }).then(({ value }) => value) : oldWord(data)).catch(() => {
    throw new ReadingError("broken", "The Word document is broken or locked. Please save it as PDF and send that.");
  });
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim());
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(
      (match): Word => ({
        text: match[0],
        box: [match.index * 5, row * 12, (match.index + match[0].length) * 5, row * 12 + 10],
        confidence: 0.9,
        reader: "office",
        page: 1,
      }),
    ),
  );
  return { number: 1, width: 612, height: Math.max(792, lines.length * 12), words };
}

async function oldWord(data: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(data);
  return [document.getBody(), document.getTextboxes()].join("\n");
}
