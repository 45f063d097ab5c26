import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument, type PDFPage, StandardFonts } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { questionsIn } from "@/lib/compliance/checks/questions-rules";
import { readDocument } from "@/lib/extraction/readers/file";
import { type CertificateContent, drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { few } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "corrections-"));
});
afterAll(() => rm(folder, { recursive: true }));

type Change = (file: PDFDocument, page: PDFPage) => Promise<unknown> | unknown;
async function read(content: Partial<CertificateContent>, change: Change = () => {}) {
  const file = await PDFDocument.load(await drawCertificate({ ...sampleCertificate, ...content }));
  await change(file, file.getPage(0));
  await writeFile(join(folder, "one.pdf"), await file.save());
  return (await readDocument(join(folder, "one.pdf"))).certificates;
}
/** The sentences of the description that a person should read, as judging decides it. */
const asked = async (...content: Parameters<typeof read>) => (await read(...content)).flatMap((one) => questionsIn(one));
const unreadable = async (...asked: Parameters<typeof read>) => (await read(...asked)).flatMap((one) => one.unreadable);

/** A second page of remarks. */
const remarks =
  (...said: string[]): Change =>
  async (file) => {
    const font = await file.embedFont(StandardFonts.Helvetica);
    const page = file.addPage([612, 792]);
    page.drawText("ADDITIONAL REMARKS SCHEDULE", { font, size: 14, x: 150, y: 740 });
    for (const [at, line] of said.entries()) page.drawText(line, { font, size: 9, x: 40, y: 690 - at * 14 });
  };

describe("a sentence that changes a date or a limit of the table", () => {
  it.each(
    few(
      [
        ["Policy GL-0481573-02 expiration date is amended to 11/01/2026.", ["/policies/0/expirationDate"]],
        ["Expiration date of policy WC-5520917 should read 10/15/2026.", ["/policies/3/expirationDate"]],
        ["The effective date of the umbrella policy was changed from 01/01/2026 to 12/01/2026.", ["/policies/2/effectiveDate"]],
        ["General Liability each occurrence limit is $300,000, not $1,000,000 as shown on page 1.", ["/policies/0/limits/eachOccurrence"]],
        ["Policy GL-0481573-02 is amended to 11/01/2026.", ["/policies/0/expirationDate"]],
        ["Auto combined single limit lowered to $500,000.", ["/policies/1/limits/combinedSingleLimit"]],
        [
          "Umbrella limits: $1,000,000 in lieu of $5,000,000.",
          ["/policies/2/limits/umbrellaEachOccurrence", "/policies/2/limits/umbrellaAggregate"],
        ],
      ],
      4,
    ),
  )("leaves the value to a person, on another page or in the description: %s", async (sentence, pointers) => {
    expect(await unreadable({}, remarks(sentence))).toEqual(pointers);
    expect(await unreadable({ description: sentence })).toEqual(pointers);
  });

  it.each([
    "General Liability each occurrence limit was increased from $500,000 to $1,000,000.",
    "The contract price was changed to $250,000.",
    "This certificate is revised as of 11/20/2026.",
    "Job 1881, term of the work from 01/02/2026 to 11/01/2026. Umbrella follows form.",
  ])("doubts nothing that agrees with the table or is about something else: %s", async (sentence) => {
    expect(await unreadable({ description: sentence })).toEqual([]);
  });
});

describe("a sentence that grants additional insured status on some policies alone", () => {
  it.each([
    "Certificate holder is additional insured on Auto only; not on General Liability.",
    "Certificate holder is an additional insured only on the auto policy.",
    "Additional insured applies to all policies except General Liability.",
    "Additional insured status applies under Auto but not under GL.",
  ])("asks what it means for the ticked box of another policy: %s", async (description) => {
    expect((await asked({ description })).join(" ")).toContain(description.split(";")[0]);
  });

  it.each([
    "Certificate holder is an additional insured on General Liability and Auto only.",
    "The certificate holder is an additional insured for ongoing operations only where required by written contract.",
  ])("doubts nothing that agrees with the ticked boxes: %s", async (description) => {
    expect(await unreadable({ description })).toEqual([]);
  });
});

describe("a second certificate in the file", () => {
  const withSecond =
    (change: (content: CertificateContent) => void): Change =>
    async (file) => {
      const second = structuredClone(sampleCertificate);
      change(second);
      const [page] = await file.copyPages(await PDFDocument.load(await drawCertificate(second)), [0]);
      if (page) file.addPage(page);
    };

  it("leaves a limit to a person that the two state differently for one policy", async () => {
    const pointers = await unreadable(
      {},
      withSecond(({ policies: [first] }) => {
        if (first?.limits) first.limits.eachOccurrence = 300_000;
      }),
    );
    expect(pointers).toEqual(["/policies/0/limits/eachOccurrence"]);
  });

  it("leaves a limit to a person for another holder's certificate too", async () => {
    const pointers = await unreadable(
      {},
      withSecond((second) => {
        second.holder = { name: "Other Builders Inc", address: "5 Mill Road, Columbus, OH 43004" };
        const [first] = second.policies;
        if (first?.limits) first.limits.eachOccurrence = 300_000;
      }),
    );
    expect(pointers).toEqual(["/policies/0/limits/eachOccurrence", "/policies/0/limits/eachOccurrence"]);
  });

  it("reads both when the second has the policies of the next term", async () => {
    const next = withSecond(({ policies }) => {
      for (const policy of policies)
        [policy.effective, policy.expiration] = [policy.expiration, policy.expiration?.replace(/^\d+/, "2028")];
    });
    expect(await unreadable({}, next)).toEqual([]);
  });
});

it("leaves a box to a person that holds a mark and a no", async () => {
  const answer: Change = async (file, page) =>
    page.drawText("NO", { font: await file.embedFont(StandardFonts.HelveticaBold), size: 6, x: 184, y: 494 });
  expect(await unreadable({}, answer)).toEqual(["/policies/0/additionalInsured"]);
});
