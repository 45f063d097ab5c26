import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { summariseReading } from "@/lib/documents/rules";
import { isInsurerName } from "@/lib/extraction/forms/insurer-names";
import { readDocument } from "@/lib/extraction/readers/file";
import { extraction, type ReadCertificate } from "@/lib/extraction/schema";
import { type CertificateContent, drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uninsured-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Why a person must look at the certificate. */
async function reasonsOf(change: Partial<CertificateContent>) {
  await writeFile(join(folder, "one.pdf"), await drawCertificate({ ...sampleCertificate, ...change }));
  const reading = extraction.parse(await readDocument(join(folder, "one.pdf")));
  const [{ reasons }] = reading.certificates as [ReadCertificate];
  return { ...summariseReading(reading, { typedDocumentType: null, typedExpirationDate: null }), reasons: Object.entries(reasons) };
}

const [first, second] = sampleCertificate.insurers as [CertificateContent["insurers"][number], CertificateContent["insurers"][number]];
const none = { naic: null, producer: "Example Insurance Agency" };

describe("an insurer's name", () => {
  it.each(
    "T.B.D.|TBA|Carrier TBD|Carrier pending|Pending Carrier|POR DEFINIR|Unknown|N/A|None|???|X|Various|Self-Insured|Self Insured|Applied for|Quoted with Example|To be placed|Not placed|Per schedule|See attached|State Fund (pending)|Formerly Example Casualty|Example Casualty Company (cancelled)|Example Casualty Company - declined|Example Casualty Company QUOTE|Example Casualty Company (insolvent)|Example Casualty Company in liquidation|Example Agency|Example Insurance Agency|EXAMPLE INSURANCE AGENCY|Insurance Company".split(
      "|",
    ),
  )("is not an insurer: %s", (name) => {
    expect(isInsurerName(name, none)).toBe(false);
  });

  it.each(
    "Example Casualty Company|Travelers|Zurich|State Farm|AIG|State Insurance Fund|Applied Underwriters|Builders Self-Insurance Fund|Example Brokers Mutual|Lloyd's of London|Example Mutual of Ohio|Certain Underwriters at Lloyd's".split(
      "|",
    ),
  )("is one: %s", (name) => {
    expect(isInsurerName(name, none)).toBe(true);
  });
});

describe("a certificate", () => {
  it.each<[string, Partial<CertificateContent>, string, string]>([
    ["an insurer that is none", { insurers: [{ letter: "A", name: "Carrier TBD" }, second] }, "/insurers/0/name", 'it says "Carrier TBD".'],
    ["a NAIC number of zeros", { insurers: [{ ...first, naic: "00000" }, second] }, "/insurers/0/naic", '"00000" is not a NAIC number.'],
    [
      "a coverage without a letter",
      { policies: sampleCertificate.policies.map(({ letter, ...one }, at) => (at === 0 ? one : { ...one, ...(letter && { letter }) })) },
      "/policies/0/insurerLetter",
      "This coverage does not name its insurer.",
    ],
    ["no date", { certificateDate: "" }, "/certificateDate", "The certificate has no date."],
  ])("with %s waits for a person", async (_, change, pointer, sentence) => {
    const { reviewReasons, reasons } = await reasonsOf(change);
    expect(reviewReasons).not.toEqual([]);
    expect(reasons).toContainEqual([pointer, expect.stringContaining(sentence)]);
  });

  it("with an insurer without a NAIC number, or a date before its policies begin, is certain", async () => {
    expect((await reasonsOf({ insurers: [{ letter: "A", name: "Travelers" }, second] })).reviewReasons).toEqual([]);
    expect((await reasonsOf({ certificateDate: "2025-11-20" })).reviewReasons).toEqual([]);
  });

  it("with two boxes for its general aggregate waits for a person", async () => {
    const policies = sampleCertificate.policies.map((one, at) => (at === 0 ? { ...one, ticked: ["POLICY"] } : one));
    expect((await reasonsOf({ policies })).reasons).toEqual([
      ["/policies/0/aggregateAppliesPer", "More than one box for the general aggregate appears to be checked."],
    ]);
  });
});
