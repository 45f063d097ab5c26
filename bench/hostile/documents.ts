import { laughs } from "@/bench/hostile/pdf-contents";
import { type Crafted, onePage, rawPdf, words } from "@/bench/hostile/raw-pdf";
import { drawDoc, drawDocx, zipOf } from "@/lib/testing/certificate-word";

const space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const lines = ["Certificate of insurance", "Policy number: GL-0481573", "Expiration date: 01/15/2027"];
const bodyOf = (content: string) => `<w:document xmlns:w="${space}"><w:body>${content}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A document of these lines with further parts in its zip. */
function withParts(parts: Parameters<typeof zipOf>[0]): Buffer {
  const plain = drawDocx(lines);
  const more = zipOf(parts);
  // The parts' zip comes after; its directory is the one that counts, and the document's own parts are missing from it.
  return parts.some(({ name }) => name.startsWith("word/")) ? Buffer.concat([plain, more]) : more;
}

/** A Word file of the older kind whose table of sectors is a ring. */
function sectorRing(doc: Buffer): Buffer {
  const ring = Buffer.from(doc);
  for (let at = 512; at + 4 <= Math.min(ring.length, 1024); at += 4) ring.writeUInt32LE(0, at);
  return ring;
}

/** Word documents made to hurt a reader. */
export function craftedDocuments(): Crafted[] {
  const doc = drawDoc(lines);
  const external = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY z SYSTEM "file:///etc/hostname">]>';
  const quadratic = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY z "${"a".repeat(100_000)}">]>${bodyOf(paragraph("&z;".repeat(100_000)))}`;
  const entries = Array.from({ length: 60_000 }, (_, at) => ({ name: `word/part${at}.xml`, data: Buffer.from("<a/>") }));
  const outside = ["../../../../tmp/escaped.xml", "/etc/escaped.xml", "C:\\escaped.xml", "word/../../escaped.xml"].map((name) => ({
    name,
    data: Buffer.from("<a/>"),
  }));
  const spaces = Buffer.alloc(300_000_000, " ");
  const noDocument = zipOf([{ name: "word/other.xml", data: Buffer.from("<a/>") }]);
  return [
    ["bombs in Word", "bomb.docx", drawDocx([], spaces)],
    ["bombs in Word", "bomb-that-claims-less.docx", zipOf([{ name: "word/document.xml", data: spaces, claimed: 1000 }])],
    ["bombs in Word", "many-parts.docx", withParts(entries)],
    ["bombs in Word", "zip-in-zip.docx", zipOf([{ name: "word/document.xml", data: drawDocx([], spaces) }])],
    ["bombs in Word", "laughs.docx", drawDocx([], Buffer.from(laughs(bodyOf(paragraph("&z;")))))],
    ["bombs in Word", "laughs-squared.docx", drawDocx([], Buffer.from(quadratic))],
    ["bombs in Word", "many-paragraphs.docx", drawDocx([], Buffer.from(bodyOf(paragraph("GL-1 01/15/2027").repeat(300_000))))],
    ["nesting", "deep.docx", drawDocx([], Buffer.from(bodyOf("<w:p>".repeat(100_000) + "</w:p>".repeat(100_000))))],
    [
      "nesting",
      "deep-tables.docx",
      drawDocx([], Buffer.from(bodyOf("<w:tbl><w:tr><w:tc>".repeat(5000) + "</w:tc></w:tr></w:tbl>".repeat(5000)))),
    ],
    ["external references", "entity.docx", drawDocx([], Buffer.from(external + bodyOf(paragraph("&z;"))))],
    ["external references", "names-outside.docx", withParts([...outside, { name: "word/a.xml", data: Buffer.from("<a/>") }])],
    ["text traps", "one-line.docx", drawDocx(["1/".repeat(500_000)])],
    ["text traps", "blanks.docx", drawDocx([`Policy number${" ".repeat(1_000_000)}GL-1`])],
    ["text traps", "digits.docx", drawDocx([`Policy number: ${"7".repeat(1_000_000)}`])],
    ["wrong type", "no-document.docx", noDocument],
    ["wrong type", "older-kind.docx", doc],
    ["wrong type", "newer-kind.doc", drawDocx(lines)],
    ["wrong type", "not-xml.docx", drawDocx([], Buffer.from("\0\x01\x02 nothing"))],
    ["wrong type", "zip.pdf", drawDocx(lines)],
    ["wrong type", "certificate.docx", rawPdf(onePage(words, {}))],
    ["wrong type", "program.pdf", Buffer.from("MZ\x90\0%PDF-1.7", "latin1")],
    ["loops", "sector-ring.doc", sectorRing(doc)],
    ["encrypted", "locked.doc", Buffer.concat([doc.subarray(0, 512 + 10), Buffer.from([0xff, 0xff]), doc.subarray(512 + 12)])],
    ["polyglots", "pdf-with-zip.pdf", Buffer.concat([rawPdf(onePage(words, {})), drawDocx(lines)])],
    ["polyglots", "pdf-in-page.pdf", Buffer.concat([Buffer.from("<html><script>alert(1)</script>"), rawPdf(onePage(words, {}))])],
    ["polyglots", "pdf-with-page.pdf", Buffer.concat([rawPdf(onePage(words, {})), Buffer.from("<html><script>alert(1)</script></html>")])],
    ["polyglots", "program-with-pdf.pdf", Buffer.concat([Buffer.from("\u007fELF", "latin1"), rawPdf(onePage(words, {}))])],
    ["sniffing trap", "header-behind.pdf", Buffer.concat([Buffer.from("From: scanner\r\n".padEnd(900)), rawPdf(onePage(words, {}))])],
    ["sniffing trap", "header-too-late.pdf", Buffer.concat([Buffer.alloc(1030, " "), rawPdf(onePage(words, {}))])],
    ["sniffing trap", "header-in-a-name.pdf", Buffer.from("%PDF-".padEnd(55, "%PDF-"))],
  ];
}
