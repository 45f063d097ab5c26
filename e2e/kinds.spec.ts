import { randomUUID } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { expect, forgetVisitor, test } from "@/e2e/fixtures";

async function paperOf(...lines: string[]): Promise<Buffer> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const page = file.addPage([612, 792]);
  for (const [at, text] of [...lines, `Invented ${randomUUID()}`].entries())
    page.drawText(text, { x: 60, y: 700 - 24 * at, size: 12, font });
  return Buffer.from(await file.save());
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const asTyped = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`;

test("a company asks for a W-9 and a license, and its vendor sends both by its link", async ({ page, account: _, mailbox }) => {
  await page.goto("/settings?tab=kinds");
  for (const kind of ["W-9", "Contractor license"]) {
    await page.getByRole("button", { name: `Turn On: ${kind}` }).click();
    await expect(page.getByRole("table").getByText(kind, { exact: true })).toBeVisible();
  }
  const { kinds } = ((await (await page.request.get("/api/document-kinds")).json()) as { data: { kinds: { id: string; name: string }[] } })
    .data;

  const gate = { failing: "stop", review: "warn" };
  const requirements = kinds.map(({ id }) => ({
    ...{ key: `document-${id}`, type: "document", severity: "hard", kind: id },
    ...{ inDate: true, issuedFrom: null, requiredFrom: null, expiringDays: 30 },
  }));
  const made = await page.request.post("/api/requirements", { data: { name: "Papers", requirements, gates: { work: gate, pay: gate } } });
  const set = ((await made.json()) as { data: { id: string } }).data;
  expect((await page.request.post(`/api/requirements/${set.id}/default`)).ok()).toBe(true);
  await page.goto(`/requirements/${set.id}`);
  await expect(page.getByText("Contractor license on file and not expired")).toBeVisible();

  const email = `office-${randomUUID().slice(0, 8)}@vendor.example`;
  const vendor = (
    (await (await page.request.post("/api/vendors", { data: { name: "Invented Paving", email } })).json()) as { data: { id: string } }
  ).data;
  expect((await page.request.post(`/api/vendors/${vendor.id}/invite`)).status()).toBe(200);
  const { text } = await mailbox.waitFor(email, /certificate of insurance/);
  expect(text).toContain("W-9: A signed IRS Form W-9 with your taxpayer number.");
  const link = /\/portal\/[\w-]+/.exec(text)?.[0] ?? "";

  const browser = page.context().browser();
  const theirs = await (await browser?.newContext({ viewport: { width: 390, height: 844 } }))?.newPage();
  if (!theirs) throw new Error("The vendor has a browser of its own");
  await theirs.goto(new URL(link, page.url()).href);
  const slots = theirs.getByRole("region", { name: "Other Documents" });
  const put = async (kind: string, buffer: Buffer) => {
    const slot = slots.getByRole("listitem", { name: kind });
    await slot.locator("input[type=file]").setInputFiles({ name: "paper.pdf", mimeType: "application/pdf", buffer });
    await expect(slot.getByText("Met", { exact: true })).toBeVisible();
  };
  await put("W-9", await paperOf("Form W-9", "Request for Taxpayer", "Identification Number and Certification", "Invented Paving"));
  const until = inDays(90);
  await put(
    "Contractor license",
    await paperOf("CONTRACTOR LICENSE", "Invented Paving", "License Number: CCC-1330456", `Expiration Date: ${asTyped(until)}`),
  );
  await expect(theirs.getByText("Received as: W-9")).toBeVisible();
  await theirs.context().close();

  await page.goto(`/vendors/${vendor.id}?tab=documents`);
  const license = page.getByRole("region", { name: "Documents by Kind" }).getByRole("listitem", { name: "Contractor license" });
  await expect(license.getByText("Met", { exact: true })).toBeVisible();
  await license.getByRole("link", { name: "paper.pdf" }).click();
  await expect(page.getByText("From the file: CCC-1330456")).toBeVisible();
  await page.getByLabel("Expires on").fill(inDays(-1));
  await page.getByRole("button", { name: "Save Document" }).click();
  await expect(page.getByText("Document saved")).toBeVisible();
  await page.goto(`/vendors/${vendor.id}?tab=documents`);
  await expect(license.getByText("Not met", { exact: true })).toBeVisible();
  await forgetVisitor(page);
});
