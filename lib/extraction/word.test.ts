import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawPage } from "@/lib/extraction/readers/draw";
import { readDocument } from "@/lib/extraction/readers/file";
import { openWord } from "@/lib/extraction/readers/office";
import { ReadingError } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScanPicture } from "@/lib/testing/certificate-scan";
import { drawDoc, drawDocx, zipOf } from "@/lib/testing/certificate-word";
import { full } from "@/lib/testing/full";

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
  openWord(bytes, kind).then(
    () => null,
    (error: unknown) => (error instanceof ReadingError ? [error.code, error.message] : error),
  );

/** A table of Word: rows of cells, a cell's lines parted by "|". */
function tableOf(rows: string[][]): Buffer {
  const line = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text.replaceAll("&", "&amp;")}</w:t></w:r></w:p>`;
  const cell = (text: string) => `<w:tc>${text.split("|").map(line).join("")}</w:tc>`;
  const table = rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("");
  const before =
    line("Certificate of insurance") + line("Insured: Pinecrest Roofing LLC") + line("Certificate holder: Harrow Builders Inc");
  return Buffer.from(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${before}<w:tbl>${table}</w:tbl></w:body></w:document>`,
  );
}

describe("a Word document", () => {
  it("has parties in the cells beside their labels", async () => {
    const body = tableOf([
      ["Insured", "Alder Creek Glass Co.|8 Quarry Street|Boise, ID 83705", "", "", ""],
      ["Coverage", "Policy number", "Effective", "Expires", "Limits"],
      ["General liability", "GL-0481573", "01/15/2026", "01/15/2027", "Each occurrence 1,000,000|General aggregate 2,000,000"],
      ["Automobile", "BA 55-1204", "03/01/2026", "03/01/2027", "Combined single limit 1,000,000"],
    ]);
    const text = body.toString().replace("Insured: Pinecrest Roofing LLC", "Evidence only");
    const [certificate] = (await read(drawDocx([], Buffer.from(text)), "cells.docx")).certificates;
    expect(certificate?.insured).toEqual({ name: "Alder Creek Glass Co.", address: "8 Quarry Street, Boise, ID 83705" });
  });

  it("has both grants in one column, the insurers in a table of their own, and no limit of five dollars", async () => {
    const body = tableOf([
      ["INSURER", "COMPANY", "NAIC #", "", "", "", ""],
      ["A", "Tideway Casualty Company", "31127", "", "", "", ""],
      ["B", "Lantern Mutual Insurance", "20443", "", "", "", ""],
      ["INSR", "TYPE OF INSURANCE", "POLICY NUMBER", "EFF DATE", "EXP DATE", "LIMITS", "ADDL INSD / SUBR WVD"],
      [
        "A",
        "General Liability",
        "GL-0481573",
        "01/15/2026",
        "01/15/2027",
        "Each occurrence: $5|General aggregate: $2,000,000",
        "AI: No|WOS: Yes",
      ],
      ["B", "Automobile Liability", "BA 55-1204", "03/01/2026", "03/01/2027", "Combined single limit: $1,000,000", "AI: Yes|WOS: No"],
    ]);
    const [certificate] = (await read(drawDocx([], body), "grants.docx")).certificates;
    expect(certificate?.policies.map(({ additionalInsured, waiverOfSubrogation }) => [additionalInsured, waiverOfSubrogation])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(certificate?.insurers.map(({ letter, name }) => [letter, name])).toEqual([
      ["A", "Tideway Casualty Company"],
      ["B", "Lantern Mutual Insurance"],
    ]);
    expect(certificate?.policies[0]?.limits.eachOccurrence).toBeNull();
    expect(certificate?.reasons["/policies/0/limits/eachOccurrence"]).toContain("too low");
  });

  it("keeps the rows of its table", async () => {
    const body = tableOf([
      ["INSR LTR", "TYPE OF INSURANCE", "POLICY NUMBER", "EFFECTIVE DATE", "EXPIRATION DATE", "LIMITS"],
      ["A", "GENERAL LIABILITY", "GL-0481573", "01/15/2026", "01/15/2027", "EACH OCCURRENCE $1,000,000|GENERAL AGGREGATE $2,000,000"],
      ["B", "AUTOMOBILE LIABILITY", "BA 55-1204", "03/01/2026", "03/01/2027", "COMBINED SINGLE LIMIT $1,000,000"],
    ]);
    const [certificate] = (await read(drawDocx([], body), "table.docx")).certificates;
    expect(certificate?.policies).toMatchObject([
      {
        type: "GENERAL_LIABILITY",
        insurerLetter: "A",
        policyNumber: "GL-0481573",
        expirationDate: "2027-01-15",
        limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
      },
      { type: "AUTO_LIABILITY", insurerLetter: "B", policyNumber: "BA 55-1204", limits: { combinedSingleLimit: 1_000_000 } },
    ]);
    expect(certificate?.policies).toHaveLength(2);
  });

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

  it("that is a letter gives the policy of each of its paragraphs", async () => {
    const letter = [
      "November 2, 2026",
      "Dear Ms. Harrow,",
      "Pinecrest Roofing LLC, 9 Millrace Road, Boise, ID 83705, is insured through our agency. Their general liability policy is GL-81-2205 with Tideway Casualty Company from August 20, 2026 to August 20, 2027. The limit is $1,000,000 for each occurrence and $2,000,000 in the aggregate. We confirm that it is in force.",
      "Their workers' compensation policy is 00-WC-8841 with Lantern Insurance Company, effective 9/5/2026 and expiring 9/5/2027.",
    ];
    const [certificate] = (await read(drawDocx(letter), "letter.docx")).certificates;
    expect(certificate).toMatchObject({
      insured: { name: "Pinecrest Roofing LLC" },
      insurers: [{ name: "Tideway Casualty Company" }, { name: "Lantern Insurance Company" }],
      policies: [
        { type: "GENERAL_LIABILITY", policyNumber: "GL-81-2205", limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 } },
        { type: "WORKERS_COMPENSATION", policyNumber: "00-WC-8841", expirationDate: "2027-09-05" },
      ],
    });
  });

  it("has a column for each policy, and its letterhead in the head of its pages", async () => {
    const rows = [
      ["", "General Liability", "Business Auto", "Excess", "Workers' Comp"],
      [
        "Company",
        "Tideway Casualty Company",
        "Tideway Casualty Company",
        "Brightwater Specialty Insurance Company",
        "Lantern Employers Mutual",
      ],
      ["Policy number", "TCC GL 4419-07", "TCC BA 4420-07", "BSX0051190", "LEM 20-66171"],
      ["Effective", "08/11/2026", "08/11/2026", "08/11/2026", "01/01/2026"],
      ["Expires", "08/11/2027", "08/11/2027", "08/11/2027", "01/01/2027"],
      [
        "Limits",
        "$1,000,000 per occurrence|$2,000,000 general aggregate",
        "$1,000,000 combined single limit",
        "$3,000,000 per occurrence|$3,000,000 aggregate",
        "Statutory|$500,000 each accident",
      ],
    ];
    const letter = tableOf(rows)
      .toString()
      .replace(
        /<w:p>.*?(?=<w:tbl>)/,
        [
          "October 19, 2026",
          "Harrow Builders Inc",
          "4 Quay Street",
          "Salem, OR 97301",
          "RE: Insurance carried by Pinecrest Roofing & Sons, LLC, 26 Millrace Road, Boise, ID 83705",
          "Dear Purchasing Officer:",
          "Below please find a summary of the policies our agency has written for Pinecrest Roofing & Sons, LLC.",
        ]
          .map((text) => `<w:p><w:r><w:t>${text.replaceAll("&", "&amp;")}</w:t></w:r></w:p>`)
          .join(""),
      )
      .replace(
        "</w:tbl>",
        ["Yours very truly,", "Ellis Larkspur, CISR"]
          .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
          .reduce((left, one) => left + one, "</w:tbl>"),
      );
    const head = ["Larkspur Insurance Agency, Inc.", "318 Derby Street, Boise, ID 83702", "Tel 208-555-0128 | certs@larkspur.example"];
    const xml = `<w:hdr>${head.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("")}</w:hdr>`;
    const header = { name: "word/header1.xml", data: Buffer.from(xml) };
    const [certificate] = (await read(drawDocx([], Buffer.from(letter), [header, { ...header, name: "word/header2.xml" }]), "columns.docx"))
      .certificates;
    expect(certificate).toMatchObject({
      producer: {
        name: "Larkspur Insurance Agency, Inc.",
        address: "318 Derby Street, Boise, ID 83702",
        contact: "Ellis Larkspur",
        phone: "208-555-0128",
        email: "certs@larkspur.example",
      },
      insured: { name: "Pinecrest Roofing & Sons, LLC", address: "26 Millrace Road, Boise, ID 83705" },
      insurers: [
        { name: "Tideway Casualty Company" },
        { name: "Brightwater Specialty Insurance Company" },
        { name: "Lantern Employers Mutual" },
      ],
      policies: [
        {
          type: "GENERAL_LIABILITY",
          insurerLetter: "A",
          policyNumber: "TCC GL 4419-07",
          limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
        },
        { type: "AUTO_LIABILITY", insurerLetter: "A", policyNumber: "TCC BA 4420-07", limits: { combinedSingleLimit: 1_000_000 } },
        {
          type: "UMBRELLA_POLICY",
          insurerLetter: "B",
          policyNumber: "BSX0051190",
          effectiveDate: "2026-08-11",
          limits: { umbrellaEachOccurrence: 3_000_000 },
        },
        {
          type: "WORKERS_COMPENSATION",
          insurerLetter: "C",
          policyNumber: "LEM 20-66171",
          expirationDate: "2027-01-01",
          limits: { elEachAccident: 500_000 },
        },
      ],
    });
  });

  it("is read without a letterhead that is packed wrongly", async () => {
    const header = { name: "word/header1.xml", data: Buffer.from(`<w:hdr>${"<w:p/>".repeat(400)}</w:hdr>`), claimed: 20 };
    const [certificate] = (await read(drawDocx(lines, undefined, [header]), "head.docx")).certificates;
    expect(certificate?.policies).toMatchObject([{ policyNumber: "GL-0481573" }]);
  });

  it("says that it is broken when it is cut off, or is something else in that box", async () => {
    const sentence = ["broken", expect.stringMatching(/damaged or locked.*\.$/)];
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

  it("that lies about its size ends with a sentence too", full, async () => {
    const part = { name: "word/document.xml", data: Buffer.alloc(120_000_000, " "), claimed: 500 };
    expect(await failure(zipOf([part]), "docx")).toEqual(["broken", expect.stringMatching(/\.$/)]);
  });
});

describe("a Word document of pictures", () => {
  const scan = async (dpi: number) => drawScanPicture(await drawCertificate(sampleCertificate), { dpi });

  it("is read and shown as the scan that was put into it", { ...full, timeout: 120_000 }, async () => {
    const logo = await scan(30);
    const docx = drawDocx(["See below."], undefined, [
      { name: "word/media/image1.png", data: logo },
      { name: "word/media/image2.png", data: await scan(200) },
    ]);
    const found = await read(docx, "scan.docx");
    expect(found.pages).toBe(1);
    expect(found.certificates[0]?.policies.map(({ policyNumber }) => policyNumber)).toEqual(
      sampleCertificate.policies.map(({ number }) => number),
    );
    const [left = 0, top = 0, right = 0, bottom = 0] = found.certificates[0]?.evidence["/policies/0/policyNumber"]?.box ?? [];
    expect([left > 100, top > 150, right < 400, bottom < 400]).toEqual([true, true, true, true]);
    const folder = await mkdtemp(join(tmpdir(), "word-"));
    await writeFile(join(folder, "scan.docx"), docx);
    expect(await drawPage(join(folder, "scan.docx"), 1)).toMatchObject({ kind: "picture", pages: [{ width: 612 }] });
    await expect(drawPage(join(folder, "scan.docx"), 2)).rejects.toMatchObject({ code: "not_found" });
    await rm(folder, { recursive: true });
  });

  it("is one of text where it says something, and reports that its pictures were not read", async () => {
    const docx = drawDocx(lines, undefined, [{ name: "word/media/image1.png", data: await scan(110) }]);
    const found = await read(docx, "scan.docx");
    expect(found.certificates[0]?.policies[0]?.policyNumber).toBe("GL-0481573");
    expect(found.warnings).toContain("The Word document also contains pictures. Only its text was read.");
  });
});
