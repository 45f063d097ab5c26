import sharp from "sharp";
import { expect, linkIn, newEmail, pick, signInAs, test } from "@/e2e/fixtures";
import { failing } from "@/e2e/saying";

test("the company's profile, time zone, legal names and logo are kept, and shown in the frame", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await page.goto("/settings");
  await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
  await page.getByLabel("Company Name").fill("");
  await page.getByLabel("Website").fill("not a site");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company name is required")).toBeVisible();
  await expect(page.getByLabel("Website")).toHaveValue("not a site");
  await expect(page.getByLabel("Website")).toHaveAttribute("aria-invalid", "true");
  const name = `Renamed ${account.companyName}`;
  await page.getByLabel("Company Name").fill(name);
  await page.getByLabel("Website").fill("https://renamed.example");
  await page.getByLabel("Industry").selectOption("Construction");
  await pick(page.getByLabel("Time Zone"), "America/Los Angeles");
  await page.getByLabel("Legal Names").fill(`${name} LLC\n${name} Holding`);
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company profile updated successfully"), "one button saves all cards").toBeVisible();
  await expect(page.getByText("Settings updated successfully")).toBeVisible();
  await expect(page.getByRole("banner").getByText(name)).toBeVisible();
  await expect(page.getByText("No unsaved changes")).toBeVisible();

  const buffer = await sharp({ create: { width: 240, height: 80, channels: 3, background: "#0a5a8a" } })
    .png()
    .toBuffer();
  await page.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  const logo = page.getByRole("img", { name: `Logo of ${name}` });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);

  await page.reload();
  await expect(page.getByLabel("Company Name")).toHaveValue(name);
  await expect(page.getByLabel("Time Zone")).toHaveText("America/Los Angeles");
  await expect(page.getByLabel("Legal Names")).toHaveValue(`${name} LLC\n${name} Holding`);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No logo yet")).toBeVisible();
});

test("what another tab saved meanwhile stays, and the log names only what was changed", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
  const meanwhile = { data: { address: "1 Example Street", website: "https://meanwhile.example" } };
  expect((await page.request.patch("/api/companies/profile", meanwhile)).status()).toBe(200);
  await page.getByLabel(/^Phone/).fill("(555) 010-0177");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await expect(page.getByLabel("Website"), "what there is now is shown").toHaveValue("https://meanwhile.example");
  await page.reload();
  await expect(page.getByLabel("Address")).toHaveValue("1 Example Street");
  await expect(page.getByLabel(/^Phone/)).toHaveValue("(555) 010-0177");
  await page.goto("/settings?tab=activity");
  const changes = page.getByRole("table", { name: "Activity" }).getByRole("row", { name: /Changed the company profile/ });
  await expect(changes.first()).toContainText(/phone/);
  await expect(changes.first()).not.toContainText(/name|website/);
});

test("a page with something unsaved is left after a question", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  const name = page.getByLabel("Company Name");
  await expect(name).toHaveValue(account.companyName);
  await name.fill("Typed, not saved");
  const vendors = page.getByRole("navigation").getByRole("link", { name: "Vendors" }).first();
  await vendors.click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(name).toHaveValue("Typed, not saved");
  await vendors.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/vendors/);
  await page.goto("/settings");
  await name.fill("Saved Builders");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Company profile updated successfully")).toBeVisible();
  await vendors.click();
  await expect(page).toHaveURL(/\/vendors/);
});

test("also by the browser's Back, the search and Sign Out, and whatever tab covers what was typed", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await page.goto("/vendors");
  await page.getByRole("navigation").getByRole("link", { name: "Settings" }).first().click();
  const name = page.getByLabel("Company Name");
  await expect(name).toHaveValue(account.companyName);
  await name.fill("Typed, not saved");
  const question = page.getByRole("alertdialog", { name: "Leave without saving" });
  const stay = async () => {
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/settings/);
    await expect(name).toHaveValue("Typed, not saved");
  };
  const search = async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Dashboard");
    await expect(page.getByRole("option", { name: "Dashboard" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
  };
  const back = () => page.evaluate(() => window.history.back());

  await back();
  await stay();
  await expect(name, "who uses a keyboard goes on typing").toBeFocused();
  await search();
  await stay();
  await expect(name).toBeFocused();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await stay();
  await expect(page.getByRole("button", { name: "Sign Out" })).toBeFocused();

  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page).toHaveURL(/tab=security/);
  await search();
  await question.getByRole("button", { name: "Cancel" }).click();
  await back();
  await expect(page, "from tab to tab nothing is lost").toHaveURL(/\/settings$/);
  await expect(name).toHaveValue("Typed, not saved");

  await back();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/vendors$/);
  await expect(page.getByRole("heading", { name: "Vendors" })).toBeVisible();
});

test.describe("a way out that leads nowhere", () => {
  test.use({ provoked: [/500 \(Internal Server Error\)/] });

  test("is asked about again once more was typed", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/settings");
    const name = page.getByLabel("Company Name");
    await expect(name).toHaveValue(account.companyName);
    await name.fill("Typed, not saved");
    await failing(page, "**/api/auth/logout", "POST");
    await page.getByRole("button", { name: "Sign Out" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving" });
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByText("An error occurred")).toBeVisible();
    await expect(page).toHaveURL(/\/settings/);
    await name.fill("Typed on, not saved");
    await page.getByRole("navigation").getByRole("link", { name: "Vendors" }).first().click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(name).toHaveValue("Typed on, not saved");
  });
});

test.describe("a file that is no picture", () => {
  test.use({ provoked: [/40[0-9] |415|422/] });

  test("is refused beside the logo, with the reason", { tag: "@full" }, async ({ page, account }) => {
    await page.goto("/settings");
    await expect(page.getByLabel("Company Name")).toHaveValue(account.companyName);
    const buffer = Buffer.from(`no picture of ${account.companyName}`);
    await page.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
    await expect(page.getByText(/PNG or JPEG/)).toHaveCount(2);
    await expect(page.getByText("No logo yet")).toBeVisible();
  });
});

test("who may not change the logo is not told how", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/settings");
  await expect(page.getByText("Only company admins can change the company profile.")).toBeVisible();
  await expect(page.getByText("PNG or JPEG")).toBeHidden();
});

test("the question before a company's deletion can be read on a phone, whatever the company is called", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const name = `${account.companyName.replaceAll(" ", "")}${"OneLongWord".repeat(8)}`;
  expect((await page.request.patch("/api/companies/profile", { data: { name } })).status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings?tab=data");
  await page.getByRole("button", { name: "Delete the Company" }).click();
  const words = page.getByRole("dialog", { name: "Delete the Company" }).getByText(/^We delete/);
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), "cut off").toBe(0);
});

test("a new email address counts once it is confirmed, with a press", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const next = newEmail();
  await page.goto("/settings?tab=personal");
  await page.getByLabel("Email Address").fill(next);
  await page.getByLabel("Current Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByText(`${next} is not confirmed yet`)).toBeVisible();
  await expect(page.getByRole("banner").getByText(account.email)).toBeVisible();
  expect((await mailbox.waitFor(account.email, /about to change/)).text).toContain(next);

  await page.goto(linkIn(await mailbox.waitFor(next, /Confirm your new email address/)));
  await page.getByRole("button", { name: "Confirm New Address" }).click();
  await expect(page.getByText("New address confirmed")).toBeVisible();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole("banner").getByText(next)).toBeVisible();
});

test("a new email address is taken back before it is confirmed", { tag: "@full" }, async ({ page, account, mailbox }) => {
  const next = newEmail();
  await page.goto("/settings?tab=personal");
  await page.getByLabel("Email Address").fill(next);
  await page.getByLabel("Current Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await mailbox.waitFor(next, /Confirm your new email address/);
  await page.getByRole("button", { name: /^Keep / }).click();
  await expect(page.getByText(`${next} is not confirmed yet`)).toBeHidden();
  await expect(page.getByLabel("Email Address")).toHaveValue(account.email);
});

test("notifications are kept", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings?tab=notifications");
  for (const name of ["Email Alerts", "Expiration Reminders", "New Vendor Alerts"])
    await expect(page.getByRole("switch", { name }), account.companyName).toBeChecked();
  for (const name of ["Weekly Reports", "System Updates"]) await expect(page.getByRole("switch", { name })).not.toBeChecked();
  await page.getByRole("switch", { name: "Weekly Reports" }).click();
  await expect(page.getByText("Notification preferences updated")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Weekly Reports" })).toBeChecked();
});
