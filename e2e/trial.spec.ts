import { expect, test } from "@/e2e/fixtures";
import { endTrial, settings } from "@/e2e/trial";
import { requireNode, typescript } from "@/scripts/processes";

test.use({ provoked: [/402 \(Payment Required\)/] });

test("the days of the trial are counted quietly", async ({ page, account }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "14 days left in trial" }).click();
  await expect(page).toHaveURL(/\/settings\?tab=plan/);
  await expect(page.getByText("Free trial: 14 days left"), account.companyName).toBeVisible();
  await expect(page.getByText(/needs no credit card and nothing is charged/)).toBeVisible();
});

test("after the trial all is seen and exported, writing says why not, and a plan that is chosen and activated opens it again", async ({
  page,
  account,
  mailbox,
}) => {
  test.slow();
  const data = { name: "Imaginary Paving", email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  const company = await endTrial(page);

  await page.goto("/vendors");
  await expect(page.getByRole("status").filter({ hasText: "Your free trial has ended." })).toBeVisible();
  await expect(page.getByRole("row", { name: /Imaginary Paving/ })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await downloading).suggestedFilename()).toBe("vendors.csv");

  await page.getByRole("button", { name: "Add Vendor" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
  await dialog.getByLabel("Vendor Name").fill("Fictional Fencing");
  await dialog.getByLabel("Email").fill("office@fencing.example");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(/Your free trial has ended, so nothing can be changed/).first()).toBeVisible();
  await expect(dialog.getByLabel("Vendor Name")).toHaveValue("Fictional Fencing");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  // The message lies over the link, and stays as long as the mouse rests on it.
  await expect(page.getByText(/Your free trial has ended, so nothing can be changed/)).toHaveCount(0);

  await page.getByRole("link", { name: "choose a plan" }).click();
  await expect(page.getByText(/The free trial ended on/)).toBeVisible();
  await page.getByLabel("Paid").selectOption("Annual");
  await page.getByRole("button", { name: "Choose Pro" }).click();
  await expect(page.getByText("Plan chosen. We will get in touch.")).toBeVisible();
  await expect(page.getByText(/You chose Pro, annual, on/)).toBeVisible();
  const mail = await mailbox.waitFor("platform@coverkeep.example", new RegExp(`^${account.companyName} chose the pro plan$`));
  expect(mail.text).toContain(`npm run admin:plan -- ${company} pro annual`);

  await requireNode("Activating the plan", { args: typescript("scripts/activate-plan.ts", company, "pro", "annual"), env: settings() });
  await page.goto("/settings?tab=plan");
  await expect(page.getByText(/^Pro, since /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Your current plan" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Choose Pro" })).toHaveCount(0);
  await page.getByLabel("Paid").selectOption("Monthly");
  await expect(page.getByRole("button", { name: "Choose Pro" })).toBeEnabled();
  await expect(page.getByText("Your free trial has ended.")).toHaveCount(0);
  expect((await page.request.post("/api/vendors", { data: { ...data, name: "Fictional Fencing" } })).status()).toBe(201);
});
