import type { Page } from "@playwright/test";
import { expect, holdBack, test, vendorNamed } from "@/e2e/fixtures";

/** Presses a control by the keyboard, waits until what it does is done, and says that it has the focus still. */
async function pressed(page: Page, name: string, done: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(done).first()).toBeVisible();
  await expect(button).toBeFocused();
}

test("who presses a button by the keyboard keeps the place when the button was busy", { tag: "@full" }, async ({ page, account }) => {
  const vendor = { name: "Invented Glazing", email: "office@glazing.example" };
  expect((await page.request.post("/api/vendors", { data: vendor })).status()).toBe(201);
  await page.goto("/settings");
  await page.getByLabel("Company Name").fill(`${account.companyName} Inc`);
  await pressed(page, "Save Changes", "Company profile updated successfully");
  await page.goto("/settings?tab=team");
  await page.getByLabel("Email").fill("colleague@company.example");
  await pressed(page, "Send Invitation", "Invitation sent successfully");
  await page.goto("/settings?tab=activity");
  await pressed(page, "Check Chain", "Chain intact");
  await page.goto("/vendors");
  const menu = page.getByRole("button", { name: `Actions for ${vendor.name}` });
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Request Certificate" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Request Certificate" }).press("Enter");
  await expect(page.getByText("Invitation sent successfully").first()).toBeVisible();
  await expect(menu).toBeFocused();
});

test("who came to a button before the page was awake keeps the place as well", { tag: "@full" }, async ({ page, account }) => {
  const name = `Imaginary Fencing of ${account.companyName}`;
  await vendorNamed(page, name);
  const release = await holdBack(page);
  await page.goto("/vendors", { waitUntil: "domcontentloaded" });
  const button = page.getByRole("button", { name: `Actions for ${name}` });
  await button.focus();
  release();
  const menu = page.getByRole("menu", { name: `Actions for ${name}` });
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test("who went on while a button was busy stays there", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  await page.getByLabel("Company Name").fill(`${account.companyName} Inc`);
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/companies/profile", async (route, request) => {
    if (request.method() === "PATCH") await answer.promise;
    await route.fallback();
  });
  const save = page.getByRole("button", { name: "Save Changes" }).first();
  await save.press("Enter");
  await page.getByLabel("Phone").first().focus();
  answer.resolve();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await expect(page.getByLabel("Phone").first()).toBeFocused();
});

test("who signs devices out by the keyboard goes on with the next one, and in the end with their list", { tag: "@full" }, async ({
  page,
  account,
  browser,
}) => {
  for (let device = 0; device < 3; device += 1) {
    const context = await browser.newContext();
    const { email, password } = account;
    const signedIn = await context.request.post(`${process.env.E2E_URL}/api/auth/login`, { data: { email, password } });
    expect(signedIn.status()).toBe(200);
    await context.close();
  }
  await page.goto("/settings?tab=security");
  const devices = page.getByRole("region", { name: "Signed-in devices" });
  const buttons = devices.getByRole("button", { name: /^Sign out .*last seen/ });
  await expect(buttons).toHaveCount(3);
  await buttons.first().press("Enter");
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeFocused();
  await devices.getByRole("button", { name: "Sign Out Everywhere Else" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign Out" }).press("Enter");
  await expect(buttons).toHaveCount(0);
  await expect(devices).toBeFocused();
});

test("who withdraws an invitation by the keyboard stays with the invitations", { tag: "@full" }, async ({ page, account }) => {
  expect(account.email).toBeTruthy();
  const invited = await page.request.post("/api/team/invitations", { data: { email: "colleague@company.example", role: "VIEWER" } });
  expect(invited.status()).toBe(201);
  await page.goto("/settings?tab=team");
  await page
    .getByRole("button", { name: /^Withdraw/ })
    .first()
    .press("Enter");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Withdraw/ })
    .press("Enter");
  await expect(page.getByText("colleague@company.example")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Team", exact: true })).toBeFocused();
});
