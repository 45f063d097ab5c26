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
