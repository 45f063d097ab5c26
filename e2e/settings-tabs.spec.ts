import { expect, test } from "@/e2e/fixtures";
import { held } from "@/e2e/saying";

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
