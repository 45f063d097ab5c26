import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, fromMenu, judgeByDates, made, rowAction, signInAs, test, vendorNamed } from "@/e2e/fixtures";
import { simpleCertificate } from "@/lib/testing/factories";

const namesShown = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tbody a").allInnerTexts();

test.describe("a project", () => {
  test.use({ provoked: [/409 \(Conflict\)/] });

  test("is added, refused with words at its fields, edited, completed, reopened and deleted", { tag: "@full" }, async ({
    page,
    account,
  }) => {
    await page.goto("/projects");
    await expect(page.getByText("No projects found. Add your first project to see which vendors work where."), account.email).toBeVisible();
    await page.getByRole("button", { name: "Add Project" }).click();
    const add = page.getByRole("dialog", { name: "Add New Project" });
    await add.getByRole("button", { name: "Create" }).click();
    await expect(add.getByText("Project name is required")).toBeVisible();
    await add.getByLabel("Project Name").fill("Harbor Tower");
    await add.getByLabel("Project Number").fill("26-014");
    await add.getByLabel("Address").fill("1 Example Quay\nSpringfield");
    await add.getByLabel("First Day").fill("2027-03-01");
    await add.getByLabel("Last Day").fill("2027-02-28");
    await add.getByRole("button", { name: "Create" }).click();
    await expect(add.getByText("Last day must not be before the first day")).toBeVisible();
    // The fault is between two days: mending the other one mends it as well.
    await add.getByLabel("First Day").fill("2027-02-01");
    await expect(add.getByText("Last day must not be before the first day")).toBeHidden();
    await add.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText("Project created successfully")).toBeVisible();
    await expect(add).toBeHidden();
    await expect(page, "the new project is opened").toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
    await page.getByRole("link", { name: "All projects" }).click();
    const row = page.getByRole("row", { name: /Harbor Tower/ });
    await expect(row).toContainText("No vendors yet");
    await expect(row).toContainText("Feb 1, 2027 to Feb 28, 2027");

    await page.getByRole("button", { name: "Add Project" }).click();
    await add.getByLabel("Project Name").fill("HARBOR TOWER");
    await add.getByRole("button", { name: "Create" }).click();
    await expect(add.getByText("A project with this name already exists")).toBeVisible();
    await add.getByRole("button", { name: "Cancel" }).click();

    await row.getByRole("link", { name: "Harbor Tower" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Harbor Tower" })).toBeVisible();
    await expect(page.getByText("No. 26-014")).toBeVisible();
    await expect(page.getByText("No vendors are on this project yet.")).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Project" });
    await expect(edit.getByLabel("Last Day")).toHaveValue("2027-02-28");
    await edit.getByLabel("Project Name").fill("Harbor Tower East");
    // A date that was only begun is not taken for none.
    await edit.getByLabel("First Day").focus();
    await page.keyboard.type("03");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Backspace");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(edit.getByText("Please enter the full date")).toBeVisible();
    await edit.getByLabel("First Day").fill("2027-02-01");
    await expect(edit.getByText("Please enter the full date")).toBeHidden();
    await edit.getByLabel("Last Day").fill("");
    await edit.getByRole("button", { name: "Update" }).click();
    await expect(page.getByText("Project updated successfully")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Harbor Tower East" })).toBeVisible();
    await expect(page.getByText("From Feb 1, 2027")).toBeVisible();

    await page.getByRole("button", { name: "Complete" }).click();
    await expect(page.getByText("Project completed")).toBeVisible();
    await page.getByRole("button", { name: "Reopen" }).click();
    await expect(page.getByText("Project reopened")).toBeVisible();
    await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();

    await page.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Are you sure you want to delete Harbor Tower East?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Project deleted successfully")).toBeVisible();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByText(/No projects found/)).toBeVisible();
  });
});

test("vendors come onto a project several at once, with their own status, and leave it again", { tag: "@full" }, async ({
  page,
  account,
}) => {
  for (const name of ["Alder Roofing", "Birch Framing", "Cedar Paving"]) await vendorNamed(page, name);
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}`, endsOn: "2100-01-31" });
  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Add Vendors" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Vendors" });
  await expect(dialog.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /Alder Roofing/ }).check();
  await dialog.getByLabel("Find vendors").fill("birch");
  await expect(dialog.getByRole("checkbox", { name: /Cedar Paving/ })).toBeHidden();
  await dialog.getByRole("checkbox", { name: /Birch Framing/ }).check();
  await expect(dialog.getByRole("status")).toHaveText("2 vendors chosen");
  await dialog.getByLabel("Scope of work").fill("Upper floors");
  await dialog.getByRole("button", { name: "Add 2 vendors" }).click();
  await expect(page.getByText("2 vendors added")).toBeVisible();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
  await expect(row("Alder Roofing")).toContainText("Upper floors");
  await expect(row("Alder Roofing")).toContainText("No Documents");
  await expect(page.getByRole("list", { name: "Vendors by status" })).toHaveText("2 No Documents");

  await page.getByRole("button", { name: "Add Vendors" }).click();
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await rowAction(page, "Alder Roofing", "Edit Contract");
  const scope = page.getByRole("dialog", { name: "Edit Contract" });
  await scope.getByLabel("Scope of work").fill("Roofing");
  await scope.getByRole("button", { name: "Update" }).click();
  await expect(row("Alder Roofing")).toContainText("Roofing");
  await expect(row("Birch Framing")).toContainText("Upper floors");

  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Export", "Export CSV");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tower-of-[a-z0-9-]+-vendors-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await download.path(), "utf8")).toContain(
    "Birch Framing,office@vendor.example,,,,,Upper floors,Active,Not allowed,Not allowed,No Documents",
  );

  await page.getByLabel("Search vendors of the project").fill("roof");
  await expect(row("Birch Framing")).toBeHidden();
  await rowAction(page, "Alder Roofing", "Remove from Project");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("The vendor and its documents stay.");
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Removed from the project")).toBeVisible();
  await page.getByRole("button", { name: "Clear Search" }).click();
  await expect(row("Birch Framing")).toBeVisible();
  await expect(page.getByText("1 contract", { exact: true })).toBeVisible();
});

test("a project says whose coverage ends before its work, until the days fit", { tag: "@full" }, async ({ page, account }) => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
  await judgeByDates(page);
  const { id: vendorId } = await vendorNamed(page, "Invented Paving");
  const certificate = { name: "certificate.pdf", mimeType: "application/pdf", buffer: Buffer.from(await simpleCertificate(inDays(200))) };
  expect((await page.request.post("/api/documents/upload", { multipart: { vendorId, document: certificate } })).status()).toBe(201);
  const { id } = await made(page, "/api/projects", { name: `Tower of ${account.companyName}`, endsOn: inDays(200) });
  await made(page, `/api/projects/${id}/assignments`, { vendorIds: [vendorId] });
  await expect.poll(async () => JSON.stringify(await (await page.request.get(`/api/vendors/${vendorId}`)).json())).toContain('"COMPLIANT"');

  await page.goto("/projects");
  const row = page.getByRole("row", { name: /Tower of/ });
  await expect(row).toContainText("1 Compliant");
  await expect(row).toContainText("1 vendor's coverage ends before the work does");
  await row.getByRole("link").click();
  await expect(page.getByRole("row", { name: /Invented Paving/ })).toContainText("Expires before the work ends");
  await page.getByRole("link", { name: "Invented Paving" }).click();
  await expect(page.getByText("Coverage ends before the work does")).toBeVisible();

  await page.goto(`/projects/${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Last Day").fill(inDays(199));
  await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
  await expect(page.getByRole("row", { name: /Invented Paving/ })).not.toContainText("Expires before the work ends");
  await expect(page.getByText("coverage ends before the work does")).toBeHidden();
});

test.describe("an address with a project that is not there", () => {
  test.use({ provoked: [/404 \(Not Found\)/] });

  test("shows the page all the same", { tag: "@full" }, async ({ page, account }) => {
    await vendorNamed(page, "Alder Roofing");
    await page.goto("/vendors?projectId=nonsense");
    await expect(page.getByText("1 vendor", { exact: true }), account.email).toBeVisible();
    await page.goto("/vendors?projectId=00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("combobox", { name: "Project" })).toHaveText("No such project");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page.getByText("1 vendor", { exact: true })).toBeVisible();
    await page.goto("/projects/nonsense");
    await expect(page.getByText("This project cannot be shown")).toBeVisible();
    await page.getByRole("link", { name: "All projects" }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });
});

test("the list of projects is searched, filtered, sorted, kept as a view, exported and changed together", { tag: "@full" }, async ({
  page,
  account,
}) => {
  for (const data of [{ name: "Alder Yard", number: "26-1" }, { name: "Birch Hall", number: "25-9" }, { name: "Cedar Court" }])
    await made(page, "/api/projects", data);
  await page.goto("/projects");
  await page.getByRole("button", { name: "Project", exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect.poll(() => namesShown(page, "Projects"), account.email).toEqual(["Alder Yard", "Birch Hall", "Cedar Court"]);
  await page.getByRole("checkbox", { name: "Select Birch Hall" }).check();
  await page.getByRole("checkbox", { name: "Select Cedar Court" }).check();
  await page.getByRole("button", { name: "Complete" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Complete 2 projects?");
  await question.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("2 projects completed")).toBeVisible();
  await page.getByRole("combobox", { name: "Status", exact: true }).selectOption("Completed");
  await expect.poll(() => namesShown(page, "Projects")).toEqual(["Birch Hall", "Cedar Court"]);
  await page.getByLabel("Search projects").fill("25-9");
  await expect.poll(() => namesShown(page, "Projects")).toEqual(["Birch Hall"]);

  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Export", "Export CSV");
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Birch Hall,25-9,,Completed");

  await page.getByRole("button", { name: "Views" }).click();
  const views = page.getByRole("dialog", { name: "Views" });
  await views.getByLabel("View Name").fill("Done");
  await views.getByLabel("Open this list with this view").check();
  await views.getByRole("button", { name: "Save View" }).click();
  await expect(views).toBeHidden();
  await page.goto("/projects");
  await expect(page).toHaveURL(/status=COMPLETED/);
  await expect.poll(() => namesShown(page, "Projects")).toEqual(["Birch Hall"]);
  await page.getByLabel("Search projects").fill("nowhere");
  await expect(page.getByText("No projects found. No project matches this search and status.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect.poll(() => namesShown(page, "Projects")).toHaveLength(3);
});

test("search everywhere finds a project by name, number and address", { tag: "@full" }, async ({ page, account }) => {
  const { id } = await made(page, "/api/projects", {
    name: `Harborview of ${account.companyName}`,
    number: "26-014",
    address: "7 Quayside Lane",
  });
  await page.goto("/dashboard");
  const field = page.getByRole("combobox", { name: "Search vendors, documents, projects and pages" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (const typed of ["26-014", "quayside", "harborveiw"]) {
    await field.fill(typed);
    await expect(page.getByRole("group", { name: "Projects" }).getByRole("option"), typed).toHaveText(/Harborview/);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/projects/${id}$`));
  await page.getByRole("button", { name: "Search everywhere" }).click();
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(/Harborview/);
  await field.fill("add project");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add New Project" })).toBeVisible();
});

test("a viewer sees everything of a project and can change nothing", { tag: "@full" }, async ({ page }) => {
  await signInAs(page, "viewer@builders.example");
  await page.goto("/projects");
  await page.getByRole("link", { name: "Castle in the Air" }).click();
  await expect(page.getByRole("table", { name: "Vendors of the project" })).toContainText("Daydream Roofing");
  for (const name of ["Edit", "Complete", "Delete", "Add Vendors", /^Edit Contract/, /^Remove/])
    await expect(page.getByRole("button", { name })).toHaveCount(0);
  const list = page.getByRole("group", { name: "Vendors of the project" });
  await expect(list.getByRole("button", { name: "Export" })).toBeEnabled();
  await page.getByRole("table").getByRole("link", { name: "Daydream Roofing" }).click();
  await expect(page.getByRole("region", { name: "Projects" })).toContainText("Castle in the Air");
  await expect(page.getByRole("button", { name: "Add to Project" })).toHaveCount(0);
  await page.goto("/projects/new");
  await expect(page.getByRole("table", { name: "Projects" })).toContainText("Castle in the Air");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add Project" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});
