import { readFile } from "node:fs/promises";
import { unzipSync, zipSync } from "fflate";
import { expectNoFault } from "@/e2e/axe";
import { expect, signInAs, test } from "@/e2e/fixtures";
import { excelRows, excelWorkbook } from "@/lib/testing/excel";
import { simpleCertificate } from "@/lib/testing/factories";

const zipOf = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, typeof bytes === "string" ? Buffer.from(bytes) : bytes])),
    ),
  );

test("an admin moves over from spreadsheets: checks the file, reads the errors, imports, and undoes it", { tag: "@full" }, async ({
  page,
  account: _,
}) => {
  await page.goto("/settings?tab=data");
  await page.getByRole("link", { name: "Import Lists and Certificates" }).click();
  await expect(page.getByRole("heading", { name: "Import Lists and Certificates" })).toBeVisible();
  const [templates] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download Templates" }).click()]);
  expect(Object.keys(unzipSync(new Uint8Array(await readFile(await templates.path())))).sort()).toEqual([
    ...["assignments.csv", "certificates.csv", "projects.csv", "users.csv", "vendors.csv"],
  ]);

  const bytes = zipOf({
    "vendors.csv": "Name,Email\nImaginary Paving,office@paving.example\nImaginary Glass,nobody\n",
    "projects.csv": "Name,Start Date\nImaginary Tower,1/15/2027\n",
    "assignments.csv": "Vendor,Project,Trade\nImaginary Paving,Imaginary Tower,Paving\n",
    "certificates.csv": "File,Vendor\ncertificates/paving.pdf,Imaginary Paving\ncertificates/missing.pdf,Imaginary Paving\n",
    "certificates/paving.pdf": await simpleCertificate("2099-06-01", "GL-1", "Imaginary Paving"),
  });
  await page.getByLabel("ZIP file or list").setInputFiles({ name: "move.zip", mimeType: "application/zip", buffer: bytes });
  await page.getByRole("button", { name: "Check File" }).click();
  await expect(page.getByText("4 rows can be imported. Nothing has changed yet.")).toBeVisible();
  const problems = page.getByRole("table", { name: "Problems" });
  await expect(problems.getByRole("row", { name: /vendors\.csv/ })).toContainText("Please enter a valid email");
  await expect(problems.getByRole("row", { name: /certificates\.csv/ })).toContainText(
    '"certificates/missing.pdf" is not in the ZIP file.',
  );
  await expectNoFault(page, "the checked lists");
  const [csv] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download Problems" }).click()]);
  expect((await readFile(await csv.path())).toString()).toContain(
    "vendors.csv,3,Imaginary Glass,Email,Not Imported,Please enter a valid email",
  );

  await page.getByRole("button", { name: "Import Data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Import Data" }).click();
  await expect(page.getByText("The lists were imported.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Lists" }).getByRole("row", { name: /Certificates/ })).toContainText("1");
  await page.goto("/vendors");
  await expect(page.getByText("Imaginary Paving").first()).toBeVisible();

  await page.goto("/settings/import-lists");
  await page.getByRole("button", { name: "Undo Import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo Import" }).click();
  await expect(page.getByText("The import was undone.")).toBeVisible();
  await page.goto("/vendors");
  await expect(page.getByText("Imaginary Paving")).toBeHidden();
});

test("who is no admin cannot import", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/settings/import-lists");
  await expect(page.getByText("Only company admins can import data")).toBeVisible();
});

test("a list in an old encoding is read again by the encoding that a person chooses", { tag: "@full" }, async ({ page, account: _ }) => {
  const bytes = zipOf({ "vendors.csv": Buffer.from("Name,Email\nD\xa2ck Ni\xa4o,office@dock.example\n", "latin1") });
  await page.goto("/settings/import-lists");
  await page.getByLabel("ZIP file or list").setInputFiles({ name: "move.zip", mimeType: "application/zip", buffer: bytes });
  await page.getByRole("button", { name: "Check File" }).click();
  const readings = page.getByRole("region", { name: "How Lists Were Read" });
  await expect(readings.getByRole("heading", { name: "vendors.csv" })).toBeVisible();
  await readings.getByLabel("Encoding").selectOption("DOS 850");
  await expect(readings.getByText("Dóck Niño · office@dock.example")).toBeVisible();
  await expectNoFault(page, "how lists were read");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoFault(page, "how lists were read on a phone");
  await page.getByRole("button", { name: "Import Data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Import Data" }).click();
  await expect(page.getByText("The lists were imported.")).toBeVisible();
  const { data } = (await (await page.request.get("/api/vendors?search=nino")).json()) as { data: { vendors: { name: string }[] } };
  expect(data.vendors.map(({ name }) => name)).toEqual(["Dóck Niño"]);
});

test("a workbook of projects that opens on an empty list is read again by the sheet that a person chooses", { tag: "@full" }, async ({
  page,
  account: _,
}) => {
  const sheets = [
    { name: "2027", rows: excelRows(["Name", "Number"], ["Imaginary Tower", "7"]) },
    { name: "2028", rows: excelRows(["Name", "Number"]) },
  ];
  await page.goto("/settings/import-lists");
  const buffer = zipOf({ "projects.xlsx": excelWorkbook(sheets, 1) });
  await page.getByLabel("ZIP file or list").setInputFiles({ name: "move.zip", mimeType: "application/zip", buffer });
  await page.getByRole("button", { name: "Check File" }).click();
  const readings = page.getByRole("region", { name: "How Lists Were Read" });
  await expect(page.getByText("This list has column titles only, and no rows.")).toBeVisible();
  await readings.getByLabel("Sheet").selectOption("2027");
  await expect(page.getByText("1 row can be imported. Nothing has changed yet.")).toBeVisible();
});
