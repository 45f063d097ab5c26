import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { createReaderPool } from "@/lib/extraction/commands";
import { simpleCertificate } from "@/lib/testing/factories";
import { full } from "@/lib/testing/full";
import { readWithInside } from "@/scripts/files-inside";

async function portfolio(files: Record<string, Uint8Array | string>): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage([612, 792]).drawText("Open this PDF portfolio in Acrobat.", { x: 60, y: 700, size: 12 });
  for (const [name, bytes] of Object.entries(files)) await pdf.attach(Buffer.from(bytes), name);
  return pdf.save();
}

it("extract reads each file inside a PDF as a file of its own, once, and says which it could not read", {
  ...full,
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), "extract-"));
  const pool = createReaderPool({ size: 1 });
  try {
    const inner = await portfolio({ "umbrella.pdf": await simpleCertificate("2099-06-01", "UM-90822", "Heron Paving LLC") });
    const carried = {
      "COI.pdf": await simpleCertificate("2099-06-01", "GL-44711", "Heron Paving LLC"),
      "inner.pdf": inner,
      "list.xlsx": "PK\u0003\u0004 a sheet",
      "lost.pdf": "%PDF-1.7 lost",
    };
    const path = join(folder, "all.pdf");
    await writeFile(path, await portfolio(carried));
    const found: unknown[] = [];
    for await (const one of readWithInside(pool, path))
      found.push(
        "reading" in one
          ? [
              one.reading.file,
              one.reading.insideOf,
              one.reading.pages,
              one.reading.certificates.flatMap(({ policies }) => policies.map((policy) => policy.policyNumber)),
            ]
          : [one.file, one.problem],
      );
    expect(found).toEqual([
      ["all.pdf", undefined, 1, []],
      ["COI.pdf", "all.pdf", 1, ["GL-44711"]],
      ["inner.pdf", "all.pdf", 1, []],
      ["umbrella.pdf", "all.pdf", 1, ["UM-90822"]],
      [`${path}: list.xlsx`, expect.stringContaining("can't be read inside a PDF")],
      [`${path}: lost.pdf`, expect.stringContaining("damaged")],
    ]);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
});
