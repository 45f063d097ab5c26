import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "@/e2e/fixtures";

/** Rules of WCAG 2.2 A and AA that a program can check. */
async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}

for (const path of ["/", "/login", "/signup", "/forgot-password", "/reset-password?token=x", "/about", "/support", "/privacy", "/terms"]) {
  test(`${path} has no fault that axe finds`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await findFaults(page)).toEqual([]);
  });
}

for (const path of ["/dashboard", "/vendors", "/vendors/new", "/documents", "/settings"]) {
  test(`${path}, signed in, has no fault that axe finds`, async ({ page }) => {
    await signInAs(page, "admin@builders.example");
    await page.goto(path);
    await expect(page.getByRole(path === "/vendors/new" ? "dialog" : "main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await findFaults(page)).toEqual([]);
  });
}

test("a vendor's page, its upload dialog and the question whose a file is have no fault that axe finds", async ({ page, account }) => {
  const answer = await page.request.post("/api/vendors", { data: { name: "Imaginary Paving", email: "office@paving.example" } });
  const { data } = (await answer.json()) as { data: { id: string } };
  const document = { name: "dropped.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 lost") };
  expect((await page.request.post("/api/intake", { multipart: { document } })).status()).toBe(201);
  await page.goto(`/vendors/${data.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Imaginary Paving" }), account.companyName).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Upload Document" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles([document, { ...document, name: "second.pdf" }]);
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Upload" }).click();
  await expect(dialog.getByRole("status")).toContainText("2 of 2 files uploaded");
  expect(await findFaults(page)).toEqual([]);
  await page.goto("/documents");
  await page.getByRole("button", { name: "Choose vendor…" }).click();
  await expect(page.getByRole("radio", { name: "A vendor that is there" })).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
});
