import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, judgeByDates, test } from "@/e2e/fixtures";

const values = (page: Page) => page.getByRole("region", { name: "Values read from the file" });

/** Types one value that is asked for, as a person does. `name`: the value's, with its coverage or party. */
async function enter(page: Page, name: string, value: string): Promise<void> {
  const own = values(page).getByRole("region", { name: "To check", exact: true });
  await own.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  await own.getByRole("button", { name: "Correct" }).click();
  await own.getByRole("textbox").fill(value);
  await own.getByRole("textbox").press("Enter");
  await expect(own.getByRole("textbox")).toBeHidden();
}

test("a file that nobody can read is entered by hand, and its vendor's status follows", { tag: "@full" }, async ({ page, account }) => {
  await judgeByDates(page);
  const made = await page.request.post("/api/vendors", { data: { name: "Imaginary Masonry", email: "office@vendor.example" } });
  const { data: vendor } = (await made.json()) as { data: { id: string } };
  const document = { name: "broken.pdf", mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7\n${randomUUID()}`) };
  const sent = await page.request.post("/api/documents/upload", { multipart: { vendorId: vendor.id, document } });
  const { data: stored } = (await sent.json()) as { data: { id: string } };
  const status = async (path: string, name: string) =>
    ((await (await page.request.get(path)).json()) as { data: Record<string, unknown> }).data[name];
  await expect.poll(() => status(`/api/documents/${stored.id}`, "processingStatus")).toBe("FAILED");

  await page.goto(`/documents/${stored.id}`);
  await expect(page.getByText("This page cannot be shown as a picture"), account.companyName).toBeVisible();
  await expect(values(page)).toContainText("You can enter the values yourself.");
  await expectNoFault(page, "a file that nobody can read");

  await values(page).getByRole("button", { name: "Add Coverage" }).click();
  await page.getByRole("dialog", { name: "Add Coverage" }).getByRole("button", { name: "Add" }).click();
  // What the coverage cannot count without is asked for, and not "nothing in doubt".
  await expect(values(page).getByRole("status")).toContainText("2 values to check");
  await expect(values(page).getByRole("button", { name: /^Expiration date/ })).toContainText("Please enter");
  await enter(page, "Expiration date General liability", "06/01/2099");
  await expect(values(page).getByRole("status")).toContainText("1 value to check");
  await enter(page, "Name Insured", "Imaginary Masonry");
  // With the last value its section goes, and what is below moves up: a button must not move under the mouse.
  await expect(values(page).getByRole("status")).toContainText("Nothing left to check");

  await values(page).getByRole("button", { name: "Add Limit to General liability" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Limit" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Each claim");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Amount is required")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("2M");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(values(page).getByRole("button", { name: /^Each claim/ })).toContainText("$2,000,000");

  await expect.poll(() => status(`/api/vendors/${vendor.id}`, "complianceStatus")).toBe("COMPLIANT");
  const history = page.getByRole("region", { name: "Reading history" });
  await expect(history).toContainText("Could not be read");
  await expect(history).toContainText("General liability added");
  await expect(page.getByText("We couldn't read this file")).toHaveCount(0);
});
