import { expect, test } from "@/e2e/fixtures";

test("a vendor is added, found, edited and deleted", async ({ page, account }) => {
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
  const row = page.getByRole("row", { name: /Imaginary Paving/ });
  await expect(row).toContainText("No Documents");
  await expect(row).toContainText("0 documents");

  await page.getByPlaceholder(/search vendors by name or email/i).fill("nothing like it");
  await expect(row).toBeHidden();
  await page.getByPlaceholder(/search vendors by name or email/i).fill("PAVING");
  await expect(row).toBeVisible();

  await page.getByRole("button", { name: "Edit Imaginary Paving" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Vendor" });
  await expect(edit.getByLabel("Vendor Name")).toHaveValue("Imaginary Paving");
  await edit.getByLabel("Vendor Name").fill("Imaginary Paving & Sons");
  await edit.getByLabel("Status").selectOption("Inactive");
  await edit.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Vendor updated successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toContainText("Inactive");

  await page.getByRole("button", { name: "Delete Imaginary Paving & Sons" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Are you sure you want to delete Imaginary Paving & Sons?");
  await expect(confirm).toContainText("Its documents are deleted with it, and it is taken off all projects.");
  await confirm.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toBeVisible();
  await page.getByRole("button", { name: "Delete Imaginary Paving & Sons" }).click();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Vendor deleted successfully")).toBeVisible();
  await expect(page.getByRole("row", { name: /Imaginary Paving & Sons/ })).toBeHidden();
  expect(account.companyName).toContain("Invented");
});

test("the floating button opens the same dialog, and an invitation really goes out", async ({ page, account, mailbox }) => {
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
  await page.getByRole("button", { name: "Send invitation to Fictional Fencing" }).click();
  await expect(page.getByText("Invitation sent successfully")).toBeVisible();
  const mail = await mailbox.waitFor("office@fencing.example", /certificate of insurance/);
  expect(mail.subject).toContain(account.companyName);
});

test("more than ten vendors come in pages", async ({ page, account }) => {
  for (let number = 1; number <= 11; number += 1) {
    const data = { name: `Pretend Firm ${number} of ${account.companyName}`, email: `office${number}@firm.example` };
    expect((await page.request.post("/api/vendors", { data, headers: { origin: process.env.E2E_URL ?? "" } })).status()).toBe(201);
  }
  await page.goto("/vendors");
  await expect(page.getByText("Showing page 1 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing page 2 of 2")).toBeVisible();
  await expect(page.getByRole("row", { name: /Pretend Firm 1 of/ })).toBeVisible();
});

test.describe("without a connection", () => {
  test.use({ provoked: [/ERR_INTERNET_DISCONNECTED/] });

  test("what was opened before still opens, and a call that failed is told", async ({ page, context, account }) => {
    const name = `Gutters of ${account.companyName}`;
    const data = { name, email: "office@gutters.example" };
    expect((await page.request.post("/api/vendors", { data, headers: { origin: process.env.E2E_URL ?? "" } })).status()).toBe(201);
    await page.goto("/vendors");
    const remove = page.getByRole("button", { name: `Delete ${name}` });
    const question = page.getByRole("alertdialog", { name: "Delete vendor" });
    await remove.click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(remove).toBeFocused();

    await context.setOffline(true);
    await remove.click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete vendor")).toBeVisible();
    await expect(page.getByRole("row", { name })).toBeVisible();
  });
});

test.describe("a vendor that somebody else deleted meanwhile", () => {
  test.use({ provoked: [/404 \(Not Found\)/] });

  test("cannot be deleted again, and goes from the list", async ({ page, account }) => {
    const vendor = { name: "Invented Glazing", email: "office@glazing.example" };
    const { data } = await (await page.request.post("/api/vendors", { data: vendor })).json();
    await page.goto("/vendors");
    const row = page.getByRole("link", { name: vendor.name });
    await expect(row, account.companyName).toBeVisible();
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: `Delete ${vendor.name}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    expect((await page.request.delete(`/api/vendors/${data.id}`)).status()).toBe(200);
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete vendor")).toBeVisible();
    await expect(page.getByText("Vendor not found")).toBeVisible();
    await expect(row).toBeHidden();
  });
});
