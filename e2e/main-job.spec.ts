import type { Locator, Page } from "@playwright/test";
import { expect, test, vendorNamed } from "@/e2e/fixtures";
import { mistyped, row, values } from "@/e2e/review-desk";

/*
 * The main job without a mouse, as a screen reader tells it: a certificate is uploaded, its values to check are found and answered, and the
 * vendor's page says what is missing. Only keys are pressed; each place is found by its role and name.
 */

/** Presses Tab until the focus is on what is wanted, as someone does who cannot see where it is. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted, "within a few presses of Tab").toBeFocused();
}

/** Opens the search, types a name, and takes its first hit. */
async function chooseInSearch(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(page.getByRole("option").first()).toHaveAccessibleName(new RegExp(name));
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
}

test("the main job is done by keyboard, and each step is told to a screen reader", async ({ page, account }) => {
  const vendor = `Imaginary Tiling of ${account.companyName}`;
  const { id } = await vendorNamed(page, vendor);
  await page.goto(`/vendors/${id}`);

  // Awaited from here: Playwright asks the browser for it, and a key that is pressed at once comes first.
  const chooser = page.waitForEvent("filechooser");

  // Upload: an action of the vendor's page, in a dialog that takes the focus.
  await chooseInSearch(page, "Upload Document");
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await expect(dialog.locator(":focus")).toHaveCount(1);
  const choose = dialog.locator("input[type=file]");
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "tiling.pdf", mimeType: "application/pdf", buffer: await mistyped(vendor) });
  await tabTo(page, dialog.getByRole("button", { name: "Upload", exact: true }));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.locator("[aria-live] li").filter({ hasText: "Document uploaded successfully" })).toBeVisible();

  // Needs Attention: the row is found by name, opened with Enter.
  await chooseInSearch(page, "Needs Attention");
  await expect(page.getByRole("heading", { level: 1, name: "Needs Attention" })).toBeVisible();
  const link = page.getByRole("link", { name: "tiling.pdf" });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "tiling.pdf" })).toBeVisible();

  // The desk: how many are left is a live region; n goes to the next value, and its name says what it is and why it is in doubt.
  const left = values(page).getByRole("status");
  await expect(left).toContainText("2 values to check");
  await page.keyboard.press("n");
  await expect(row(page, "General aggregate")).toBeFocused();
  await page.keyboard.press("Enter");
  const field = page.getByRole("textbox", { name: "General aggregate, corrected" });
  await expect(field).toBeFocused();
  await field.press("Control+a");
  await page.keyboard.type("2,000,000");
  await page.keyboard.press("Enter");
  await expect(left).toContainText("1 value to check");
  await expect(row(page, "Insurer letter Automobile liability C")).toBeFocused();
  await page.keyboard.press("c");
  await expect(left).toContainText("Nothing left to check");

  // The vendor's page: what it says first, in which order, and the table by its heads.
  await page.goto(`/vendors/${id}`);
  const main = page.getByRole("main");
  await expect(main.getByText(/^[A-Z].*: \d of \d met$/).first()).toBeVisible();
  await expect(main).toMatchAriaSnapshot(`
    - heading "${vendor}" [level=1]
    - tablist:
      - tab /Requirements/ [selected]
      - tab /Coverage/
      - tab /Documents/
      - tab /Emails/
      - tab /Activity/
    - tabpanel /Requirements/:
      - table:
        - rowgroup:
          - row:
            - columnheader "Required"
            - columnheader "Found"
            - columnheader "Result"
            - columnheader "Source"
  `);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await tabTo(page, main.getByRole("tab", { name: "Requirements" }));
  await page.keyboard.press("ArrowRight");
  await expect(main.getByRole("tab", { name: "Coverage" })).toBeFocused();
});
