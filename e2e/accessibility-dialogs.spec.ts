import { expectNoFault, settled } from "@/e2e/axe";
import { expect, pick, rowAction, test, vendorNamed } from "@/e2e/fixtures";

/** What opens over a page, looked at as the pages are (accessibility.spec). */
test.describe("axe finds no fault", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("in dialogs and questions about vendors", async ({ page, account }) => {
    const name = `Imaginary Paving of ${account.companyName}`;
    await vendorNamed(page, name);
    await page.goto("/vendors/new");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Vendor name is required")).toBeVisible();
    await expectNoFault(page, "Add New Vendor with errors");
    await page.goto("/vendors");
    await rowAction(page, name, "Edit");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoFault(page, "Edit Vendor");
    await page.keyboard.press("Escape");
    await rowAction(page, name, "Delete");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault(page, "the question before a vendor is deleted");
  });

  test("in dialogs and questions about projects", { tag: "@full" }, async ({ page, account }) => {
    const name = `Imaginary Paving of ${account.companyName}`;
    await vendorNamed(page, name);
    await page.goto("/projects/new");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Project name is required")).toBeVisible();
    await expectNoFault(page, "Add New Project with errors");
    const project = (await (await page.request.post("/api/projects", { data: { name: "Harbor Tower" } })).json()) as {
      data: { id: string };
    };
    await settled(page, `/projects/${project.data.id}`);
    await page.getByRole("button", { name: "Add Vendors" }).click();
    await page.getByRole("dialog").getByRole("checkbox", { name }).check();
    await expectNoFault(page, "Add Vendors");
    await page.getByRole("button", { name: "Add 1 vendor" }).click();
    await rowAction(page, name, "Edit Contract");
    await expect(page.getByRole("dialog", { name: "Edit Contract" })).toBeVisible();
    await expectNoFault(page, "Edit Contract");
    await page.keyboard.press("Escape");
    await rowAction(page, name, "Remove from Project");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNoFault(page, "the question before a vendor is removed from a project");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: "Add to Project" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("Please select a project")).toBeVisible();
    await expectNoFault(page, "Add to Project with an error");
  });

  test("in dialogs and questions about documents", { tag: "@full" }, async ({ page, account }) => {
    const name = `Imaginary Paving of ${account.companyName}`;
    await vendorNamed(page, name);
    const document = { name: "dropped.pdf", mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 lost ${account.email}`) };
    expect((await page.request.post("/api/documents/upload", { multipart: { document } })).status()).toBe(201);
    await page.goto("/documents");
    await page.getByRole("button", { name: "Choose Vendor…" }).click();
    await expect(page.getByRole("radio", { name: "An existing vendor" })).toBeVisible();
    await expectNoFault(page, "whose file it is");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Upload Document" }).first().click();
    const dialog = page.getByRole("dialog");
    await expectNoFault(page, "Upload Document");
    await dialog.locator("input[type=file]").setInputFiles([document, { ...document, name: "second.pdf" }]);
    await expectNoFault(page, "Upload Document with files");
    const vendor = dialog.getByRole("combobox", { name: "Select Vendor" });
    await vendor.click();
    await expect(page.getByRole("option", { name })).toBeVisible();
    await expectNoFault(page, "the choice of a vendor");
    await page.keyboard.press("Escape");
    await pick(vendor, name);
    await dialog.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(dialog.getByRole("status")).toContainText("2 of 2 files uploaded");
    await expectNoFault(page, "after the upload");
  });
});
