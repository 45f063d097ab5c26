import { pick, type Schema } from "@/bench/fuzz/generate";
import { hostileTexts, isText } from "@/bench/fuzz/values";
import { type FormPart, writeForm } from "@/lib/testing/forms";

const types = [
  "application/octet-stream",
  "application/pdf",
  "text/plain",
  "text/plain; charset=x-none",
  "multipart/mixed",
  ";",
  "",
  undefined,
];
const fileNames = [undefined, undefined, "", "a.pdf", "../c.pdf", "a\u0000b.pdf", "%22.pdf", ".", `${"n".repeat(400)}.pdf`];
const dispositions = ["form-data", "form-data", "form-data", "attachment", "", null];
const bodies = ["%PDF-1.4\n%%EOF", "name\nAlder Paving", "no certificate", "", "{}", "x".repeat(20_000)];
const ends = ["--", "--", "--", "--\r\nepilogue", "", "\r\n"];

/** A form with up to five parts, each with any name, file name, type and content: what no browser sends and any program may. */
export function spoiledForm({ properties }: Schema, random: () => number): { bytes: Buffer; type: string } {
  const known = Object.keys((properties ?? {}) as object);
  const names = [...known, ...known, undefined, "", "unknown", "__proto__", ...hostileTexts.filter(isText).slice(0, 5)];
  const parts = Array.from(
    { length: Math.floor(random() * 6) },
    (): FormPart => ({
      name: pick(random, names),
      fileName: pick(random, fileNames),
      type: pick(random, types),
      disposition: pick(random, dispositions),
      body: pick(random, bodies),
    }),
  );
  return writeForm(parts, pick(random, ends));
}
