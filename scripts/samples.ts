import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { decodePDFRawStream, PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";
import { drawnHolder } from "@/lib/transfer/samples/rules";
import { sampleVendors } from "@/lib/transfer/samples/values";
import { drawPaper } from "@/prisma/demo-papers";

/** The day on which the drawn policies begin and end in `2098` and `2099`; lib/transfer/samples writes real days over them. */
const farDay = "2099-12-21";

/** Draws the certificates of the sample data once, as look-alikes whose dates can be written over. */
async function main(): Promise<void> {
  const files: Record<string, string> = {};
  for (const { name, address, papers } of sampleVendors) {
    if (papers.length === 0) continue;
    const { bytes } = await drawPaper({ name, address }, { endsInDays: 10, umbrella: true }, farDay, { name: drawnHolder, address: "" });
    files[name] = gzipSync(await plain(bytes), { level: 9 }).toString("base64");
  }
  await writeFile("lib/transfer/samples/files.json", `${JSON.stringify(files, null, 2)}\n`);
}

/** The same file without compression, so that its texts are in it unchanged. */
async function plain(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !object.dict.toString().includes("/FlateDecode")) continue;
    document.context.assign(ref, document.context.stream(decodePDFRawStream(object).decode()));
  }
  return document.save({ useObjectStreams: false });
}

await main();
