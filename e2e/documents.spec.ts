import type { Page } from "@playwright/test";
import { expect, judgeByDates, pick, rowAction, statCard, test } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());

async function addVendor(page: Page, name: string): Promise<void> {
  const answer = await page.request.post("/api/vendors", { data: { name, email: "office@vendor.example" } });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function upload(page: Page, vendor: string, name: string, bytes: Uint8Array): Promise<void> {
  await page.goto("/documents");
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await expect(dialog.getByRole("button", { name: "Upload" })).toBeDisabled();
  await pick(dialog.getByRole("combobox", { name: "Select Vendor" }), vendor);
  await dialog.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByText("Document uploaded successfully")).toBeVisible();
}

test("an uploaded certificate is read, and vendor and dashboard show it", async ({ page, account }) => {
  await judgeByDates(page);
  await addVendor(page, "Imaginary Roofing");
  await page.goto("/dashboard");
  await expect(statCard(page, "Total Vendors")).toHaveText("1");
  await expect(statCard(page, "Expiring Soon")).toHaveText("0");

  const expiration = addDays(today, 20);
  await upload(page, "Imaginary Roofing", "roofing.pdf", await simpleCertificate(expiration, "RF-2020", "IMAGINARY ROOFING"));
  const row = page.getByRole("row", { name: /roofing\.pdf/ });
  await expect(row).toContainText("Expiring Soon");
  await expect(row).toContainText("Imaginary Roofing");
  await expect(row).toContainText("Test Admin");

  await row.getByRole("link", { name: "roofing.pdf", exact: true }).click();
  await expect(page.getByText("RF-2020").first()).toBeVisible();
  await expect(page).toHaveTitle("roofing.pdf · Documents · Coverkeep");
  await expect(page.getByText("$1,000,000").first()).toBeVisible();

  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Imaginary Roofing/ })).toContainText("Expiring Soon");
  await expect(page.getByRole("row", { name: /Imaginary Roofing/ })).toContainText("1 document");
  await page.getByRole("link", { name: "Imaginary Roofing" }).first().click();
  await expect(page).toHaveTitle("Imaginary Roofing · Vendors · Coverkeep");
  await page.goto("/dashboard");
  await expect(statCard(page, "Expiring Soon")).toHaveText("1");
  await expect(page.getByText("20 days").first()).toBeVisible();
  expect(account.email).toContain("@");
});

test("the stored file comes back byte for byte, and a document is read again and deleted", { tag: "@full" }, async ({ page, account }) => {
  await addVendor(page, "Fictional Glass");
  const bytes = await simpleCertificate("2099-06-01", "GL-0001", "Fictional Glass");
  await upload(page, "Fictional Glass", "glass.pdf", bytes);
  const row = page.getByRole("row", { name: /glass\.pdf/ });
  await expect(row).toContainText("Compliant");

  const href = await page.getByRole("link", { name: "View glass.pdf in a new tab" }).getAttribute("href");
  const served = await page.request.get(href ?? "");
  expect(served.headers()["content-type"]).toBe("application/pdf");
  expect(Buffer.compare(await served.body(), Buffer.from(bytes))).toBe(0);

  await rowAction(page, "glass.pdf", "Reprocess");
  await expect(page.getByText("Document queued for reprocessing")).toBeVisible();
  await expect(row).toContainText("Compliant");

  await rowAction(page, "glass.pdf", "Delete");
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete glass.pdf?");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Document deleted successfully")).toBeVisible();
  await expect(page.getByText(/No documents found/)).toBeVisible();
  expect((await page.request.get(href ?? "")).status(), account.companyName).toBe(404);
});

test("a file that cannot be read stays, says why, and is never green", async ({ page, account }) => {
  await addVendor(page, "Make-Believe Crane");
  await upload(page, "Make-Believe Crane", "broken.pdf", Buffer.from("%PDF-1.7\nlost"));
  const row = page.getByRole("row", { name: /broken\.pdf/ });
  await expect(row).toContainText("Failed");
  await expect(row).toContainText("Under Review");
  await page.goto("/vendors");
  await expect(page.getByRole("row", { name: /Make-Believe Crane/ }), account.companyName).toContainText("Under Review");
});

test("search, vendor and status filter the list", { tag: "@full" }, async ({ page, account }) => {
  for (const name of ["First Firm", "Second Firm"]) {
    await addVendor(page, name);
    await upload(page, name, `${name.toLowerCase().replace(" ", "-")}.pdf`, await simpleCertificate("2099-06-01", "GL-0001", name));
  }
  const first = page.getByRole("row", { name: /first-firm\.pdf/ });
  const second = page.getByRole("row", { name: /second-firm\.pdf/ });
  await expect(second).toBeVisible();
  await page.getByRole("searchbox").fill("first-f");
  await expect(second).toBeHidden();
  await expect(first).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(second).toBeVisible();
  await page.goto("/documents?status=FAILED");
  await expect(page.getByText(/No documents found|No documents match/), account.companyName).toBeVisible();
});
