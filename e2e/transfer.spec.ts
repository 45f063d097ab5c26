import { expect, signUp, test, vendorNamed } from "@/e2e/fixtures";

test(
  "a company's data is exported, checked and imported into another company",
  { tag: "@full" },
  async ({ page, account, browser, baseURL }, info) => {
    await vendorNamed(page, "Imaginary Paving");
    await page.goto("/settings?tab=data");
    await page.getByRole("button", { name: "Export Company Data" }).click();
    const dialog = page.getByRole("dialog", { name: "Export Company Data" });
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    const [archive] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Export Data" }).click()]);
    const path = info.outputPath("company-data.zip");
    await archive.saveAs(path);

    // Not into a company that has vendors.
    await page.goto("/settings/import");
    await page.getByLabel("Export", { exact: true }).setInputFiles(path);
    await page.getByRole("button", { name: "Check File" }).click();
    await expect(page.getByText("This company is not empty. Vendors: 1")).toBeVisible();

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const fresh = await context.newPage();
    await signUp(fresh);
    await fresh.goto("/settings/import");
    await fresh.waitForLoadState("networkidle");
    await fresh.getByLabel("Export", { exact: true }).setInputFiles(path);
    await fresh.getByRole("button", { name: "Check File" }).click();
    await expect(fresh.getByText("The file is complete and can be imported.")).toBeVisible();
    await fresh.getByRole("button", { name: "Import Data" }).click();
    await fresh.getByRole("alertdialog").getByRole("button", { name: "Import Data" }).click();
    await expect(fresh.getByText("The data was imported, and all vendor statuses were updated.")).toBeVisible();
    await fresh.goto("/vendors");
    await expect(fresh.getByText("Imaginary Paving").first()).toBeVisible();
    await context.close();
  },
);
