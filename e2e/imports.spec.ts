import { writeFile } from "node:fs/promises";
import { expectNoFault } from "@/e2e/axe";
import { expect, rowAction, test } from "@/e2e/fixtures";
import { excelRows, excelWorkbook } from "@/lib/testing/excel";

const list = [
  "Company;E-mail;Contact first name;Contact last name;Street;City;Notes",
  "Imaginary Paving, LLC;office@paving.example;Dana;Reed;1 Example Street;Springfield;old",
  "Fictional Façades;office@facades.example;;;;;",
  "IMAGINARY PAVING LLC;second@paving.example;;;;;",
  "Pretend Plumbing;nobody;;;;;",
].join("\r\n");

const file = { name: "subcontractors.csv", mimeType: "text/csv", buffer: Buffer.from(list, "latin1") };

test("a list of vendors is tried, imported and undone", { tag: "@full" }, async ({ page, account }) => {
  expect(account.companyName).toContain("Invented");
  await page.goto("/vendors");
  await page.getByRole("link", { name: "Import" }).first().click();
  await expect(page).toHaveURL(/\/vendors\/import$/);
  await page.getByLabel("List of vendors").setInputFiles(file);

  await expect(page.getByText("4 rows · semicolon")).toBeVisible();
  await expect(page.getByLabel("Text Encoding").locator("option:checked")).toHaveText("Windows-1252");
  await expect(page.getByLabel("Company holds")).toHaveValue("name");
  await expect(page.getByLabel("Contact last name holds")).toHaveValue("contactName");
  await expect(page.getByLabel("City holds")).toHaveValue("address");
  await expect(page.getByLabel("Notes holds")).toHaveValue("");
  await expect(page.getByRole("table", { name: "Preview of the First Vendors" }).getByRole("row").nth(1)).toContainText(
    "Imaginary Paving, LLC",
  );
  const problems = page.getByRole("table", { name: "Rows that are not imported" });
  await expect(problems.getByRole("row", { name: /IMAGINARY PAVING LLC 4/ })).toContainText("the same name is on line 2 of the file");
  await expect(problems.getByRole("row", { name: /Pretend Plumbing 5 Email/ })).toContainText("Please enter a valid email");

  await page.getByLabel("E-mail holds").selectOption({ label: "Skip" });
  await expect(page.getByText("Choose a column for: Email")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 rows" })).toBeDisabled();
  await page.getByLabel("E-mail holds").selectOption({ label: "Email" });
  // As hurried people do; a second import would be refused, which the page's console shows.
  await page.getByRole("button", { name: "Import 2 rows" }).dblclick();

  await expect(page).toHaveURL(/\/vendors\/import\/[0-9a-f-]{36}$/);
  await expect(page.getByText("2 vendors added.")).toBeVisible();
  await page.getByRole("link", { name: "See Vendors" }).click();
  const row = page.getByRole("row", { name: /Imaginary Paving, LLC/ });
  await expect(row).toContainText("Dana Reed");
  await rowAction(page, "Fictional Façades", "Edit");
  await page.getByRole("dialog", { name: "Edit Vendor" }).getByLabel("Phone").fill("(555) 010-0100");
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Vendor updated successfully")).toBeVisible();

  await page.goto("/vendors/import");
  await page.getByRole("link", { name: "subcontractors.csv" }).click();
  await page.getByRole("button", { name: "Undo Import" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("remove 2 vendors added by this import");
  await confirm.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText(/The import was undone: 1 vendor removed, 1 vendor kept/)).toBeVisible();
  await expect(page.getByRole("row", { name: /Fictional Façades/ })).toContainText("Kept: it was changed after the import");
});

test("a workbook that opens on a sheet with headings only still lets another sheet be chosen", { tag: "@full" }, async ({
  page,
  account,
}) => {
  expect(account.email).toContain("@");
  const sheets = [
    { name: "Vendors", rows: excelRows(["Name", "Email"], ["Imaginary Paving", "office@paving.example"]) },
    { name: "Old", rows: excelRows(["Name", "Email"]) },
    { name: "Notes", rows: "" },
  ];
  await page.goto("/vendors/import");
  const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  await page.getByLabel("List of vendors").setInputFiles({ name: "vendors.xlsx", mimeType, buffer: excelWorkbook(sheets, 1) });
  const noRows = page.getByText("This sheet has no rows. Choose another sheet.");
  await expect(noRows).toBeVisible();
  await expect(page.getByLabel("Sheet").locator("option:checked")).toHaveText("Old");
  await expect(page.getByRole("button", { name: "Import 0 rows" })).toBeDisabled();
  await expectNoFault(page, "a sheet without rows");
  await page.getByLabel("Sheet").selectOption("Notes");
  await expect(page.getByLabel("First row contains column names")).toBeHidden();
  await expect(noRows).toBeVisible();
  await page.getByLabel("Sheet").selectOption("Vendors");
  await expect(noRows).toBeHidden();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(page.getByText("1 vendor added.")).toBeVisible();
});

test("an import that only changed vendors is taken back", { tag: "@full" }, async ({ page, account }) => {
  const vendor = { name: "Imaginary Paving", email: "office@paving.example", phone: "(555) 010-0100" };
  expect((await page.request.post("/api/vendors", { data: vendor })).status(), account.companyName).toBe(201);
  await page.goto("/vendors/import");
  const buffer = Buffer.from("Name,Email,Phone\nImaginary Paving,wrong@paving.example,(555) 010-0999\n");
  await page.getByLabel("List of vendors").setInputFiles({ ...file, buffer });
  await page.getByLabel("Rows That Match an Existing Vendor").selectOption("Update the vendor");
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByRole("button", { name: "Undo Import" }).click();
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("undo 1 change?");
  await confirm.getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("The import was undone: 1 change undone.")).toBeVisible();
  await page.getByRole("link", { name: "See Vendors" }).click();
  await expect(page.getByRole("row", { name: /Imaginary Paving/ })).toContainText("office@paving.example");
});

test.describe("a file that is no list", () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test("is told with its reason, and another one can be chosen", { tag: "@full" }, async ({ page, account }) => {
    expect(account.email).toContain("@");
    await page.goto("/vendors/import");
    const input = page.getByLabel("List of vendors");
    await input.setInputFiles({ name: "vendors.ods", mimeType: "application/octet-stream", buffer: Buffer.from("PK") });
    await expect(page.getByText("Please save the list as .xlsx or CSV first")).toBeVisible();
    await input.setInputFiles({ name: "vendors.csv", mimeType: "text/csv", buffer: Buffer.from('Name,Email\n"Open,a@b.example\n') });
    await expect(page.getByText("The quotation mark on line 2 is never closed")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try Again" }), "the same would come of it").toBeHidden();
    await input.setInputFiles(file);
    await expect(page.getByRole("button", { name: "Import 2 rows" })).toBeEnabled();
  });
});

test("a list that was saved anew after it was chosen has to be chosen again", { tag: "@full" }, async ({ page, account }, testInfo) => {
  expect(account.email).toContain("@");
  const path = testInfo.outputPath("vendors.csv");
  const input = page.getByLabel("List of vendors");
  const saveAgain = (more: string) => writeFile(path, `Name,Email\nImaginary Paving,office@paving.example\n${more}`);
  const changed = page.getByText("The file has changed. Choose it again.");
  await page.goto("/vendors/import");
  await saveAgain("");
  await input.setInputFiles(path);
  await page.getByRole("button", { name: "Import 1 row" }).waitFor();
  await saveAgain("Pretend Plumbing,office@plumbing.example\n");
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await expect(changed).toBeVisible();
  await page.getByLabel("First row contains column names").click();
  await expect(changed.first()).toBeVisible();
  await input.setInputFiles(path);
  await expect(page.getByRole("button", { name: "Import 2 rows" })).toBeEnabled();
  await expect(changed).toBeHidden();
});

test("columns between pipes are told apart, and a list of one column says what is wrong", { tag: "@full" }, async ({ page, account }) => {
  expect(account.email).toContain("@");
  await page.goto("/vendors/import");
  const input = page.getByLabel("List of vendors");
  await input.setInputFiles({ ...file, buffer: Buffer.from("Vendor No.|Vendor|E-mail\n100|Imaginary Paving|office@paving.example\n") });
  await expect(page.getByText("1 row · pipe")).toBeVisible();
  await expect(page.getByLabel("Text Encoding").locator("option:checked")).toHaveText("UTF-8");
  await expect(page.getByRole("table", { name: "Preview of the First Vendors" })).toContainText("Imaginary Paving");
  await input.setInputFiles({ ...file, buffer: Buffer.from("Vendor/Email\nImaginary Paving/office@paving.example\n") });
  await expect(page.getByText("The file appears to have one column only.")).toBeVisible();
});
