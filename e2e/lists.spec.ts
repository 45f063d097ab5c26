import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, fromMenu, made, pick, signInAs, test } from "@/e2e/fixtures";

async function addVendors(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    const data = { name, email: `office${place}@vendor.example` };
    expect((await page.request.post("/api/vendors", { data })).status()).toBe(201);
  }
}

const namesShown = (page: Page) => page.getByRole("table", { name: "Vendors" }).locator("tbody a[href^='/vendors/']").allInnerTexts();

test("the list of vendors is sorted by its headers, and the back button takes each choice back", { tag: "@full" }, async ({
  page,
  account,
}) => {
  const cedar = `Cedar of ${account.companyName}`;
  await addVendors(page, ["birch Works", "Alder Works", cedar]);
  await page.goto("/vendors");
  await expect.poll(() => namesShown(page), "worst first, and by name among equals").toEqual(["Alder Works", "birch Works", cedar]);
  const header = page.getByRole("columnheader", { name: "Vendor" });
  await header.getByRole("button").click();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(() => namesShown(page)).toEqual(["Alder Works", "birch Works", cedar]);
  await expect(header).toHaveAttribute("aria-sort", "ascending");
  await header.getByRole("button").click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect.poll(() => namesShown(page)).toEqual([cedar, "birch Works", "Alder Works"]);
  await page.goBack();
  await expect(page).toHaveURL(/sort=name/);
  await expect(header).toHaveAttribute("aria-sort", "ascending");
});

test("filters stand in the address, outlive a reload and are cleared by one press", async ({ page, account }) => {
  await addVendors(page, ["Alder Works", `Birch of ${account.companyName}`]);
  await page.goto("/vendors");
  await page.getByRole("combobox", { name: "Status", exact: true }).selectOption("Compliant");
  await expect(page.getByText("No vendors found. No vendor matches these filters.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Status", exact: true })).toHaveValue("COMPLIANT");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect.poll(() => namesShown(page)).toHaveLength(2);
  await expect(page).toHaveURL(/\/vendors\?page=1$/);
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page).toHaveURL(/\/vendors\/import$/);
});

test("selected vendors are changed together", { tag: "@full" }, async ({ page, account }) => {
  await addVendors(page, ["Alder Works", `Birch of ${account.companyName}`]);
  await page.goto("/vendors");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await fromMenu(page, "More", "Set Inactive");
  const confirm = page.getByRole("alertdialog");
  await expect(confirm).toContainText("Set 2 vendors inactive?");
  await confirm.getByRole("button", { name: "Set Inactive" }).click();
  await expect(page.getByText("2 vendors set inactive")).toBeVisible();
  await expect(page.getByRole("row", { name: /Alder Works/ })).toContainText("Inactive");
  await page.getByRole("combobox", { name: "Active or inactive" }).selectOption("Active");
  await expect(page.getByText("No vendors found. No vendor matches these filters.")).toBeVisible();
  await page.getByRole("combobox", { name: "Active or inactive" }).selectOption("Inactive");
  await page.getByRole("checkbox", { name: "Select Alder Works" }).check();
  await fromMenu(page, "More", "Delete");
  await expect(confirm).toContainText("Are you sure you want to delete 1 vendor?");
  await expect(confirm).toContainText("We delete their documents and remove them from all projects.");
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 vendor deleted")).toBeVisible();
  await expect(page.getByRole("row", { name: /Alder Works/ })).toBeHidden();
});

test("who changes selected vendors by the keyboard goes on from their list", { tag: "@full" }, async ({ page, account }) => {
  await addVendors(page, ["Alder Works", `Birch of ${account.companyName}`]);
  await page.goto("/vendors");
  await page.getByRole("checkbox", { name: "Select Alder Works" }).press("Space");
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Set Inactive" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Set Inactive" }).press("Enter");
  await expect(page.getByText("1 vendor set inactive")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "List of vendors" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeFocused();
  // A row that is deleted leaves the focus with the one after it.
  await page.getByRole("button", { name: /^Actions for Birch of/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Vendor deleted successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for Alder Works" })).toBeFocused();
});

test("of several rows the refused one is told with its reason, and the others are changed", { tag: "@full" }, async ({ page, account }) => {
  await addVendors(page, ["Alder Works", `Birch of ${account.companyName}`]);
  await page.goto("/vendors");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  // Someone else deletes one of them at the same time.
  const { data } = (await (await page.request.get("/api/vendors?search=Alder")).json()) as { data: { vendors: { id: string }[] } };
  expect((await page.request.delete(`/api/vendors/${data.vendors[0]?.id}`)).status()).toBe(200);
  await fromMenu(page, "More", "Set Inactive");
  await page.getByRole("alertdialog").getByRole("button", { name: "Set Inactive" }).click();
  const told = page.getByRole("dialog", { name: "Setting vendors inactive" });
  await expect(told).toContainText("1 vendor set inactive. 1 vendor could not be changed.");
  await expect(told).toContainText("No longer exists");
  await told.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("row", { name: /Birch of/ })).toContainText("Inactive");
});

test("the filtered list is exported, and no cell becomes a formula", { tag: "@full" }, async ({ page, account }) => {
  await addVendors(page, ["Alder Works", "=1+1 Works", `Cedar of ${account.companyName}`]);
  await page.goto("/vendors?search=works&sort=name");
  await expect(page.getByText("2 vendors")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Export", "Export CSV");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("vendors.csv");
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^'=1\+1 Works,/);
  const [workbook] = await Promise.all([page.waitForEvent("download"), fromMenu(page, "Export", "Export Excel")]);
  expect(workbook.suggestedFilename()).toBe("vendors.xlsx");
});

test("a person chooses the columns of a list, its keys are shown, and selected vendors come onto a project", async ({ page, account }) => {
  await addVendors(page, ["Alder Works", `Birch of ${account.companyName}`]);
  await made(page, "/api/projects", { name: "Harbor Tower" });
  await page.goto("/vendors");
  const column = (name: string) => page.getByRole("columnheader", { name });
  await expect(column("Documents")).toBeVisible();
  await page.getByRole("button", { name: "Columns" }).press("Enter");
  // Each choice is saved: the answer to the first one is not that to the second.
  const choose = async (name: string) => {
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith("/api/views/columns")),
      page.getByRole("menuitemcheckbox", { name }).press("Space"),
    ]);
    expect(saved.status()).toBe(200);
  };
  await choose("Documents");
  await expect(column("Documents")).toHaveCount(0);
  await choose("Added");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Columns" })).toBeFocused();
  await page.reload();
  await expect(column("Added")).toBeVisible();
  await expect(column("Documents")).toHaveCount(0);

  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard Shortcuts" });
  await expect(keys).toContainText("Select the row");
  await expect(keys, "the keys of this page alone").not.toContainText("Correct a value");
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 2" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();

  // The palette offers what can be done with the selected rows.
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" }).fill("add to project");
  await page.getByRole("option", { name: /^Add to Project: 2 vendors/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add to Project" });
  await pick(dialog.getByRole("combobox", { name: "Project" }), "Harbor Tower");
  await dialog.getByRole("button", { name: "Add 2 vendors" }).click();
  await expect(page.getByText("2 vendors added")).toBeVisible();
  await page.goto("/vendors");
  await pick(page.getByRole("combobox", { name: "Project" }), "Harbor Tower");
  await expect(page.getByText("2 vendors", { exact: true })).toBeVisible();
});

test("a saved view opens the list, without the whole list before it", { tag: "@full" }, async ({ page, account }) => {
  await addVendors(page, ["birch Works", "Alder Works", `Cedar of ${account.companyName}`]);
  await page.goto("/vendors?search=works&sort=name");
  await page.getByRole("button", { name: "Views" }).click();
  const dialog = page.getByRole("dialog", { name: "Views" });
  await dialog.getByRole("button", { name: "Save View" }).click();
  await expect(dialog.getByText("View name is required")).toBeVisible();
  await dialog.getByLabel("View Name").fill("Works by name");
  await dialog.getByRole("checkbox", { name: "Open this list with this view" }).check();
  await dialog.getByRole("button", { name: "Save View" }).click();
  await expect(page.getByText("View saved")).toBeVisible();

  const whole = await page.request.get("/vendors", { maxRedirects: 0 });
  expect(whole.headers().location, "the server itself leads to the view").toContain("search=works");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Vendors", exact: true }).first().click();
  await expect(page).toHaveURL(/search=works&sort=name/);
  await expect.poll(() => namesShown(page)).toEqual(["Alder Works", "birch Works"]);
  // Who clears the filters wants the whole list, not the view again.
  await page
    .getByRole("textbox", { name: "Search vendors" })
    .or(page.getByRole("searchbox", { name: "Search vendors" }))
    .fill("");
  await expect.poll(() => namesShown(page)).toHaveLength(3);
  // The menu's link opens it again.
  await page.getByRole("link", { name: "Vendors", exact: true }).first().click();
  await expect.poll(() => namesShown(page)).toEqual(["Alder Works", "birch Works"]);

  await page.getByRole("button", { name: /Views|Works by name/ }).click();
  await dialog.getByRole("button", { name: "Delete View Works by name" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete View" });
  await expect(question).toContainText("Are you sure you want to delete the view “Works by name”?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByRole("button", { name: "Delete View Works by name" })).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("View deleted")).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.goto("/vendors");
  await expect.poll(() => namesShown(page)).toHaveLength(3);
});

test("who may only look keeps views, and shares none", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/vendors?status=EXPIRED");
  await page.getByRole("button", { name: "Views" }).click();
  const dialog = page.getByRole("dialog", { name: "Views" });
  await expect(dialog.getByRole("checkbox", { name: "Open this list with this view" })).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: /Share/ })).toHaveCount(0);
  const answer = await page.request.post("/api/views", { data: { list: "vendors", name: "For all", query: "sort=name", shared: true } });
  expect(answer.status()).toBe(403);
});

test("the words beside a control in a dialog take the pointer, and a press on them leaves the dialog open", { tag: "@full" }, async ({
  page,
  account,
}) => {
  await page.goto("/vendors?search=works");
  await page.getByRole("button", { name: "Views" }).click();
  const dialog = page.getByRole("dialog", { name: "Views" });
  await dialog.getByLabel("View Name").fill(`Works of ${account.companyName}`);
  await dialog.getByRole("button", { name: "Save View" }).click();
  await expect(page.getByText("View saved")).toBeVisible();
  await page.getByRole("button", { name: /^Works of/ }).click();
  await dialog.getByRole("button", { name: /^Delete View/ }).hover();
  const words = page.getByRole("tooltip");
  // The pointer gets to the words themselves; what lies beneath would take it otherwise.
  await words.hover();
  await words.click();
  await expect(words).toBeVisible();
  await expect(dialog).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, names] of [
    ["/vendors", ["Status", "Active or inactive"]],
    ["/documents", ["Vendor", "Compliance"]],
  ] as const)
    test(`two filters of ${address} stand side by side`, { tag: "@full" }, async ({ page, account }) => {
      await page.goto(address);
      await expect(page.getByRole("banner"), account.companyName).toBeVisible();
      const boxes = await Promise.all(names.map((name) => page.getByRole("combobox", { name, exact: true }).boundingBox()));
      expect(boxes[0]?.y).toBe(boxes[1]?.y);
      expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0));
    });
});
