import { searchedPages } from "@/components/settings/searched-pages";
import { expect, expectQuiet, signInAs, test } from "@/e2e/fixtures";
import { held } from "@/e2e/saying";
import { settingsHref } from "@/lib/companies/settings-values";

test("pages and single settings are found by typing, and opened by Enter", async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  await page.goto("/settings");
  const search = page.getByRole("combobox", { name: "Search settings" });
  await search.fill("reminder");
  const results = page.getByRole("listbox", { name: "Matching settings" });
  await expect(results.getByRole("option")).toContainText(["Reminders", "Emails", "Expiration Reminders"]);
  await search.press("Enter");
  await expect(page.getByRole("tab", { name: "Reminders" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(/^We email a vendor 90, 60, 30, 14, 7, 3, and 1 days before coverage expires\./)).toBeVisible();
  await page.getByLabel("How many times").selectOption({ label: "2 times" });
  await expect(page.getByText(/then weekly, 2 times in all\./), "the plan follows what is chosen").toBeVisible();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByText(/then weekly, 4 times in all\./)).toBeVisible();

  await search.fill("monthly limit");
  await search.press("Enter");
  await expect(page.getByLabel("Monthly limit")).toBeFocused();
  await search.fill("legal names");
  await search.press("Enter");
  await expect(page.getByLabel("Legal Names")).toBeFocused();
  await expect(page).toHaveURL(/tab=company/);
  await page.getByRole("tab", { name: "Company Profile" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("tab", { name: "Activity" })).toBeFocused();
});

test("each setting that the search knows is on its page", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "admin@builders.example");
  for (const { name, settings } of searchedPages)
    for (const { label } of settings) {
      await page.goto(settingsHref(name, label));
      await expectQuiet(page);
      const focused = page.getByRole("tabpanel").locator(":focus");
      await expect(focused, label).toBeVisible();
    }
});

test("on a phone the list leads into each page and back", { tag: "@full" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin@builders.example");
  await page.goto("/settings");
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(page.getByRole("switch", { name: "Weekly Reports" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Team" })).toBeHidden();
  await page.getByRole("button", { name: "All Settings" }).click();
  await expect(page.getByRole("tab", { name: "Notifications" })).toBeFocused();
  await expect(page.getByRole("switch", { name: "Weekly Reports" })).toBeHidden();
});

test("a tab that is pressed while the saved page is still being renewed opens all the same", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await page.goto("/settings?tab=personal");
  await page.getByLabel("Phone Number").fill("(555) 010-0142");
  const letGo = await held(page, /\/settings.*_rsc=/, "GET");
  const renewed = page.waitForRequest(/\/settings.*_rsc=/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await renewed;
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(page.getByRole("tab", { name: "Notifications" })).toHaveAttribute("aria-selected", "true");
  letGo();
  await expect(page).toHaveURL(/tab=notifications/);
  await expect(page.getByRole("tab", { name: "Notifications" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Expiration Reminders")).toBeVisible();
  expect(account.email).toContain("@");
});

test("what is typed in a tab is there after a look at another one", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  const name = page.getByLabel("Company Name");
  await expect(name).toHaveValue(account.companyName);
  await name.fill("Typed, not saved");
  await page.getByRole("tab", { name: "Personal Profile" }).click();
  await page.getByLabel("First Name").fill("Also typed");
  await page.getByRole("tab", { name: "Company Profile" }).click();
  await expect(name).toHaveValue("Typed, not saved");
  await expect(page.getByLabel("First Name")).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await page.getByRole("tab", { name: "Personal Profile" }).click();
  await expect(page.getByLabel("First Name")).toHaveValue("Also typed");
  await expect(page).toHaveURL(/tab=personal/);
  await page.reload();
  await expect(page.getByLabel("First Name")).toHaveValue("Test");
});
