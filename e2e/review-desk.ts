import { randomUUID } from "node:crypto";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "@playwright/test";
import { expect } from "@/e2e/fixtures";
import { drawCertificate } from "@/lib/testing/certificate";

/** A certificate of the vendor with one limit that no one can read, and a letter that names no insurer. */
export async function mistyped(insured: string): Promise<Buffer> {
  const term = { effective: "2026-06-01", expiration: "2099-06-01" };
  const drawn = await drawCertificate({
    certificateDate: "2026-06-02",
    producer: { name: "Invented Agency", address: "1 Example Street, Springfield, NY 10000" },
    insured: { name: insured, address: "2 Example Street, Springfield, NY 10000" },
    insurers: [{ letter: "A", name: "Invented Mutual", naic: "99999" }],
    policies: [
      {
        ...term,
        effective: "2098-06-01",
        type: "GENERAL_LIABILITY",
        letter: "A",
        number: "GL-7001",
        limits: { eachOccurrence: 1_000_000, generalAggregate: "2,0000,00" },
      },
      {
        ...term,
        effective: "2098-06-01",
        type: "AUTO_LIABILITY",
        letter: "C",
        number: "CA-7002",
        limits: { combinedSingleLimit: 1_000_000 },
      },
    ],
  });
  return Buffer.concat([drawn, Buffer.from(`\n% ${randomUUID()}\n`)]);
}

/** The certificate after a cover letter. */
export async function behindLetter(certificate: Uint8Array): Promise<Buffer> {
  const file = await PDFDocument.create();
  file.addPage([612, 792]).drawText("Please find our certificate on the next page.", { x: 72, y: 700, size: 12 });
  for (const copied of await file.copyPages(await PDFDocument.load(certificate), [0])) file.addPage(copied);
  return Buffer.from(await file.save());
}

/** Uploads a file (the mistyped certificate) for a new vendor and waits until it is read; gives its id. */
export async function bringIn(page: Page, vendor: string, name = "mistyped.pdf", bytes?: Buffer): Promise<string> {
  const made = await page.request.post("/api/vendors", { data: { name: vendor, email: "office@vendor.example" } });
  const { data } = (await made.json()) as { data: { id: string } };
  const document = { name, mimeType: "application/octet-stream", buffer: bytes ?? (await mistyped(vendor)) };
  const sent = await page.request.post("/api/documents/upload", { multipart: { vendorId: data.id, document } });
  const { data: stored } = (await sent.json()) as { data: { id: string } };
  const status = async () => {
    const answer = await page.request.get(`/api/documents/${stored.id}`);
    return ((await answer.json()) as { data: { processingStatus: string } }).data.processingStatus;
  };
  await expect.poll(status).toBe("PROCESSED");
  return stored.id;
}

/** Waits for the picture itself, whose place is there before. The first page of all is drawn by a process that has to start. */
export async function shows(page: Page, number: number): Promise<void> {
  const picture = page.getByRole("img", { name: `Page ${number} of the file` });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}
export const values = (page: Page) => page.getByRole("region", { name: "Values read from the file" });
export const row = (page: Page, name: string) => values(page).getByRole("button", { name: new RegExp(`^${name}`) });
export const count = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Needs Attention/ });

/** The kinds of what needs attention, the most urgent first. */
export async function waiting(page: Page): Promise<string[]> {
  // A connection that rested may be closed by the server just as it is used again.
  const answer = (await (await page.request.get("/api/attention", { maxRetries: 2 })).json()) as { data: { items: { kind: string }[] } };
  return answer.data.items.map(({ kind }) => kind);
}
