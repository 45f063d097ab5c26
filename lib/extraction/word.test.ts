import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { readOffice } from "@/lib/extraction/readers/office";
import { ReadingError } from "@/lib/extraction/schema";
import { drawDoc, drawDocx, zipOf } from "@/lib/testing/certificate-word";

const lines = [
  "Certificate of insurance",
  "Insured: Pinecrest Roofing & Sons LLC",
  "Certificate holder: Harrow Builders Inc",
  "Policy number: GL-0481573",
  "Effective date: 01/15/2026",
  "Expiration date: 01/15/2027",
  "General liability, each occurrence $1,000,000",
];

async function read(bytes: Buffer, name: string) {
  const folder = await mkdtemp(join(tmpdir(), "word-"));
  try {
    await writeFile(join(folder, name), bytes);
    return await readDocument(join(folder, name));
  } finally {
    await rm(folder, { recursive: true });
  }
}
const failure = (bytes: Buffer, kind: "docx" | "doc") =>
  readOffice(bytes, kind).then(
    () => null,
    (error: unknown) => (error instanceof ReadingError ? [error.code, error.message] : error),
  );

describe("a Word document", () => {
  it.each([
    ["a.docx", drawDocx],
    ["a.doc", drawDoc],
  ] as const)("is read: %s", async (name, draw) => {
    const [certificate] = (await read(draw(lines), name)).certificates;
    expect(certificate).toMatchObject({
      formType: "NON_ACORD_CERTIFICATE",
      policies: [{ type: "GENERAL_LIABILITY", policyNumber: "GL-0481573", effectiveDate: "2026-01-15", expirationDate: "2027-01-15" }],
    });
    expect(certificate?.evidence["/policies/0/expirationDate"]).toMatchObject({ reader: "office", box: [0, 0, 0, 0] });
  });

  it("says that it is broken when it is cut off, or is something else in that box", async () => {
    const sentence = ["broken", expect.stringMatching(/broken or locked.*\.$/)];
    const [docx, doc] = [drawDocx(lines), drawDoc(lines)];
    expect(await failure(docx.subarray(0, docx.length - 40), "docx")).toEqual(sentence);
    expect(await failure(zipOf([{ name: "word/nothing.xml", data: Buffer.from("x") }]), "docx")).toEqual(sentence);
    expect(await failure(drawDocx([], Buffer.from("<w:document><w:body>")), "docx")).toEqual(sentence);
    expect(await failure(doc.subarray(0, 700), "doc")).toEqual(sentence);
    expect(await failure(Buffer.concat([doc.subarray(0, 8), Buffer.alloc(600)]), "doc")).toEqual(sentence);
  });

  it("that unpacks to far more than it seems ends with a sentence, before it is unpacked", async () => {
    const bomb = drawDocx([], Buffer.alloc(120_000_000, " "));
    expect(bomb.length).toBeLessThan(200_000);
    expect(await failure(bomb, "docx")).toEqual(["out_of_memory", expect.stringMatching(/unpacks to .* MB.*\.$/)]);
  });

  it("that lies about its size ends with a sentence too", async () => {
    const part = { name: "word/document.xml", data: Buffer.alloc(120_000_000, " "), claimed: 500 };
    expect(await failure(zipOf([part]), "docx")).toEqual(["broken", expect.stringMatching(/\.$/)]);
  });
});
