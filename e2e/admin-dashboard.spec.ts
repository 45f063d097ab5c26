import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";

test("the admin dashboard compares each range with the time before, and its actions lead where they say", { tag: "@full" }, async ({
  page,
}) => {
  await signInAs(page, "platform@coverkeep.example");
  const legend = page.getByRole("listitem").filter({ hasText: /^Compliant/ });
  // The worker may still be reading the demo's first files.
  await expect(async () => {
    await page.goto("/admin");
    await expect(legend).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText(/vs\. (7 days ago|the 7 days before)$|^No figure from 7 days ago yet$/)).toHaveCount(4);
  await page.getByLabel("Time range").selectOption("24h");
  await expect(page).toHaveURL(/timeRange=24h/);
  await expect(page.getByText(/24 hours (ago|before)( yet)?$/)).toHaveCount(4);
  await expect(page.getByRole("img", { name: /^Compliance Status: .*\d/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Document Types: .*\d/ })).toBeVisible();
  await expect(page.getByText("signed in").first()).toBeVisible();
  await expectNoFault(page, "the admin dashboard");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(legend).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page, "the admin dashboard on a phone");
  for (const [name, path] of [
    ["View All Users", "/admin/users"],
    ["Export Reports", "/admin/reports"],
    ["Audit Logs", "/admin/activity"],
  ] as const) {
    await page.goto("/admin");
    await page.getByRole("main").getByRole("link", { name }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await expect(page.getByRole("heading", { name: "Audit Logs", level: 1 })).toBeVisible();
  // Which events are the newest depends on what other people do meanwhile.
  await expect(page.getByText(/^(?:signed|created|added|uploaded|changed|confirmed|registered|read) /).first()).toBeVisible();
});

test("the side menu collapses to icons by keyboard, and stays so on the next screen", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin");
  const menu = page.getByRole("navigation", { name: "Admin Portal" });
  await page.getByRole("button", { name: "Collapse menu" }).press("Enter");
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeFocused();
  await menu.getByRole("link", { name: "Companies" }).click();
  await expect(page.getByRole("heading", { name: "Companies", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Expand menu" })).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeLessThan(64);
});
