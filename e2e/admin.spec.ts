import { expect, sentTo, signInAs, test } from "@/e2e/fixtures";
import { routes } from "@/e2e/routes";

const adminCalls = [
  "/api/admin/settings",
  "/api/admin/vendor-emails",
  "/api/admin/stats",
  "/api/admin/users",
  "/api/admin/activity",
  "/api/admin/companies",
  "/api/admin/email-log",
  "/api/admin/emails",
  "/api/admin/figures",
  "/api/admin/inbound",
  "/api/admin/operations",
];

test("the platform admin finds the Admin Portal and sees all companies", async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Admin Portal" }).first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Compliance Rate", { exact: true })).toBeVisible();
  await page.goto("/admin/companies?search=Example+Builders");
  await expect(page.getByText("Example Builders Inc").first()).toBeVisible();
  await page.goto("/admin/users?search=manager%40builders");
  await expect(page.getByText("manager@builders.example").first()).toBeVisible();
});

test("a company's own admin is refused, in pages and in calls", async ({ page, account }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin Portal" })).toHaveCount(0);
  const pages = routes.filter(({ path }) => /^\/admin(\/|$)/.test(path));
  expect(pages.length).toBeGreaterThan(10);
  for (const { path } of pages) expect(await sentTo(page, path), path).toBe("/dashboard");
  await page.goto("/admin/users");
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const path of adminCalls) expect((await page.request.get(path)).status(), path).toBe(403);
});

test("a visitor is sent to the sign-in", { tag: "@full" }, async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
  for (const path of adminCalls) expect((await page.request.get(path)).status(), path).toBe(401);
});

test("a viewer may look and change nothing", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/vendors");
  await expect(
    page
      .getByRole("row", { name: /Imaginary Concrete Co/ })
      .or(page.getByText("Showing page"))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Vendor" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit|Delete|Actions for) / })).toHaveCount(0);
  const answer = await page.request.post("/api/vendors", { data: { name: "Sneaky", email: "sneaky@vendor.example" } });
  expect(answer.status()).toBe(403);
});

test("the platform admin writes the landing page's figures, and the next visitor reads them", { tag: "@full" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/landing");
  const heading = page.getByLabel("Heading");
  const before = await heading.inputValue();
  const visitor = await (await browser.newContext({ baseURL })).newPage();
  for (const words of [`${before}, and counting`, before]) {
    await heading.fill(words);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Landing page updated successfully").first()).toBeVisible();
    await expect(async () => {
      await visitor.goto("/");
      await expect(visitor.getByText(words, { exact: true })).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await visitor.context().close();
});

test("the platform admin sees problems with their fix, and shows a banner to everyone", { tag: "@full" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/operations");
  await page.getByRole("button", { name: "Check Now" }).click();
  await expect(page.getByText("All checks are done").first()).toBeVisible();
  const problems = page.getByRole("region", { name: "Problems" });
  await expect(problems.getByRole("listitem").filter({ hasText: "Scheduled backups are off" })).toContainText("Set BACKUP_DIR");
  await expect(page.getByRole("row", { name: /Read documents/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Workers" }).getByText("Running").first()).toBeVisible();
  await page.getByRole("button", { name: "Check Integrity" }).click();
  await expect(page.getByText("The integrity check has been queued").first()).toBeVisible();

  const [packet] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Support Packet" }).click(),
  ]);
  expect(packet.suggestedFilename()).toBe("coverkeep-support.zip");

  const member = await (await browser.newContext({ baseURL })).newPage();
  await signInAs(member, "viewer@builders.example");
  const text = "Maintenance on Sunday at 6 AM ET.";
  await page.getByLabel("Text").fill(text);
  await page.getByLabel("Type").selectOption("Warning");
  await page.getByRole("button", { name: "Save Banner" }).click();
  await expect(page.getByRole("status").getByText(text)).toBeVisible();
  await expect(async () => {
    await member.goto("/dashboard");
    await expect(member.getByText(text)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByLabel("Text").fill("");
  await page.getByRole("button", { name: "Save Banner" }).click();
  await expect(page.getByText("The banner was removed").first()).toBeVisible();
  await expect(page.getByRole("status").getByText(text)).toHaveCount(0);
  await member.context().close();
});
