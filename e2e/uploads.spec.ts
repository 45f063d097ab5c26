import type { Page } from "@playwright/test";
import { type Dropped, dropFiles } from "@/e2e/dropping";
import { expect, judgeByDates, pick, rowAction, statCard, test } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { drawCertificate } from "@/lib/testing/certificate";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());

const certificate = async (name: string, insured: string): Promise<Dropped> => ({
  name,
  bytes: await simpleCertificate(addDays(today, 200), "GL-0001", insured),
});

async function addVendor(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/vendors", { data: { name, email: "office@vendor.example" } });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Upload Document" });
const panelOf = (page: Page) => page.getByRole("region", { name: "Uploads" });
const itemOf = (page: Page, name: string) => panelOf(page).getByRole("listitem").filter({ hasText: name });

test("many files are dropped at once: each finds its vendor or asks, and a bad one stops none", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await judgeByDates(page);
  await addVendor(page, "Imaginary Roofing LLC");
  const glassId = await addVendor(page, "Fictional Glass Inc");
  // Files are taken on any page, and go on while the person goes to another.
  await page.goto("/settings");
  await dropFiles(page, [
    await certificate("roofing.pdf", "IMAGINARY ROOFING, L.L.C."),
    await certificate("near.pdf", "Fictional Glass"),
    await certificate("unknown.pdf", "Pretend Masonry Co"),
    { name: "prices.xlsx", bytes: Buffer.from("no certificate") },
  ]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documents" }).click();
  await expect(itemOf(page, "prices.xlsx")).toContainText("This file type is not supported");
  await expect(itemOf(page, "roofing.pdf")).toContainText("Imaginary Roofing LLC");
  await expect(itemOf(page, "roofing.pdf")).toContainText("Compliant");
  await expect(itemOf(page, "near.pdf")).toContainText("The insured is Fictional Glass");
  await expect(itemOf(page, "near.pdf").getByRole("button", { name: "Assign to Fictional Glass Inc…" })).toBeVisible();
  await expect(itemOf(page, "unknown.pdf").getByRole("button", { name: 'Create "Pretend Masonry Co"…' })).toBeVisible();
  await expect(panelOf(page).getByRole("status")).toHaveText("3 of 4 files uploaded, 1 failed, 3 of 3 read, 2 without a vendor");
  await panelOf(page).getByRole("button", { name: "Close Uploads" }).click();

  const waiting = page.getByRole("region", { name: "Files Without a Vendor" });
  await expect(waiting).toContainText("2 files");
  await waiting
    .getByRole("listitem")
    .filter({ hasText: "near.pdf" })
    .getByRole("button", { name: "Assign to Fictional Glass Inc…" })
    .click();
  const asking = page.getByRole("dialog", { name: "Whose document is this?" });
  await expect(asking.getByRole("radio", { name: /Fictional Glass Inc/ })).toBeChecked();
  await asking.getByRole("checkbox", { name: /^Same company: / }).check();
  await asking.getByRole("button", { name: "Assign" }).click();
  await expect(page.getByText("Document assigned successfully")).toBeVisible();
  await expect(waiting).toContainText("1 file");

  await waiting.getByRole("button", { name: 'Create "Pretend Masonry Co"…' }).click();
  await expect(asking.getByRole("radio", { name: "A new vendor" })).toBeChecked();
  await expect(asking.getByLabel("Vendor Name")).toHaveValue("Pretend Masonry Co");
  await asking.getByRole("button", { name: "Create and Assign" }).click();
  await expect(asking.getByText("Email is required")).toBeVisible();
  await asking.getByLabel("Email").fill("office@masonry.example");
  await asking.getByRole("button", { name: "Create and Assign" }).click();
  await expect(asking).toBeHidden();
  await expect(waiting).toBeHidden();

  await page.goto(`/vendors/${glassId}`);
  await rowAction(page, "Fictional Glass", "Accepted Names");
  await expect(page.getByRole("dialog", { name: "Accepted Names" })).toContainText("Fictional GlassAccepted Names");
  await page.goto("/dashboard");
  await expect(statCard(page, "Total Vendors")).toHaveText("3");
  await expect(statCard(page, "Compliant"), account.companyName).toHaveText("3");
});

test("a certificate of another firm is told, moved or accepted as the same firm, and the name can be taken back", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const vendorId = await addVendor(page, "Imaginary Paving Inc");
  await page.goto(`/vendors/${vendorId}`);
  await dropFiles(page, [await certificate("paving.pdf", "Imaginary Paving LLC")], "Drop certificates to upload them for this vendor");
  await expect(page.getByText("Document uploaded successfully")).toBeVisible();
  await page.getByRole("tab", { name: "Documents" }).click();
  await page.getByRole("link", { name: "paving.pdf" }).first().click();
  const notice = page.getByRole("region", { name: "Vendor of this document" });
  await expect(notice).toContainText('The certificate names "Imaginary Paving LLC" as insured; this vendor is "Imaginary Paving Inc".');
  await notice.getByRole("button", { name: "Same Company", exact: true }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByText("Compliant").first()).toBeVisible();

  await page.goto(`/vendors/${vendorId}`);
  await rowAction(page, "Imaginary Paving Inc", "Accepted Names");
  await page.getByRole("button", { name: "Remove Imaginary Paving LLC" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Under Review").first(), account.companyName).toBeVisible();
});

test("the same file again is told with a link and not stored twice", { tag: "@full" }, async ({ page, account }) => {
  const vendorId = await addVendor(page, "Imaginary Roofing");
  const file = await certificate("first.pdf", "Imaginary Roofing");
  const multipart = { vendorId, document: { name: "first.pdf", mimeType: "application/pdf", buffer: Buffer.from(file.bytes) } };
  expect((await page.request.post("/api/documents/upload", { multipart })).status()).toBe(201);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Upload Document" }).click();
  const dialog = dialogOf(page);
  await pick(dialog.getByRole("combobox", { name: "Select Vendor" }), "Imaginary Roofing");
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "again.pdf", mimeType: "application/pdf", buffer: Buffer.from(file.bytes) });
  await dialog.getByRole("button", { name: "Upload" }).click();
  const item = dialog.getByRole("listitem").filter({ hasText: "again.pdf" });
  await expect(item).toContainText("Imaginary Roofing already has this file, as first.pdf. Nothing new was stored.");
  await item.getByRole("link", { name: "first.pdf" }).click();
  await expect(page.getByRole("heading", { name: "first.pdf" }), account.companyName).toBeVisible();
});

test.describe("while files are on their way", () => {
  test.use({ provoked: [/Failed to load resource/] });

  test("a reload asks, one can be canceled, and a failed one is tried again", { tag: "@full" }, async ({ page, account }) => {
    await addVendor(page, "Imaginary Roofing");
    await page.goto("/documents");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let fails = true;
    await page.route("**/api/documents/upload", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      const isFlaky = route.request().postDataBuffer()?.includes("flaky.pdf");
      if (isFlaky && fails) {
        fails = false;
        return route.abort("connectionreset");
      }
      if (!isFlaky) await held;
      return route.continue();
    });
    await dropFiles(page, [await certificate("slow.pdf", "Nobody Known"), await certificate("flaky.pdf", "Imaginary Roofing")]);
    await expect(itemOf(page, "flaky.pdf")).toContainText("Network error");
    await itemOf(page, "flaky.pdf").getByRole("button", { name: "Try flaky.pdf again" }).click();
    await expect(itemOf(page, "flaky.pdf")).toContainText("Imaginary Roofing");

    const question = page.waitForEvent("dialog");
    void page.evaluate(() => window.location.reload());
    await (await question).dismiss();
    await itemOf(page, "slow.pdf").getByRole("button", { name: "Cancel slow.pdf" }).click();
    await expect(itemOf(page, "slow.pdf")).toContainText("Canceled. The file was not uploaded.");
    release();
    await panelOf(page).getByRole("button", { name: "Close Uploads" }).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByRole("row", { name: /flaky\.pdf/ }), account.companyName).toBeVisible();
    await expect(page.getByRole("row", { name: /slow\.pdf/ })).toHaveCount(0);
  });
});

test("an empty company gets its first vendor from a certificate, and a reload tells what was not sent", async ({ page, account }) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Upload Document" }).click();
  await expect(dialogOf(page).getByRole("combobox", { name: "Select Vendor" })).toHaveText("Find each vendor by the insured's name");
  await page.keyboard.press("Escape");
  const bytes = Buffer.from(
    await drawCertificate({
      producer: { name: "Invented Agency", address: "1 Example Street", email: "certs@agency.example" },
      insured: { name: "Bluestem Roofing LLC", address: "2 Example Street" },
      insurers: [{ letter: "A", name: "Invented Mutual" }],
      policies: [
        {
          ...{ type: "GENERAL_LIABILITY", letter: "A", number: "GL-1", effective: today, expiration: addDays(today, 300) },
          limits: { eachOccurrence: 1_000_000, generalAggregate: 2_000_000 },
        },
      ],
    }),
  );
  await dropFiles(page, [{ name: "bluestem.pdf", bytes }]);
  await expect(itemOf(page, "bluestem.pdf")).toContainText("will go to certs@agency.example, the agency's address");
  await itemOf(page, "bluestem.pdf").getByRole("button", { name: 'Create "Bluestem Roofing LLC"' }).click();
  await expect(page.getByText("Vendor created successfully")).toBeVisible();
  await expect(itemOf(page, "bluestem.pdf").getByRole("link", { name: "Open" })).toBeVisible();
  const answer = await page.request.get("/api/vendors");
  const { data } = (await answer.json()) as { data: { vendors: { name: string; email: string; documentsCount: number }[] } };
  expect(data.vendors).toMatchObject([{ name: "Bluestem Roofing LLC", email: "certs@agency.example", documentsCount: 1 }]);

  await page.route("**/api/documents/upload", () => {});
  await dropFiles(page, [{ name: "lost.pdf", bytes }]);
  await expect(itemOf(page, "lost.pdf").getByRole("progressbar")).toBeVisible();
  page.on("dialog", (question) => question.accept());
  await page.reload();
  await expect(itemOf(page, "lost.pdf"), account.companyName).toContainText("The page was reloaded before this file was uploaded.");
  await expect(itemOf(page, "bluestem.pdf")).toContainText("Bluestem Roofing LLC");
});

test.describe("a file that is no certificate at all", () => {
  test.use({ provoked: [/415 \(Unsupported Media Type\)/] });

  test("is refused without another try, which would end the same", { tag: "@full" }, async ({ page, account }) => {
    await addVendor(page, `Fictional Glass of ${account.companyName}`);
    await page.goto("/documents");
    await dropFiles(page, [{ name: "fake.pdf", bytes: Buffer.from("no PDF at all") }]);
    await expect(itemOf(page, "fake.pdf").locator("svg.text-red, .text-red").first()).toBeVisible();
    await expect(itemOf(page, "fake.pdf").getByRole("button")).toHaveCount(0);
  });
});
