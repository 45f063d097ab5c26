import { readFile } from "node:fs/promises";
import type { Download } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectNoFault } from "@/e2e/axe";
import { expect, fromMenu, signInAs, test } from "@/e2e/fixtures";

const bytesOf = async (download: Download) => readFile(await download.path());

test("an admin finds in the log who did what, narrows it in the address, exports it and checks its chain", { tag: "@full" }, async ({
  page,
  account,
}) => {
  expect((await page.request.post("/api/vendors", { data: { name: "Imaginary Paving", email: "office@paving.example" } })).status()).toBe(
    201,
  );
  await page.goto("/settings?tab=activity");
  await expect(page.getByText(account.companyName).first()).toBeVisible();
  const log = page.getByRole("table", { name: "Activity" });
  await expect(log.getByRole("row", { name: /Added a vendor/ })).toContainText("Test Admin");
  await expect(log.getByText("Signed the company up")).toBeVisible();
  await expectNoFault(page, "the activity");

  await page.getByLabel("About").selectOption("Vendors");
  await expect(page).toHaveURL(/about=vendors/);
  await expect(log.getByText("Signed the company up")).toBeHidden();
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("No activity matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(log.getByText("Signed the company up")).toBeVisible();

  await page.getByRole("button", { name: "Check Chain" }).click();
  await expect(page.getByText(/^Chain intact: \d events/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "Export", "Export CSV")]);
  expect(download.suggestedFilename()).toBe("activity.csv");
  expect((await bytesOf(download)).toString()).toContain("added a vendor,Imaginary Paving");
});

test("who may not read the log has no tab for it", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/settings?tab=activity");
  await expect(page.getByRole("tab", { name: "Company Profile" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Activity" })).toBeHidden();
});

test.describe("the company", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("an admin takes the data along, has the company deleted, and keeps it", { tag: "@full" }, async ({ page, account, mailbox }) => {
    await page.goto("/settings?tab=data");
    const [own] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export My Data" }).click()]);
    expect(JSON.parse((await bytesOf(own)).toString())).toMatchObject({ account: { email: account.email } });
    await page.getByRole("button", { name: "Export Company Data" }).click();
    const exporting = page.getByRole("dialog", { name: "Export Company Data" });
    await exporting.getByLabel("Password", { exact: true }).fill(account.password);
    const [all] = await Promise.all([page.waitForEvent("download"), exporting.getByRole("button", { name: "Export Data" }).click()]);
    expect(all.suggestedFilename()).toMatch(/^company-data-\d{4}-\d\d-\d\d\.zip$/);
    expect(Object.keys(unzipSync(new Uint8Array(await bytesOf(all))))).toContain("vendors.json");

    await page.getByRole("button", { name: "Delete the Company" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete the Company" });
    await dialog.getByLabel("Company name").fill("Another Company");
    await dialog.getByRole("button", { name: "Delete the Company" }).click();
    await expect(dialog.getByText("Please enter your password")).toBeVisible();
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Delete the Company" }).click();
    await expect(dialog.getByText("This does not match the company's name")).toBeVisible();
    await expectNoFault(page, "the question before a company is deleted");
    await dialog.getByLabel("Company name").fill(account.companyName);
    await dialog.getByRole("button", { name: "Delete the Company" }).click();
    const banner = page.getByRole("region", { name: "Deletion of the company" });
    await expect(banner).toContainText(`${account.companyName} will be deleted on`);
    await expectNoFault(page, "the banner about the deletion");
    await mailbox.waitFor(account.email, /will be deleted from Coverkeep/);
    await page.goto("/dashboard");
    await banner.getByRole("button", { name: "Keep it" }).click();
    await expect(page.getByText("The company is kept")).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test.describe("the last admin", () => {
  test.use({ provoked: [/409 \(Conflict\)/] });

  test("is told why their account stays", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/settings?tab=data");
    await page.getByRole("button", { name: "Delete My Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete My Account" });
    await dialog.getByLabel("Your email address").fill(account.email);
    await dialog.getByLabel("Password", { exact: true }).fill(account.password);
    await dialog.getByRole("button", { name: "Delete My Account" }).click();
    await expect(dialog.getByText(/You are the last admin of/)).toBeVisible();
  });
});
