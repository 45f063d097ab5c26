import { expect, test } from "@/e2e/fixtures";

const background = (page: import("@playwright/test").Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const [light, dark] = ["rgb(246, 248, 251)", "rgb(14, 18, 24)"];

test("the account menu shows who is signed in, and leads to profile, support and the keys", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/vendors");
  const open = () => page.getByRole("button", { name: "Account menu" }).click();
  await open();
  const menu = page.getByRole("menu", { name: "Account menu" });
  await expect(menu).toContainText("Test Admin");
  await expect(menu).toContainText(account.email);
  await expect(menu.getByRole("menuitem", { name: "Help for This Page" })).toHaveAttribute("href", "/support#add-a-vendor");
  await menu.getByRole("menuitem", { name: "Keyboard Shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard Shortcuts" })).toContainText("Search");
  await page.keyboard.press("Escape");
  await open();
  await menu.getByRole("menuitem", { name: "Personal Profile" }).click();
  await expect(page).toHaveURL("/settings?tab=personal");
  await page.goto("/support#add-a-vendor");
  await expect(page.getByRole("button", { name: "How do I add a vendor?" })).toHaveAttribute("aria-expanded", "true");
});

test("a chosen theme counts at once, after a reload, and on public pages; System follows the computer", { tag: "@full" }, async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/vendors");
  expect(await background(page)).toBe(light);
  const choose = async (theme: string) => {
    await page.getByRole("button", { name: "Account menu" }).press("Enter");
    await page.getByRole("menuitemradio", { name: theme }).click();
    await page.keyboard.press("Escape");
  };
  await choose("Dark");
  await expect.poll(() => background(page)).toBe(dark);
  for (const path of ["/settings", "/about", "/terms"]) {
    const html = await (await page.request.get(path)).text();
    expect(html, `${path} has the theme from its first byte`).toMatch(/<html[^>]*data-theme="dark"/);
    await page.goto(path);
    expect(await background(page), path).toBe(dark);
  }
  await page.goto("/vendors");
  await choose("System");
  await expect.poll(() => background(page)).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).toBe(dark);
  await choose("Light");
  await expect.poll(() => background(page)).toBe(light);
});

test("on a phone the same is in the slide-in menu", { tag: "@full" }, async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/vendors");
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByRole("link", { name: "Support" })).toHaveAttribute("href", "/support");
  await menu.getByLabel("Theme").selectOption("Dark");
  await expect.poll(() => background(page)).toBe(dark);
});

for (const width of [1440, 1024, 390]) {
  test(`a message covers no control of the top bar and no main action at ${width} px`, { tag: "@full" }, async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/vendors");
    await page.getByRole("button", { name: "Add Vendor" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Vendor Name").fill("Invented Paving");
    await dialog.getByLabel("Email").fill("office@paving.example");
    await dialog.getByRole("button", { name: "Create" }).click();
    const toast = page.locator("[data-sonner-toast]");
    await expect(toast).toBeVisible();
    await page.waitForTimeout(500);
    const covered = await toast.evaluate((one) => {
      const box = one.getBoundingClientRect();
      const controls = document.querySelectorAll("header button, main button");
      return [...controls].flatMap((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        const overlaps = width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        return overlaps ? [control.textContent || control.getAttribute("aria-label")] : [];
      });
    });
    expect(covered).toEqual([]);
  });
}

test("switches that Email Alerts mutes look off and keep what was chosen", { tag: "@full" }, async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.goto("/settings?tab=notifications");
  const alerts = page.getByRole("switch", { name: "Email Alerts" });
  const reminders = page.getByRole("switch", { name: "Expiration Reminders" });
  await expect(reminders).toBeChecked();
  await alerts.click();
  await expect(reminders).not.toBeChecked();
  await expect(reminders).toBeDisabled();
  await alerts.click();
  await expect(reminders).toBeChecked();
  await expect(reminders).toBeEnabled();
});

test("on a phone, the list of settings leads into each page and back, and keeps the keyboard's place", { tag: "@full" }, async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/settings");
  const entry = page.getByRole("tab", { name: "Your Data" });
  await entry.click();
  await expect(page.getByRole("tabpanel", { name: "Your Data" })).toBeVisible();
  await expect(entry).toBeHidden();
  await page.getByRole("button", { name: "All Settings" }).click();
  await expect(entry).toBeFocused();
});

test("cells pasted from a spreadsheet are a list like any other", { tag: "@full" }, async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.goto("/vendors/import");
  await page.getByLabel("Or paste cells from Excel").evaluate((area) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/plain",
      "Name\tEmail\nImaginary Paving\toffice@paving.example\nPretend Plumbing\toffice@plumbing.example\n",
    );
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("button", { name: "Import 2 rows" })).toBeEnabled();
});
