import { readFile } from "node:fs/promises";
import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";

test("a platform admin generates a report, downloads it, schedules one and ends the schedule", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/admin");
  await page.getByRole("main").getByRole("link", { name: "Export Reports" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/reports$/);
  await expect(page.getByRole("heading", { name: "Reports", level: 1 })).toBeVisible();
  await page.getByLabel("Time range").selectOption("30d");
  await expect(page).toHaveURL(/range=30d/);
  await expect(page.getByRole("img", { name: /^System Activity: .*uploaded/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Top Companies: .*document/ })).toBeVisible();

  await page.getByLabel("Format of System Usage").selectOption("csv");
  await page.getByRole("button", { name: "Generate Report: System Usage" }).press("Enter");
  const row = page.getByRole("row", { name: /System Usage.*Last 30 days.*CSV/ }).first();
  await expect(row.getByText("Ready")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await row.getByRole("link", { name: "Download System Usage as CSV" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^system-usage-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), "utf8")).toContain("Company,Plan,Status");

  await page.getByRole("button", { name: "Schedule Report" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule Report" });
  const own = dialog.getByRole("checkbox", { name: /platform@coverkeep\.example/ });
  await own.uncheck();
  await dialog.getByRole("button", { name: "Schedule Report" }).click();
  await expect(dialog.getByText("Please choose at least one recipient")).toBeVisible();
  await expectNoFault(page, "the dialog of a schedule with an error");
  await own.check();
  await dialog.getByLabel("Report", { exact: true }).selectOption("compliance");
  await dialog.getByRole("button", { name: "Schedule Report" }).click();
  await expect(dialog).toBeHidden();
  const schedule = page.getByRole("row", { name: /Compliance.*Every Monday.*platform@coverkeep\.example/ }).first();
  await expect(schedule).toBeVisible();
  await expectNoFault(page, "Reports");

  await page.setViewportSize({ width: 390, height: 844 });
  // The charts are redrawn once they notice that their frame is narrower.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoFault(page, "Reports on a phone");
  await schedule.getByRole("button", { name: "End schedule of Compliance, weekly" }).click();
  await page.getByRole("button", { name: "End Schedule", exact: true }).click();
  await expect(page.getByText("Schedule ended").first()).toBeVisible();
  await expect(schedule).toBeHidden();
});
