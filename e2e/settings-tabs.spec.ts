import { expect, test } from "@/e2e/fixtures";
import { held } from "@/e2e/saying";

test("a tab that is pressed while the saved page is still being renewed opens all the same", async ({ page, account }) => {
  await page.goto("/settings?tab=personal");
  await page.getByLabel("Phone Number").fill("(555) 010-0142");
  const letGo = await held(page, /\/settings.*_rsc=/, "GET");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.waitForRequest(/\/settings.*_rsc=/);
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(page.getByRole("tab", { name: "Notifications" })).toHaveAttribute("aria-selected", "true");
  letGo();
  await expect(page).toHaveURL(/tab=notifications/);
  await expect(page.getByRole("tab", { name: "Notifications" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Expiration Reminders")).toBeVisible();
  expect(account.email).toContain("@");
});
