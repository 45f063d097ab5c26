import type { Page } from "@playwright/test";
import { type Account, expect, inviteByMenu, pick, rowAction, signInAs, test } from "@/e2e/fixtures";
import { failing, held, says } from "@/e2e/saying";
import { simpleCertificate } from "@/lib/testing/factories";

test.use({ provoked: [/Failed to load resource/] });

test("Main layout, Admin layout, any call", async ({ page, playwright, baseURL }) => {
  await signInAs(page, "platform@coverkeep.example");
  await page.goto("/dashboard");
  await says(page, "Main layout: as platform admin");
  await page.goto("/admin");
  await says(page, "Admin layout: opened");
  await failing(page, /\/api\/vendors\?/);
  await page.goto("/vendors?search=nobody");
  await says(page, "Any call: refused without a sentence");
  const stranger = await playwright.request.newContext({ baseURL });
  const refused = await stranger.post("/api/auth/refresh", { data: {} });
  expect(refused.status()).toBe(401);
  await page.goto("about:blank");
  await page.setContent(await refused.text());
  await says(page, "Any call: renewed without a token");
  await stranger.dispose();
});

async function addVendor(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/vendors", { data: { name, email: "office@vendor.example" } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

test("Dashboard", { tag: "@full" }, async ({ page, account }) => {
  await addVendor(page, `Imaginary Paving of ${account.companyName}`);
  await page.goto("/dashboard");
  await says(page, "Dashboard: opened");
  await failing(page, "**/api/companies/stats");
  await page.goto("/dashboard");
  await says(page, "Dashboard: failed");
});

test("Vendors", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/vendors");
  await says(page, "Vendors: empty");
  await page.getByRole("button", { name: "Add Vendor" }).first().click();
  await says(page, "Vendors: adding");
  const adding = page.getByRole("dialog", { name: "Add New Vendor" });
  await adding.getByLabel("Vendor Name").fill("Imaginary Paving");
  await adding.getByLabel("Email").fill("office@paving.example");
  let mend = await failing(page, "**/api/vendors", "POST");
  await adding.getByRole("button", { name: "Create" }).click();
  await says(page, "Vendors: not created");
  await mend();
  await adding.getByRole("button", { name: "Create" }).click();
  await says(page, "Vendors: created");
  await expect(page.getByRole("heading", { name: "Imaginary Paving" })).toBeVisible();

  await page.goto("/vendors");
  await page.getByRole("button", { name: "Actions for Imaginary Paving" }).click();
  await says(page, "Vendors: actions");
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await says(page, "Vendors: editing");
  const editing = page.getByRole("dialog", { name: "Edit Vendor" });
  await editing.getByLabel("Contact Name").fill("Paving Office");
  mend = await failing(page, /\/api\/vendors\/[^/]+$/, "PATCH");
  await editing.getByRole("button", { name: "Update" }).click();
  await says(page, "Vendors: not updated");
  await mend();
  await editing.getByRole("button", { name: "Update" }).click();
  await says(page, "Vendors: updated");

  mend = await failing(page, "**/invite", "POST");
  await inviteByMenu(page, "Imaginary Paving");
  await says(page, "Vendors: not invited");
  await mend();
  await inviteByMenu(page, "Imaginary Paving");
  await says(page, "Vendors: invited");

  await rowAction(page, "Imaginary Paving", "Delete");
  await says(page, "Vendors: asked whether to delete");
  const question = page.getByRole("alertdialog");
  mend = await failing(page, /\/api\/vendors\/[^/]+$/, "DELETE");
  await question.getByRole("button", { name: "Delete" }).click();
  await says(page, "Vendors: not deleted");
  await mend();
  if (await question.isHidden()) await rowAction(page, "Imaginary Paving", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await says(page, "Vendors: deleted");

  for (let number = 1; number <= 10; number += 1) await addVendor(page, `Pretend Firm ${number} of ${account.companyName}`);
  const vendorId = await addVendor(page, "Fictional Glass");
  await store(page, account, vendorId);
  // By name, so that the vendor with a document is on the first of two pages.
  await page.goto("/vendors?sort=name");
  await says(page, "Vendors: opened");
});

async function store(page: Page, account: Account, vendorId?: string): Promise<void> {
  const bytes = await simpleCertificate("2099-06-01", `GL-${Math.random()}`, `Nobody of ${account.companyName}`);
  const document = { name: "stored.pdf", mimeType: "application/pdf", buffer: Buffer.from(bytes) };
  const answer = await page.request.post("/api/documents/upload", { multipart: { ...(vendorId && { vendorId }), document } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test("Documents", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/documents");
  await says(page, "Documents: empty");
  await addVendor(page, "Fictional Glass");
  await page.goto("/documents");
  await page.getByRole("button", { name: "Upload Document" }).first().click();
  await says(page, "Documents: uploading is asked for");
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await pick(dialog.getByRole("combobox", { name: "Select Vendor" }), "Fictional Glass");
  // The button waits for a file; the form itself is sent to see that it says so too.
  await dialog.locator("form").evaluate((form) => (form as HTMLFormElement).requestSubmit());
  await says(page, "Documents: sent without a file");
  const buffer = Buffer.from(await simpleCertificate("2099-06-01", "GL-0001", "Fictional Glass"));
  await dialog.locator("input[type=file]").setInputFiles({ name: "invented.pdf", mimeType: "application/pdf", buffer });
  let mend = await failing(page, "**/api/documents/upload", "POST");
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await says(page, "Documents: not uploaded");
  await mend();
  const letGo = await held(page, "**/api/documents/upload");
  await dialog.getByRole("button", { name: /invented\.pdf/ }).click();
  await says(page, "Documents: while uploading");
  letGo();
  await says(page, "Documents: uploaded");

  await page.goto("/documents");
  const row = page.getByRole("row", { name: /invented\.pdf/ });
  await expect(row).toContainText("Compliant");
  mend = await failing(page, "**/reprocess", "POST");
  await page.getByRole("button", { name: "Actions for invented.pdf" }).click();
  await says(page, "Documents: actions");
  await page.getByRole("menuitem", { name: "Reprocess" }).click();
  await says(page, "Documents: not reprocessed");
  await mend();
  await rowAction(page, "invented.pdf", "Reprocess");
  await says(page, "Documents: reprocessed");
  await rowAction(page, "invented.pdf", "Delete");
  await says(page, "Documents: asked whether to delete");
  const question = page.getByRole("alertdialog");
  mend = await failing(page, /\/api\/documents\/[^/]+$/, "DELETE");
  await question.getByRole("button", { name: "Delete" }).click();
  await says(page, "Documents: not deleted");
  await mend();
  if (await question.isHidden()) await rowAction(page, "invented.pdf", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await says(page, "Documents: deleted");

  await store(page, account);
  await page.goto("/documents");
  await says(page, "Documents: opened");
});

test("Settings, company profile", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  await says(page, "Settings: company profile");
  await page.getByLabel("Phone").fill("(555) 010-0199");
  const mend = await failing(page, "**/api/companies/profile", "PATCH");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: company profile not saved");
  await mend();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: company profile saved");

  const mendSettings = await failing(page, "**/api/companies/settings", "PATCH");
  await page.getByLabel("Legal Names").fill("Invented Holding");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: settings not saved");
  await mendSettings();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: settings saved");
  expect(account.email).toContain("@");
});

test("Settings, team and plan", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings?tab=team");
  await says(page, "Settings: team");
  await page.getByRole("tab", { name: "Plan" }).click();
  await says(page, "Settings: plan");
  expect(account.email).toContain("@");
});

test("Settings, personal profile, notifications and security", { tag: "@full" }, async ({ page, account }) => {
  await page.goto("/settings");
  await says(page, "Settings: tabs");
  await page.getByRole("tab", { name: "Personal Profile" }).click();
  await says(page, "Settings: personal profile");
  await page.getByLabel("Phone Number").fill("(555) 010-0142");
  let mend = await failing(page, "**/api/people/me", "PATCH");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: personal profile not saved");
  await mend();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await says(page, "Settings: personal profile saved");
  await page.getByRole("tab", { name: "Notifications" }).click();
  await says(page, "Settings: notifications");
  mend = await failing(page, "**/api/people/me/notifications", "PATCH");
  await page.getByRole("switch", { name: "Weekly Reports" }).click();
  await says(page, "Settings: notifications not changed");
  await expect(page.getByRole("switch", { name: "Weekly Reports" })).not.toBeChecked();
  await mend();
  await page.getByRole("switch", { name: "Weekly Reports" }).click();
  await says(page, "Settings: notifications changed");
  await page.getByRole("tab", { name: "Security" }).click();
  await says(page, "Settings: security");
  await page.getByLabel("Current Password", { exact: true }).fill(account.password);
  await page.getByLabel("New Password", { exact: true }).fill("another good password");
  await page.getByLabel("Confirm New Password", { exact: true }).fill("something else");
  await page.getByRole("button", { name: "Update Password" }).click();
  await says(page, "Settings: passwords differ");
  await page.getByLabel("Confirm New Password", { exact: true }).fill("another good password");
  await page.getByRole("button", { name: "Update Password" }).click();
  await says(page, "Settings: password changed");
});
