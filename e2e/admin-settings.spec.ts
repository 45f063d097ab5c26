import type { Page } from "@playwright/test";
import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { demoPassword } from "@/scripts/demo-sign-ins";

// Settings are the platform's: what one test changes, all others would see at the same time.
test.describe.configure({ mode: "serial" });

test("a platform admin changes the general settings, and the button says when they are saved", async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/settings");
  const name = page.getByLabel("Application Name");
  await expect(name).toHaveValue("Coverkeep");
  await expectNoFault(page, "General");
  // The default language would be everyone's in the tests beside this one.
  await expect(page.getByLabel("Default Language")).toHaveValue("en");
  const zone = page.getByLabel("Time Zone");
  await zone.selectOption("America/Los_Angeles");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Changes" }), "after two seconds").toBeVisible();
  await page.reload();
  await expect(zone).toHaveValue("America/Los_Angeles");
  await zone.selectOption("America/New_York");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
});

test.describe("a value that cannot be", () => {
  test("is told at its field", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "platform@coverkeep.example");
    await page.goto("/admin/settings?tab=security");
    const minutes = page.getByLabel("Session Timeout (Minutes)");
    await expect(minutes).toHaveValue("30");
    await expectNoFault(page, "Security");
    await minutes.fill("2");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Session timeout must be between 5 and 1440 minutes")).toBeVisible();
    await expect(minutes).toHaveValue("2");
  });
});

test("a platform admin generates an API key, sees it once and revokes it", { tag: "@full" }, async ({ page, playwright, baseURL }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/settings?tab=keys");
  await page.getByRole("button", { name: "Generate New API Key" }).click();
  const dialog = page.getByRole("dialog");
  const name = `Invented ${Date.now()}`;
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByRole("button", { name: "Generate Key" }).click();
  await expect(dialog.getByText("Please enter your password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("button", { name: "Generate Key" }).click();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  expect(secret).toMatch(/^ck_/);
  await dialog.getByRole("button", { name: "I Saved It" }).click();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectNoFault(page, "API Keys");
  const program = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${secret}` } });
  expect((await program.get("/api/vendors?page=1")).status()).toBe(200);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("button", { name: "Revoke Key" }).click();
  await expect(page.getByRole("row", { name: new RegExp(name) }).getByText("Revoked")).toBeVisible();
  expect((await program.get("/api/vendors?page=1")).status()).toBe(401);
  await program.dispose();
});

test("a platform admin sets prices, and visitors and companies see them", { tag: "@full" }, async ({ page, browser, baseURL }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/settings?tab=billing");
  const pro = page.getByRole("group", { name: "Pro" });
  await expect(pro.getByLabel("Price per Month")).toHaveValue("");
  await expectNoFault(page, "Billing");
  await expect(page.getByText("Stripe is not connected. Activate plans by hand after payment.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Auto-Billing" })).toBeDisabled();

  await pro.getByLabel("Price per Month").fill("cheap");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(pro.getByText(/^Please enter a price/)).toBeVisible();
  await expect(pro.getByLabel("Price per Month")).toHaveValue("cheap");
  await pro.getByLabel("Price per Month").fill("49.50");
  await pro.getByLabel("Vendor Limit").fill("1,000,000");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

  const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
  await visitor.goto("/");
  const prices = visitor.locator("#pricing");
  await expect(prices.getByText("$49.50 per month")).toBeVisible();
  await expect(prices.getByRole("link", { name: "Contact us" }), "two plans without a price").toHaveCount(2);
  await prices.getByText("Annual", { exact: true }).click();
  await expect(prices.getByText("$49.50 per month")).toBeHidden();
  const compared = prices.getByRole("table", { name: "Compare plans" });
  await expect(compared.getByRole("row", { name: "Price per month – $49.50 –" })).toBeVisible();
  await expect(compared.getByRole("row", { name: "Vendors Unlimited 1,000,000 Unlimited" })).toBeVisible();
  await expectNoFault(visitor, "prices");
  await signInAs(visitor, "viewer@builders.example");
  await visitor.goto("/settings?tab=plan");
  await expect(visitor.getByRole("table", { name: "Compare plans" }).getByText("$49.50")).toBeVisible();
  await expectNoFault(visitor, "Settings, Plan");
  await visitor.close();

  await pro.getByLabel("Price per Month").fill("");
  await pro.getByLabel("Vendor Limit").fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
});

test.describe("two admins change the same price", () => {
  test.use({ provoked: [/409/] });

  test("the second admin to save is asked what to keep, and for which plan", { tag: "@full" }, async ({ page }) => {
    await signInAs(page, "platform@coverkeep.example");
    const second = await page.context().newPage();
    const priceIn = (tab: Page) => tab.getByRole("group", { name: "Basic" }).getByLabel("Price per Month");
    const [mine, theirs] = [priceIn(second), priceIn(page)];
    for (const tab of [page, second]) await tab.goto("/admin/settings?tab=billing");
    await theirs.fill("20");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    await mine.fill("19.90");
    await second.getByRole("button", { name: "Save Changes" }).click();
    const conflict = second.getByRole("region", { name: "This changed after you opened it" });
    await expect(conflict.getByRole("listitem").filter({ hasText: "Basic: Price per Month" })).toContainText("20");
    await conflict.getByRole("button", { name: "Keep Mine of Basic: Price per Month" }).click();
    await expect(mine).toHaveValue("19.90");
    await mine.fill("");
    await second.getByRole("button", { name: "Save Changes" }).click();
    await expect(second.getByRole("button", { name: "Saved" })).toBeVisible();
  });
});

test.describe("at the vendor limit of the plan", () => {
  test.use({ provoked: [/402/] });

  test("what was typed stays, with the limit and what to do", { tag: "@full" }, async ({ page, account, browser, baseURL }) => {
    const { data } = (await (await page.request.get("/api/auth/me")).json()) as { data: { company: { id: string } } };
    const platform = await browser.newPage({ ...(baseURL && { baseURL }) });
    await signInAs(platform, "platform@coverkeep.example");
    const change = async (path: string, json: object) => expect((await platform.request.patch(path, { data: json })).status()).toBe(200);
    await change(`/api/admin/companies/${data.company.id}`, { plan: "enterprise" });
    await change("/api/admin/settings/billing", { enterpriseVendors: 1 });
    try {
      const first = { name: "Invented Paving", email: "office@paving.example" };
      expect((await page.request.post("/api/vendors", { data: first })).status(), account.companyName).toBe(201);
      await page.goto("/vendors");
      await page.getByRole("button", { name: "Add Vendor" }).click();
      const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
      await dialog.getByLabel("Vendor Name").fill("Fictional Fencing");
      await dialog.getByLabel("Email").fill("office@fencing.example");
      await dialog.getByRole("button", { name: "Create" }).click();
      await expect(page.getByText(/^Your Enterprise plan includes 1 vendor, and you have 1 vendor\./), "said once").toHaveCount(1);
      await expect(dialog.getByText(/^Your Enterprise plan includes 1 vendor/)).toBeVisible();
      await expect(dialog.getByLabel("Vendor Name")).toHaveValue("Fictional Fencing");
      await page.goto("/vendors/import");
      const list = {
        name: "list.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("Name,Email\nFictional Fencing,office@fencing.example\n"),
      };
      await page.locator("input[type=file]").setInputFiles(list);
      await expect(page.getByText(/^Your Enterprise plan includes 1 vendor/)).toBeVisible();
      await expect(page.getByRole("button", { name: "Import 1 row" })).toBeDisabled();
    } finally {
      await change("/api/admin/settings/billing", { enterpriseVendors: null });
      await platform.close();
    }
  });
});

test("platform admins get an email about a sign-up", { tag: "@full" }, async ({ account, mailbox }) => {
  const email = await mailbox.waitFor("platform@coverkeep.example", /^New user: Test Admin$/, account.companyName);
  expect(email.text).toContain(account.email);
});

test("a platform admin chooses which emails platform admins get", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin/settings?tab=notifications");
  const daily = page.getByRole("switch", { name: "Daily Reports" });
  await expect(daily).not.toBeChecked();
  for (const name of ["New User Registration", "Document Expiring", "System Alerts", "Weekly Summary"])
    await expect(page.getByRole("switch", { name })).toBeChecked();
  await expectNoFault(page, "Notifications");
  await daily.press("Space");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.reload();
  await expect(daily).toBeChecked();
  await daily.click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
});
