import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "@/lib/extraction/readers/file";
import { closeOcr } from "@/lib/extraction/readers/ocr";
import type { ReadCertificate } from "@/lib/extraction/schema";
import { drawCertificate } from "@/lib/testing/certificate";
import { sampleCertificate } from "@/lib/testing/certificate-sample";
import { drawScan } from "@/lib/testing/certificate-scan";
import { full } from "@/lib/testing/full";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "unseen-"));
});
afterAll(async () => {
  await closeOcr();
  await rm(folder, { recursive: true });
});

async function read(bytes: Uint8Array): Promise<ReadCertificate> {
  const path = join(folder, "certificate.pdf");
  await writeFile(path, bytes);
  const [certificate] = (await readDocument(path)).certificates;
  if (!certificate) throw new Error("Nothing was read.");
  return certificate;
}
const auto = ({ policies }: ReadCertificate) => policies.findIndex(({ type }) => type === "AUTO_LIABILITY");

/** Where the drawn certificate's automobile row lies, in points. */
const [top, bottom] = [321, 367];

describe("a row of the form that is hard to see on a picture", () => {
  it("is found by its place when its words are smeared and its values are not", async () => {
    const drawn = await drawCertificate(sampleCertificate);
    const certificate = await read(
      await drawScan(drawn, {
        smears: [
          [38, top, 172, bottom],
          [429, top, 519, bottom],
        ],
      }),
    );
    const at = auto(certificate);
    expect(certificate.policies[at]).toMatchObject({
      policyNumber: "CA7731554",
      effectiveDate: "2026-01-15",
      expirationDate: "2027-01-15",
    });
    expect(certificate.policies[at]?.limits.combinedSingleLimit ?? certificate.unreadable).toEqual(
      expect.toSatisfy((value) => value === 1_000_000 || value.includes(`/policies/${at}/limits/combinedSingleLimit`)),
    );
  });

  it("is never silent when all of it is smeared", full, async () => {
    const certificate = await read(await drawScan(await drawCertificate(sampleCertificate), { smears: [[38, top, 592, bottom]] }));
    const at = auto(certificate);
    const pointers = at < 0 ? ["/policies"] : [`/policies/${at}/policyNumber`, `/policies/${at}/expirationDate`];
    for (const pointer of pointers) {
      expect(certificate.unreadable).toContain(pointer);
      expect(certificate.reasons[pointer]).toMatch(/\.$/);
    }
  });

  it("is stated though number, dates and amount are smeared", full, async () => {
    const certificate = await read(await drawScan(await drawCertificate(sampleCertificate), { smears: [[215, top, 592, bottom]] }));
    const at = auto(certificate);
    expect(certificate.policies[at]).toMatchObject({ policyNumber: null, expirationDate: null });
    for (const key of ["policyNumber", "effectiveDate", "expirationDate", "limits/combinedSingleLimit"])
      expect(certificate.unreadable).toContain(`/policies/${at}/${key}`);
  });
});

describe("a form that leaves rows out", () => {
  const rows = ["GENERAL_LIABILITY", "WORKERS_COMPENSATION"] as const;
  const content = { ...sampleCertificate, policies: sampleCertificate.policies.filter(({ type }) => rows.some((row) => row === type)) };

  it("raises no doubt with a text layer", async () => {
    expect(await read(await drawCertificate(content, { rows: [...rows] }))).toMatchObject({ policies: [{}, {}], unreadable: [] });
  });

  it("raises none on a clean scan", full, async () => {
    const certificate = await read(await drawScan(await drawCertificate(content, { rows: [...rows] }), { dpi: 300 }));
    expect(certificate.policies).toHaveLength(2);
    expect(certificate.unreadable).not.toContain("/policies");
  });

  it("and rows without a policy make none", full, async () => {
    const certificate = await read(await drawScan(await drawCertificate(content), { dpi: 300 }));
    expect(certificate.policies.map(({ type }) => type)).toEqual([...rows]);
    expect(certificate.unreadable).not.toContain("/policies");
  });
});
