import { expect, forgetVisitor, fromMenu, linkIn, newEmail, test } from "@/e2e/fixtures";
import { settings } from "@/e2e/rows";
import { endTrial } from "@/e2e/trial";
import { requireNode, typescript } from "@/scripts/processes";

test.use({ provoked: [/402 \(Payment Required\)/] });

test("the days of the trial are counted quietly", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "14 days left in trial" }).click();
  await expect(page).toHaveURL(/\/settings\?tab=plan/);
  await expect(page.getByText("Free trial: 14 days left"), account.companyName).toBeVisible();
  await expect(page.getByText(/The trial needs no credit card, and we charge nothing/)).toBeVisible();
});

test("after the trial all is seen and exported, writing says why not, and a plan that is chosen and activated opens it again", {
  tag: "@full",
}, async ({ page, account, mailbox }) => {
  const data = { name: "Imaginary Paving", email: "office@paving.example" };
  expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  const company = await endTrial(page);

  await page.goto("/vendors");
  await expect(page.getByRole("status").filter({ hasText: "Your free trial has ended." })).toBeVisible();
  await expect(page.getByRole("row", { name: /Imaginary Paving/ })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Export", "Export CSV");
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
  const mail = await mailbox.waitFor("platform@coverkeep.example", /^A company chose the pro plan$/, account.companyName);
  expect(mail.text).toContain(`npm run admin -- plan ${company} pro annual`);

  await requireNode("Activating the plan", { args: typescript("scripts/admin.ts", "plan", company, "pro", "annual"), env: settings() });
  await page.goto("/settings?tab=plan");
  await expect(page.getByText(/^Pro, since /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Your current plan" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Choose Pro" })).toHaveCount(0);
  await page.getByLabel("Paid").selectOption("Monthly");
  await expect(page.getByRole("button", { name: "Choose Pro" })).toBeEnabled();
  await expect(page.getByText("It is paid annually.")).toBeVisible();
  await expect(page.getByText("Your free trial has ended.")).toHaveCount(0);
  expect((await page.request.post("/api/vendors", { data: { ...data, name: "Fictional Fencing" } })).status()).toBe(201);
});

test("a plan that has ended is told as one, with the day from which nothing is kept for sure", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const company = await endTrial(page);
  const put = (...choice: string[]) =>
    requireNode("Changing the plan", { args: typescript("scripts/admin.ts", "plan", company, ...choice), env: settings() });
  await put("basic");
  await put("none");
  await page.goto("/settings?tab=plan");
  const notice = page.getByRole("status").filter({ hasText: "Your plan has ended." });
  await expect(notice, account.companyName).toContainText("Nothing is deleted before");
  await expect(page.getByText(/^The plan ended on /)).toBeVisible();
  await expect(page.getByText(/free trial/)).toHaveCount(0);
  const answer = await page.request.post("/api/vendors", { data: { name: "Imaginary Paving", email: "office@paving.example" } });
  expect((await answer.json()).error.message).toMatch(/^Your plan has ended, so nothing can be changed/);
});

test("a plan that is chosen among the prices, by the keyboard, is the new company's wish", { tag: "@full" }, async ({ page, mailbox }) => {
  await forgetVisitor(page);
  await page.goto("/");
  const prices = page.locator("#pricing");
  await expect(prices.getByRole("radio", { name: "Monthly" })).toBeChecked();
  await prices.getByRole("radio", { name: "Monthly" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(prices.getByRole("radio", { name: "Annual" })).toBeChecked();
  await expect(prices.getByRole("link", { name: /^Try / })).toHaveCount(3);
  await prices.getByRole("link", { name: "Try Pro for 14 days" }).click();
  await expect(page).toHaveURL(/\/signup\?plan=pro&cycle=annual$/);
  await expect(page.getByText("You chose Pro, paid annually.")).toBeVisible();

  const companyName = `Invented Choosers ${newEmail().slice(7, 15)}`;
  await page.getByLabel("First name").fill("Test");
  await page.getByLabel("Last name").fill("Admin");
  const email = newEmail();
  await page.getByLabel("Work email").fill(email);
  await page.getByLabel("Company name").fill(companyName);
  await page.getByLabel("Company size").selectOption("11-50");
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByLabel("Confirm password", { exact: true }).fill("correct horse battery");
  await page.getByRole("checkbox", { name: /I agree to the/ }).check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Until the address is confirmed, the account emails no one else.
  const token = new URL(linkIn(await mailbox.waitFor(email, /Confirm your email/)), "http://link").searchParams.get("token");
  expect((await page.request.post("/api/auth/confirm", { data: { token, type: "signup" } })).status()).toBe(200);
  await mailbox.waitFor("platform@coverkeep.example", /^A company chose the pro plan$/, companyName);
  await page.goto("/settings?tab=plan");
  await expect(page.getByText(/You chose Pro, annual, on/)).toBeVisible();
});
