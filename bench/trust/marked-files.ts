import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { marks } from "@/bench/trust/marked";
import { type Outcome, outcomeOf, readyDatesOnly } from "@/bench/trust/outcomes";
import { isGood } from "@/lib/compliance/verdicts/order-rules";
import type { ReaderPool } from "@/lib/extraction/commands";
import { openPdf } from "@/lib/extraction/readers/pdf";

const asked = { set: readyDatesOnly, date: null, holders: [] };

/** Puts each mark on each right certificate of a folder. None of the files may be compliant without a question. */
export async function readMarked(pool: ReaderPool, folder: string): Promise<Outcome[]> {
  const own = await mkdtemp(join(tmpdir(), "marked-"));
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".pdf"));
  const outcomes: Outcome[] = [];
  for (const path of names.map((name) => join(folder, name))) {
    const read = await pool.read(path);
    const certificate = read.certificates.find(({ policies }) => policies.length > 0);
    if (!certificate || !isGood(outcomeOf(read, asked).status)) continue;
    const bytes = await readFile(path);
    const pdf = await openPdf(new Uint8Array(bytes));
    const { words } = await pdf.readPage(certificate.page);
    await pdf.close();
    for (const [kind, put] of Object.entries(marks)) {
      const document = await PDFDocument.load(bytes);
      const font = await document.embedFont(StandardFonts.Helvetica);
      if (!put({ document, page: document.getPage(certificate.page - 1), font, words, certificate })) continue;
      const file = join(own, "marked.pdf");
      await writeFile(file, await document.save());
      const about = { class: "marked", file: `${basename(path)}, ${kind}`, wrongly: [] };
      const outcome = outcomeOf(await pool.read(file), asked);
      outcomes.push({ ...about, ...outcome, isGreenWrong: outcome.questions.length === 0 });
    }
  }
  await rm(own, { recursive: true });
  return outcomes;
}
