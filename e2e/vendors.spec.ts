import { expect, judgeByDates, rowAction, test, vendorNamed } from "@/e2e/fixtures";
import { addDays } from "@/lib/infra/dates-rules";
import { simpleCertificate } from "@/lib/testing/factories";

const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());

test.describe("a vendor", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("is added, found, edited and deleted", async ({ page, account }) => {
    await page.goto("/vendors");
    await expect(page.getByText(/No vendors found/)).toBeVisible();

    await page.getByRole("button", { name: "Add Vendor" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
    await expect(dialog.getByLabel("Status")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByText("Vendor name is required")).toBeVisible();
    await dialog.getByLabel("Vendor Name").fill("Imaginary Paving");
    await dialog.getByLabel("Email").fill("office@paving.example");
    await dialog.getByLabel("Contact Name").fill("Paving Office");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Vendor created successfully")).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page, "the new vendor is opened").toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { name: "Imaginary Paving" })).toBeVisible();

    await page.getByRole("tab", { name: "Contacts and Emails" }).click();
    await page.getByRole("button", { name: "Add Contact" }).click();
    const contact = page.getByRole("dialog", { name: "Add Contact" });
    await contact.getByLabel("Email", { exact: true }).fill("Office@Paving.example");
    await contact.getByRole("button", { name: "Add Contact" }).click();
    await expect(contact.getByText("This address is already a contact of the vendor.")).toBeVisible();
    await contact.getByLabel("Email", { exact: true }).fill("rita@agency.example");
    await contact.getByLabel("Role").selectOption("Insurance agent");
    await contact.getByRole("button", { name: "Add Contact" }).click();
    const added = page.getByRole("listitem").filter({ hasText: "rita@agency.example" });
    await expect(added).toContainText("Gets requests and reminders");

    await page.goto("/vendors");
    const row = page.getByRole("row", { name: /Imaginary Paving/ });
    await expect(row).toContainText("No Documents");
    await expect(row).toContainText("0 documents");

    await page.getByPlaceholder(/search vendors by name or email/i).fill("nothing like it");
    await expect(row).toBeHidden();
    await page.getByPlaceholder(/search vendors by name or email/i).fill("rita@agency");
    await expect(row, "a vendor is found by any contact").toBeVisible();
    await page.getByPlaceholder(/search vendors by name or email/i).fill("PAVING");
    await expect(row).toBeVisible();

    await rowAction(page, "Imaginary Paving", "Edit");
    const edit = page.getByRole("dialog", { name: "Edit Vendor" });
    await expect(edit.getByLabel("Vendor Name")).toHaveValue("Imaginary Paving");
    await edit.getByLabel("Vendor Name").fill("Imaginary Paving & Sons");
    await edit.getByLabel("Status").selectOption("Inactive");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Vendor updated successfully")).toBeVisible();
    await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toContainText("Inactive");

    await rowAction(page, "Imaginary Paving & Sons", "Delete");
    const confirm = page.getByRole("alertdialog");
    await expect(confirm).toContainText("Are you sure you want to delete Imaginary Paving & Sons?");
    await expect(confirm).toContainText("We delete its documents and remove it from all projects.");
    await confirm.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toBeVisible();
    await rowAction(page, "Imaginary Paving & Sons", "Delete");
    await confirm.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Vendor deleted successfully")).toBeVisible();
    await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toBeHidden();
    expect(account.companyName).toContain("Invented");
  });
});

test("the floating button opens the same dialog, and an invitation really goes out", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
}) => {
  await page.goto("/dashboard");
  await page
    .getByRole("link", { name: /add.*vendor/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/vendors\/new$/);
  const dialog = page.getByRole("dialog", { name: "Add New Vendor" });
  await dialog.getByLabel("Vendor Name").fill("Fictional Fencing");
  await dialog.getByLabel("Email").fill("office@fencing.example");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
  await page.goto("/vendors");
  await rowAction(page, "Fictional Fencing", "Request Certificate");
  const question = page.getByRole("alertdialog", { name: "Request certificate" });
  await expect(question).toContainText("Request a certificate from Fictional Fencing?");
  await expect(question).toContainText("We email office@fencing.example and request a certificate of insurance.");
  await question.getByRole("button", { name: "Request Certificate" }).click();
  await expect(page.getByText("Invitation sent successfully")).toBeVisible();
  const mail = await mailbox.waitFor("office@fencing.example", /certificate of insurance/);
  expect(mail.subject).toContain(account.companyName);
});

test("more than ten vendors come in pages", { tag: "@full" }, async ({ page, account }) => {
  for (let number = 1; number <= 11; number += 1) {
    const data = { name: `Pretend Firm ${number} of ${account.companyName}`, email: `office${number}@firm.example` };
    expect((await page.request.post("/api/vendors", { data, headers: { origin: process.env.E2E_URL ?? "" } })).status()).toBe(201);
  }
  await page.goto("/vendors");
  await expect(page.getByText("Showing page 1 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing page 2 of 2")).toBeVisible();
  await expect(page.getByRole("row", { name: /Pretend Firm/ })).toHaveCount(1);
});

test("the number of rows on a page is chosen, kept in the address and remembered for the other lists", { tag: "@full" }, async ({
  page,
  account,
}) => {
  for (let number = 1; number <= 26; number += 1) await vendorNamed(page, `Pretend Firm ${number} of ${account.companyName}`);
  const rows = page.getByRole("table", { name: "Vendors" }).locator("tbody tr");
  await page.goto("/vendors");
  await expect(page.getByText("Showing page 1 of 3")).toBeVisible();
  await expect(page.getByRole("button", { name: "First page" })).toBeDisabled();
  await page.getByRole("button", { name: "Last page" }).click();
  await expect(page.getByText("Showing page 3 of 3")).toBeVisible();
  await expect(rows).toHaveCount(6);
  await page.getByRole("button", { name: "First page" }).click();
  await expect(page.getByText("Showing page 1 of 3")).toBeVisible();
  await page.getByLabel("Rows per page").selectOption("25");
  await expect(page).toHaveURL(/limit=25/);
  await expect(page.getByText("Showing page 1 of 2")).toBeVisible();
  await expect(rows).toHaveCount(25);
  await page.goto("/vendors?sort=name");
  await expect(rows, "remembered").toHaveCount(25);
  await page.goto("/vendors?limit=50");
  await expect(rows, "as the address says").toHaveCount(26);
  await page.goto("/vendors?limit=7");
  await expect(rows, "no size of ours").toHaveCount(25);
  await expect(rows.first(), "a vendor, not the place held for one").toContainText("Pretend Firm");
  const height = async () => (await rows.first().boundingBox())?.height ?? Number.POSITIVE_INFINITY;
  await expect.poll(height, "a row is as high as a line of a list with a mouse").toBeLessThanOrEqual(45);
  const cell = await page.getByRole("cell", { name: "0 documents" }).first().boundingBox();
  await page.mouse.click((cell?.x ?? 0) + 20, (cell?.y ?? 0) + 10);
  await expect(page, "the whole row opens the vendor").toHaveURL(/\/vendors\/[0-9a-f-]{36}$/);
});

test("the list says in words how each vendor's coverages stand, and is filtered by them", { tag: "@full" }, async ({ page, account }) => {
  const { id: vendorId } = await vendorNamed(page, "Fictional Glass");
  await vendorNamed(page, `Imaginary Paving of ${account.companyName}`);
  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "GL-0001", "Fictional Glass"));
  const document = { name: "glass.pdf", mimeType: "application/pdf", buffer };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId, document } })).status()).toBe(201);
  await expect(async () => {
    await page.goto("/vendors");
    await expect(page.getByRole("row", { name: /Fictional Glass/ })).toContainText("General liability in force", { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole("row", { name: /Fictional Glass/ })).toContainText("Umbrella not required");
  await expect(page.getByRole("row", { name: /Imaginary Paving/ })).toContainText("General liability missing");
  await page.getByLabel("Coverage", { exact: true }).selectOption("GL missing");
  await expect(page).toHaveURL(/coverage=GL_MISSING/);
  await expect(page.getByRole("row", { name: /Fictional Glass/ })).toBeHidden();
  await expect(page.getByRole("row", { name: /Imaginary Paving/ })).toBeVisible();
});

test("a vendor's page says why its status is so, shows limits, and asks for a certificate", { tag: "@full" }, async ({
  page,
  account,
  mailbox,
}) => {
  await judgeByDates(page);
  const { id: vendorId } = await vendorNamed(page, "Fictional Glass");
  await vendorNamed(page, "Imaginary Paving");
  await page.goto(`/vendors/${vendorId}`);
  await expect(page.getByText("No documents have been received.").first()).toBeVisible();
  const contact = page.getByRole("list", { name: "Contact" });
  await expect(contact).toContainText("office@vendor.example");
  await expect(contact).not.toContainText("Not given");
  await contact.getByRole("button", { name: "Add Name and Phone" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Vendor" });
  await edit.getByLabel("Contact Name").fill("Glass Office");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(contact).toContainText("Glass Office");

  await page.getByRole("button", { name: "Request Certificate" }).click();
  const asking = page.getByRole("dialog", { name: "Request a Certificate" });
  await expect(asking).toContainText("office@vendor.example");
  await expect(asking, "the email as the vendor gets it").toContainText("Hi Glass Office,");
  await asking.getByRole("button", { name: "Edit Text" }).click();
  await asking.getByLabel("Subject").fill("Please send your papers");
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Close Without Saving" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(asking.getByLabel("Subject"), "what was typed into an email is not dropped by Escape").toHaveValue(
    "Please send your papers",
  );
  await asking.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Request Certificate" }).click();
  await asking.getByRole("button", { name: "Send Email" }).click();
  await expect(page.getByText("Email on its way")).toBeVisible();
  const mail = await mailbox.waitFor("office@vendor.example", /certificate of insurance/, "Fictional Glass");
  expect(mail.text).toContain(account.companyName);
  await page.getByRole("tab", { name: "Emails" }).click();
  await expect(page).toHaveURL(/tab=emails/);
  await expect(page.getByRole("tabpanel", { name: "Emails" })).toContainText(mail.subject);

  const buffer = Buffer.from(await simpleCertificate(addDays(today, 200), "GL-0001", "Fictional Glass"));
  const document = { name: "glass.pdf", mimeType: "application/pdf", buffer };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId, document } })).status()).toBe(201);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("All requirements are met.").first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("tab", { name: "Coverage" }).click();
  const coverages = page.getByRole("table", { name: "Current Coverage" });
  await expect(coverages.getByRole("columnheader", { name: "Limits and endorsements" })).toBeVisible();
  await expect(coverages).toContainText("$1,000,000");
  await page.getByRole("tab", { name: "Documents" }).click();
  await expect(page.getByRole("tabpanel", { name: "Documents" })).toContainText("Compliant");
  await page.getByRole("tab", { name: "Activity" }).click();
  const activity = page.getByRole("tabpanel", { name: "Activity" });
  await expect(activity).toContainText(/Added.*Fictional Glass/);
  await expect(activity, "of its documents too").toContainText("glass.pdf");
  await expect(activity, "of no other vendor").not.toContainText("Imaginary Paving");
});

test.describe("without a connection", () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] });

  test("what was opened before still opens, and a call that failed is told", { tag: "@full" }, async ({ page, context, account }) => {
    const name = `Gutters of ${account.companyName}`;
    const data = { name, email: "office@gutters.example" };
    expect((await page.request.post("/api/vendors", { data, headers: { origin: process.env.E2E_URL ?? "" } })).status()).toBe(201);
    await page.goto("/vendors");
    const menu = page.getByRole("button", { name: `Actions for ${name}` });
    const question = page.getByRole("alertdialog", { name: "Delete Vendor" });
    await rowAction(page, name, "Delete");
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(menu).toBeFocused();

    await context.setOffline(true);
    await rowAction(page, name, "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete vendor")).toBeVisible();
    await expect(page.getByRole("row", { name })).toBeVisible();
  });
});

test.describe("a vendor that a teammate has deleted", () => {
  test.use({ provoked: [/404 \(Not Found\)/] });

  test("cannot be deleted again, and goes from the list", { tag: "@full" }, async ({ page, account }) => {
    const vendor = { name: "Invented Glazing", email: "office@glazing.example" };
    const { data } = await (await page.request.post("/api/vendors", { data: vendor })).json();
    await page.goto("/vendors");
    const row = page.getByRole("link", { name: vendor.name });
    await expect(row, account.companyName).toBeVisible();
    await page.waitForLoadState("networkidle");
    await rowAction(page, vendor.name, "Delete");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    expect((await page.request.delete(`/api/vendors/${data.id}`)).status()).toBe(200);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete vendor")).toBeVisible();
    await expect(page.getByText("Vendor not found")).toBeVisible();
    await expect(row).toBeHidden();
  });
});
